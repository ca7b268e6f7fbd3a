# Hoe een gespeelde partij er voor de sterkste bot uitziet.
review-unreadable = Dit is geen nabeschouwing: { $reason }.
review-other-version = Deze nabeschouwing heeft versie { $version }; nodig is { $wanted }. Laat de partij opnieuw nabeschouwen.
review-not-over = Alleen een partij die is afgelopen kan worden nabeschouwd; deze is nog bezig.
review-unknown-effort = De inspanning { $effort } bestaat niet; er zijn { $known }.
review-thinking = Uitspelen
review-head = { $game }, { $answers ->
    [one] één zet
   *[other] { $answers } zetten
}.
review-chances = Winstkans per speler (standaardfout tot { $points } punten):
review-after = na zet
review-turns = Waar de partij kantelde:
review-turn = Tot zet { $moment }, { $player } { $points }:
review-costs = De zetten die het meest kostten, hoogstens drie per speler:
review-no-costs = Van geen zet staat vast dat hij { $points } punten of meer kostte.
review-cost = { $player } gaf { $points } punten weg.
review-cost-head = Zet { $number }: { $sentence } (Standaardfout { $error }.)
review-did = Gespeeld, { $share }: { $move }
review-instead = Beter, { $share }: { $move }
review-lucks = Geluk, los van inzicht:
review-no-lucks = Van geen geluk staat vast dat het een kans { $points } punten of meer verschoof.
review-luck = Zet { $number }: { $swings }.
review-balance = Geluk of inzicht, van wat hierboven staat:
review-balance-of = { $player }: zetten kostten { $cost } punten, geluk deed { $luck }.
review-how = Geschat door de bot { $bot }, inspanning { $effort }: mensen hadden misschien anders verder gespeeld. Wat hier een fout heet, was dat naar wat de speler wist, niet naar wat ervan kwam.
