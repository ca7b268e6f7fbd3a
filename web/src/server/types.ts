// Written by web/write_types.py from the server's types. Do not edit.

export type ServerMessage = Snapshot | Update | Answer;


export type ClientMessage = Sit | Stand | Join | Contribute | Move | Propose | Vote | HandOver | TakeBack | Say | Mute | GoOn | GoBack | Explain | WhyNot | Expand | Show | History | Resync | Language | Hint;


/** The whole table: sent first, and again whenever a client is behind. */
export type Snapshot = { type: "snapshot"; protocol: number; /** The number of this state among those that your seat has been sent. */ version: number; /** Seconds since 1970, by the server's clock. */ now: number; state: State; /** The latest of what has happened in the match, as you know it. */ events: Event[]; /** The same in sentences. */ news: News[]; talk: Talk[]; };


/** A table as one guest knows it: everything that a client shows at present. */
export type State = { /** The table's name in its address. */ table: string; game: string; options: Record<string, boolean>; pace: Pace; listed: boolean; /** Whether an edition other than the game's own is played. */ edition: boolean; stage: "gathering" | "over" | "playing"; /** Your seat; null if you look on. */ you: number | null; /** Whether you made the table. */ host: boolean; seats: Seated[]; /** The number of guests who look on. */ watching: number; /** The SHA-256 of the secret of the luck. */ hash: string; /** The secret of the luck, once the match is over. */ secret: string | null; /** The words that the seats added to the luck; null before. */ contributions: string[] | null; proposal: Proposing | null; /** The seat that answered last, and who answered for it. */ last: [number, "bot" | "clock" | "form" | "guest"] | null; /** The table of the next match, if there is one. */ next: string | null; /** Those whom the host does not want to hear at the table, as talk names them. */ muted: string[]; /** The seats that your talk to partners would reach. */ partners: number[]; /** What you are asked, in your language; null if nothing, or if a bot answers. */ prompt: string | null; /** The number of the decision before you; null if you are asked nothing. */ decision: number | null; /** What you know of the match: a view of the game; null before the match. */ view: null | View; /** What you can answer; null if you are asked nothing. */ choices: Choices | null; /** Where you are in a lesson; null where none is given. */ lesson?: Learning | null; /** Whether you can ask for hints: the table has them, and nobody else plays. */ helps?: boolean; /** Why you cannot take your last answer back now, in your language; null if you can, or do not play. */ no_undo?: string | null; /** What was proposed last and not agreed to, until more is proposed or somebody is seen to play on. */ declined?: Declining | null; /** Whether the match begins from a position of its own. */ position?: boolean; };


/** How much time the seats of a table have: unlimited, some seconds a turn with a reserve, or some days a turn. */
export type Pace = { sort?: "days" | "live" | "none"; /** Live: seconds that a seat has each time the table waits for it. */ turn?: number; /** Live: seconds for the whole match, for when a turn's are up. */ reserve?: number; /** Days that a seat has each time the table waits for it. */ days?: number; };


/** Who sits on a seat, as everybody may know. */
export type Seated = { seat: number; /** What the player is called: the guest's name, or that in the edition. */ name: string; /** The player's name in the edition, which views use. */ player: string; /** What the seat is: open, a guest's, or a bot's. */ sort: "bot" | "guest" | "open"; /** The bot that plays the seat now: its own, or in place of its guest. */ bot: string | null; /** Whether this guest made the table. */ host: boolean; /** Whether the guest is connected. */ present: boolean; /** Turns in a row that were played because the guest's time was up. */ late: number; /** Whether the guest has answered the call for words to add to the luck. */ contributed: boolean; /** When the seat's time is up, in seconds since 1970; null: not counted. */ deadline: number | null; /** Seconds of the reserve left when the present turn began. */ reserve: number; };


/** A proposal that all guests must agree to. */
export type Proposing = { matter: "end" | "rematch" | "undo"; seat: number; agreed: number[]; };


/** All legal moves of a seat; none if it is not asked for anything. Iterating over it gives each as a `Choice`. */
export type Choices = { /** The version of this shape: 1. */ format: number; /** The seat whose moves these are. */ seat: number; /** What is being asked, of this seat or of others. */ ask: string; /** The clause behind what is asked. */ rule: string; /** The legal moves, one group for each sort that has any. */ groups: ChoiceGroup[]; };


/** The legal moves of one sort. */
export type ChoiceGroup = { /** The word or words that the move begins with. */ word: string; /** The clause behind it. */ rule: string; /** What follows the word, in the order of the text. */ parts: ChoicePart[]; /** The words between the parts, in the text of a move. */ between: string[]; /** The moves, each with a number for each part: an index into its names. */ moves: number[][]; };


/** One part of a group's moves: what it is, and the names of the things that can be chosen. */
export type ChoicePart = { /** The name of the part, which is its kind unless a move has two of that kind. */ key: string; /** What the part is: card, spot, piece; its words in a catalogue begin with it. */ kind: string; /** The things that can be chosen, as moves, views and events name them. */ names: string[]; };


/** Where a learner is in a lesson or a puzzle, in the learner's language. */
export type Learning = { name: string; title: string; /** The one idea of each step; of a puzzle empty for those to come. */ steps: string[]; /** The step of now, from 0; as many as there are steps once the lesson is over. */ step: number; /** What is said about the idea; an empty line parts paragraphs. */ text: string; /** What is to be done; null: nothing, and `go_on` leads to the next step. */ task: string | null; /** The things that are spoken of, each as its kind and its name. */ show: string[]; /** Whether it is a puzzle: a question, and after the answer the reason. */ puzzle?: boolean; };


/** A proposal that another guest did not agree to. */
export type Declining = { matter: "end" | "rematch" | "undo"; /** The seat that proposed it. */ seat: number; /** The seat that did not agree. */ by: number; };


/** A sentence about what happened, shown with the event of its number; it may cover events before that one. */
export type News = { /** The number of the event, or of the last one, that the sentence is about. */ number: number; /** The sentence. */ text: string; /** Whether it may not be left out: it is notable, or about the seat that reads it. */ vital: boolean; /** Whether it is among the first to be left out. */ slight?: boolean; };


/** A line of talk. */
export type Talk = { /** Seconds since 1970, by the server's clock. */ at: number; /** Who said it: the same for all that this guest says at this table. */ who: string; name: string; seat: number | null; text: string; /** Whether only partners hear it. */ private: boolean; };


/** What changed since the version before. */
export type Update = { type: "update"; version: number; /** Seconds since 1970, by the server's clock. */ now: number; /** What to set in the state, each as [path, value]; an empty path is all of it. */ patch: ([(string | number)[], unknown])[]; /** What happened since. */ events: Event[]; news: News[]; talk: Talk[]; };


/** The answer to a command or a question; `problem` is null if it was carried out. */
export type Answer = { type: "answer"; id: string | null; problem?: Problem | null; /** What was asked for, in words. */ text?: string | null; /** The events that were asked for. */ events?: Event[] | null; /** The same in sentences. */ news?: News[] | null; /** What a phrase can mean: the moves of each, best first. */ ways?: string[][] | null; };


/** Why something was refused: a code for programs, the clause of the rules if there is one, and a sentence for people. */
export type Problem = { error: string; rule: string | null; message: string; };


/** Take an open seat; on one's own seat, use one's new name there. */
export type Sit = { do: "sit"; id: string; seat: number; };


/** Leave a seat before the match begins; the host may ask another guest, or a bot, to leave. */
export type Stand = { do: "stand"; id: string; seat: number; };


/** Put a bot on an open seat (host only). */
export type Join = { do: "join"; id: string; seat: number; bot: "boss" | "capo" | "don" | "greedy" | "learned" | "lookout" | "planner" | "soldier"; };


/** Contribute words to the luck, once the hash of the secret is known; an empty text contributes none. */
export type Contribute = { do: "contribute"; id: string; words: string; };


/** Answer what the table asks: one or more moves, all or none, for the decision with this number. */
export type Move = { do: "move"; id: string; decision: number; moves: string[]; };


/** Propose to take back one's last answer, to end the match without a winner, or to play another. */
export type Propose = { do: "propose"; id: string; matter: "end" | "rematch" | "undo"; };


/** Agree to the proposal, or not. */
export type Vote = { do: "vote"; id: string; agreed: boolean; };


/** Let a bot play one's seat. */
export type HandOver = { do: "hand_over"; id: string; bot: "boss" | "capo" | "don" | "greedy" | "learned" | "lookout" | "planner" | "soldier"; };


/** Take one's seat back from a bot. */
export type TakeBack = { do: "take_back"; id: string; };


/** Say something to the table, or to one's partners. */
export type Say = { do: "say"; id: string; text: string; to?: "partners" | "table"; };


/** Mute or unmute somebody for everyone (host only). Muting for oneself alone is up to the client. */
export type Mute = { do: "mute"; id: string; who: string; muted: boolean; };


/** Continue a lesson from a step that is only read. */
export type GoOn = { do: "go_on"; id: string; };


/** Go back in a lesson: to the beginning of this step, or of the one before. */
export type GoBack = { do: "go_back"; id: string; };


/** Ask what a move would do. */
export type Explain = { do: "explain"; id: string; move: string; };


/** Ask why a move cannot be made; the problem of the answer says so, null if it can. */
export type WhyNot = { do: "why_not"; id: string; move: string; };


/** Ask for the moves that a phrase can mean, such as a whole walk given by its end. */
export type Expand = { do: "expand"; id: string; phrase: string; };


/** Ask for the moves that do the task of a lesson, and what they do; for a walk, where it ends. */
export type Show = { do: "show"; id: string; };


/** Ask for events from a number on: a few hundred at most, so repeat until none come. */
export type History = { do: "history"; id: string; since: number; };


/** Ask for the whole table again. */
export type Resync = { do: "resync"; id: string; };


/** Ask for everything in another language from now on. */
export type Language = { do: "language"; id: string; language: "de" | "en" | "nl"; };


/** Ask what a bot would do in your place, and why: `text`, and the move in `ways`; with `more`, also the numbers behind it. It is refused where other people play, as unfair. */
export type Hint = { do: "hint"; id: string; more?: boolean; };


/** What a seat knows of a match of Chicago Poker. */
export type ChicagoPokerView = { game: "chicago-poker"; /** The version of this shape: 2. */ format: 2; /** The seat that sees this; null is a spectator. */ seen_by: number | null; /** The options of the match, by name. */ options: { specials?: boolean; short?: boolean; }; /** The number of seats. */ seats: number; /** What the waiting seats are asked for; `nothing` when the match is over. */ ask: "nothing" | "action" | "limousine" | "discard" | "tiebreak"; /** The seats that still have to answer; empty when the match is over. */ waiting: number[]; /** The seat whose turn it is; null where players do not take turns. */ active: number | null; /** Whether the match has ended. */ over: boolean; /** How the match ended; null until it is over. */ result: Result | null; /** The bosses, in the order of their seats. */ players: ChicagoPokerPlayer[]; /** The round, from 1: a turn of each player. */ round: number; /** The number of the turn, from 0. */ turn: number; /** The actions left in this turn. */ actions: number; /** The actions taken in this turn. */ taken: number; /** The most cards in a hand at the end of its turn. */ hand_limit: number; /** What moves that answer the current ask, legal or not, concern but do not name, by word. */ about: Subject[]; /** The open businesses, by spot. */ table: OpenBusiness[]; /** The number of cards in the draw pile. */ pile: number; /** The discarded cards, which all lie open. */ discards: (ChicagoPokerCard | "??")[]; /** The businesses in the pile: the number of each kind. */ businesses_left: Record<string, number>; /** The Limousine under way; null if there is none. */ limousine: Limousine | null; /** The duel under way; null if there is none. */ duel: Duel | null; };


/** How a match ended: winners, scores, ranks (1, 1, 3), and the reason with its clause. */
export type Result = { /** The seats that won: several if they share the win. */ winners: number[]; /** The score of each seat, in the order of the seats. */ scores: number[]; /** The rank of each seat, from 1; equal seats share the better one. */ ranks: number[]; /** Why the match ended, by name. */ reason: ChicagoPokerReason | ChicagoGangstersReason | ChicagoReason | GangstersReason; /** The clause of the rules that says so, such as CP-6.1. */ rule: string; };


/** A boss. */
export type ChicagoPokerPlayer = { /** The player's seat, 0 to seats - 1. */ seat: number; /** The player's name in the edition. */ name: string; /** The boss by name, in one word. */ boss: ChicagoPokerBoss; /** The cards in the hand. */ hand: (ChicagoPokerCard | "??")[]; /** The card chosen in a tie-break; null if there is none. */ chosen: ChicagoPokerCard | "??" | null; /** The businesses won: the number of each kind. */ businesses: Record<string, number>; /** The ways to win at once, by the reason that a result gives. */ goals: Record<string, Goal>; };


/** A player's progress towards one of the ways to win at once. */
export type Goal = { /** How much the player has. */ have: number; /** How much wins. */ need: number; };


/** Something that a move is about without naming it: the card behind `gun`, the man who takes a step. */
export type Subject = { /** The word or words that the move begins with, as in choices. */ word: string; /** What the thing is to the move: its kind, or a name of its own as in `from` and `to`. */ key: string; /** The kind of thing, as in choices: card, spot, person; also `seat` and `number`. */ kind: string; /** The thing by name, as moves, views and events name it; a seat, or a number. */ value: string | number; };


/** An open business on the table, with its rows. */
export type OpenBusiness = { /** A spot of the table by name: `1` is the first. */ spot: ChicagoPokerSpot; /** A kind of business by name, such as `jazz-club`. */ business: ChicagoPokerBusiness; /** How each place of a row here has to be laid. */ facing: ("down" | "up")[]; /** The row of each player, in the order of the seats. */ rows: Row[]; /** The player whose turn brings the duel here, by the first bullet; null if none. */ owner: number | null; };


/** A player's row at an open business. */
export type Row = { /** The gangsters in the row, in the order in which they were laid. */ cards: (ChicagoPokerCard | "??")[]; /** Whether each of them lies face up. */ up: boolean[]; /** The number of places in the row that are free. */ free: number; /** The number of the row's bullet, lower ones placed earlier; null if none. */ bullet: number | null; /** What the row makes, as in events; null if it is empty or has a card that is not known. */ combination: ChicagoPokerCombination | null; };


/** A Limousine under way. */
export type Limousine = { /** The spot that gangsters are driven from. */ from: ChicagoPokerSpot; /** The spot that they are driven to. */ to: ChicagoPokerSpot; };


/** A duel under way. */
export type Duel = { /** A spot of the table by name: `1` is the first. */ spot: ChicagoPokerSpot; /** The seats that are tied. */ tied: number[]; /** The tie-breaks so far that did not decide it. */ repeats: number; };


/** What a seat knows of a match of Chicago Gangsters; the open cards of a round are null when the match is over. */
export type ChicagoGangstersView = { game: "chicago-gangsters"; /** The version of this shape: 2. */ format: 2; /** The seat that sees this; null is a spectator. */ seen_by: number | null; /** The options of the match, by name. */ options: { talk?: boolean; godfather?: boolean; }; /** The number of seats. */ seats: number; /** What the waiting seats are asked for; `nothing` when the match is over. */ ask: "nothing" | "join" | "declare" | "duel" | "say" | "show" | "lay" | "bruiser" | "hide" | "choose" | "pay" | "round-end" | "sell" | "gamble" | "take"; /** The seats that still have to answer; empty when the match is over. */ waiting: number[]; /** The seat whose turn it is; null where players do not take turns. */ active: number | null; /** Whether the match has ended. */ over: boolean; /** How the match ended; null until it is over. */ result: Result | null; /** The players, in the order of their seats. */ players: ChicagoGangstersPlayer[]; /** The round, from 1. */ round: number; /** The coalition card that lies open. */ coalition: Coalition | null; /** The district that is fought for. */ district: District | null; /** The loot card that lies open. */ loot: Loot | null; /** The person to be won; null once that person is taken. */ person: ChicagoGangstersPerson | null; /** The value of each person who lies open. */ person_values: Record<string, number>; /** What moves that answer the current ask, legal or not, concern but do not name, by word. */ about: Subject[]; /** The seat with the question mark; null if nobody who takes part plays it. */ question: number | null; /** The seat with the pick mark of the challengers, then of the defenders; null as above. */ pick: (number | null)[]; /** The side that is laying, or was the last to. */ acting: "challengers" | "defenders" | null; /** What was announced of the challengers, then of the defenders. */ strength: number[]; /** What the defenders need; null unless it is they who are laying. */ to_beat: ToBeat | null; /** The side that won the fight; null as long as it lasts. */ winning: "challengers" | "defenders" | null; /** The side that is taking its loot; null if none is. */ sharing: "challengers" | "defenders" | null; /** The seats that share that loot, first choice first; of three the last goes without. */ takers: number[]; /** The number of cards in the draw pile. */ pile: number; /** The discarded cards, which all lie open. */ discards: (ChicagoGangstersCard | "??")[]; /** The persons still in the pile. */ persons_left: ChicagoGangstersPerson[]; /** The seat of Mr. X; null if there is none. */ mr_x: number | null; /** The seat of the loner; null if there is none. */ loner: number | null; /** The seat of the Godfather; null if there is none. */ godfather: number | null; /** The seat of the partner whom the Godfather ousted; null if there is none. */ ousted: number | null; /** Whether the Bruiser is at work in this round. */ bruiser_used: boolean; /** What goes on at the end of the round; null before. */ round_end: RoundEnd | null; };


/** A player, with open and sealed cards. */
export type ChicagoGangstersPlayer = { /** The player's seat, 0 to seats - 1. */ seat: number; /** The player's name in the edition. */ name: string; /** The clan that the player plays in this round; null for Mr. X. */ clan: ChicagoGangstersClan | null; /** The side that the player is on; null if on neither. */ side: "challengers" | "defenders" | null; /** The alcohol won: what the match is about. */ alcohol: number; /** The persons won. */ persons: ChicagoGangstersPerson[]; /** Of those, the persons who add to the strength in the district. */ counting: ChicagoGangstersPerson[]; /** All cards that do not lie open, those laid face down among them. */ hand: (ChicagoGangstersCard | "??")[]; /** Of those, what everyone has seen. */ shown: (ChicagoGangstersCard | "??")[]; /** The means that count for this player in the district. */ usable: ("blackmail" | "bribes" | "weapons")[]; /** One's own sealed choice so far; null of others. */ choosing: (ChicagoGangstersCard | "??")[] | null; /** The cards laid face down. */ laid: (ChicagoGangstersCard | "??")[]; /** The cards laid open. */ open: (ChicagoGangstersCard | "??")[]; /** The strength that the player was announced to bring. */ contribution: number; /** What the persons and the cards laid so far bring here, as far as the seat that looks knows them. */ brings: number; /** What the persons and the whole hand would bring; null of others. */ could_bring: number | null; /** What each card that one holds would add in the district if it were laid; null of others. */ adds: Record<string, number> | null; /** The sealed word under way: a strength, `silent`, `??` if not known; null if there is none. */ saying: number | "??" | "silent" | null; /** The word that was told; null if there is none. */ said: number | "??" | "silent" | null; /** The sealed choice to become Godfather; null if there is none. */ declaring: "??" | "declare" | "pass" | null; /** The sealed card of a duel for Godfather; null if there is none. */ duelling: ChicagoGangstersCard | "??" | null; words: Words; /** The points for rounds as Godfather. */ godfather_points: number; };


/** What a player's word has been worth so far. */
export type Words = { /** The words that were kept. */ kept: number; /** The words that were broken. */ broken: number; };


/** The coalition card of the round: which clans fight which, and their marks. */
export type Coalition = { /** The card by name, such as `C5`. */ name: ChicagoGangstersCoalition; /** The clans that challenge. */ challenging_clans: ChicagoGangstersClan[]; /** The clans that defend. */ defending_clans: ChicagoGangstersClan[]; /** The clan with the question mark. */ question_clan: ChicagoGangstersClan; /** The clan with the pick mark of the challengers, then of the defenders. */ pick_clans: ChicagoGangstersClan[]; };


/** The contested district. */
export type District = { /** The district by name. */ name: ChicagoGangstersDistrict; /** The means that are usable here. */ means: ("blackmail" | "bribes" | "weapons")[]; /** Whether persons count here. */ persons_count: boolean; };


/** The loot card of the round. */
export type Loot = { /** The card by name, such as `L7`. */ name: ChicagoGangstersLoot; /** The two packages of the winners. */ winners: Package[]; /** The two packages of the losers. */ losers: Package[]; };


/** A package of loot. */
export type Package = { /** The package by name: `1` or `2` of its row. */ package: ChicagoGangstersPackage; /** The alcohol in it. */ alcohol: number; /** The number of means cards in it. */ means: number; /** Whether the person is in it. */ has_person: boolean; /** All of it in letters: alcohol `A`, means cards `M`, the person `P`, as in `2A+P`. */ short: string; };


/** What the defenders together have to reach. */
export type ToBeat = { /** The least strength that beats what the challengers have announced. */ least: number; /** The least that beats any hidden card of theirs, too; null if Mr. X, who may bring anything, is there. */ safe: number | null; /** The most that their hidden card can add; 0 if there is none. */ hidden: number; };


/** What the active player is doing at the end of the round, and who comes after. */
export type RoundEnd = { /** The seats that come after the active one, in their order. */ next: number[]; /** The cards that the active player has drawn by now. */ draws: number; /** The persons that the active player has used by now. */ used: ChicagoGangstersPerson[]; /** Whether the active player has swapped a card as Mr. X. */ swapped: boolean; /** The person through whom cards are being sold; null if none are. */ selling: ChicagoGangstersPerson | null; /** The value of the cards discarded so far, less that of cards taken for them. */ worth: number; /** The cards that the Poker Player has still to discard or to take. */ left: number; /** The value that must be discarded for one alcohol. */ price: number; /** The cards that a Poker Player exchanges. */ exchanged: number; };


/** What a seat knows of a match of Chicago: everything, because nothing is hidden. */
export type ChicagoView = { game: "chicago"; /** The version of this shape: 2. */ format: 2; /** The seat that sees this; null is a spectator. */ seen_by: number | null; /** The options of the match, by name. */ options: Record<string, boolean>; /** The number of seats. */ seats: number; /** What the waiting seats are asked for; `nothing` when the match is over. */ ask: "nothing" | "buy" | "move" | "from" | "step" | "fight"; /** The seats that still have to answer; empty when the match is over. */ waiting: number[]; /** The seat whose turn it is; null where players do not take turns. */ active: number | null; /** Whether the match has ended. */ over: boolean; /** How the match ended; null until it is over. */ result: Result | null; /** The gangs, in the order of their seats. */ players: ChicagoPlayer[]; /** The round, from 1; 0 until the first one begins. */ round: number; /** The dice that have not been used yet. */ dice: number[]; /** What moves that answer the current ask, legal or not, concern but do not name, by word. */ about: Subject[]; /** While a man and dice are asked for: for each man and dice that can be chosen, where the walk can end. */ reach: Record<string, Record<string, ChicagoSpace[]>>; /** The walk under way; null if there is none. */ walk: Walk | null; /** While a man walks or is to: the bars that his gang takes when he enters them, while it has chips. */ takes: ChicagoSpace[]; /** What a fight holds for a man with one head against a man with another, who comes second. */ fights: Record<string, Record<string, Prospect>>; /** The bars with a chip: by space, the seat whose chip it is. */ chips: Record<string, number>; /** The heads left in the bank. */ bank: Record<string, number>; /** The men near casinos that other gangs hold, the nearest first. */ threats: Threat[]; };


/** A gang. */
export type ChicagoPlayer = { /** The player's seat, 0 to seats - 1. */ seat: number; /** The player's name in the edition. */ name: string; /** The gang's colour in the edition. */ colour: ChicagoColour; /** The district of the gang's headquarters: NW, NE, SE or SW. */ corner: string; /** The gang's money. */ money: number; /** The chips that the gang can still lay. */ chips_left: number; /** The bodies that have never had a head: the men that the gang can still buy. */ bodies_left: number; /** The worth of the gang's bars and casinos, which is what a payment brings. */ income: number; /** Money, places and heads: what counts after the last round. */ worth: number; /** The gang's men in play, by number. */ men: Man[]; /** The ways to win at once, by the reason that a result gives. */ goals: Record<string, Goal>; };


/** A man in play. */
export type Man = { /** A man by his number in his gang: `1` is the first. */ man: ChicagoMan; /** A man's head, weakest first. */ head: "blue" | "green" | "red" | "yellow"; /** What his head is worth. */ worth: number; /** The space he stands on; null in reserve, and while he walks. */ at: ChicagoSpace | null; };


/** A walk under way, of a man of the active seat. */
export type Walk = { /** A man by his number in his gang: `1` is the first. */ man: ChicagoMan; /** The space he has come to; null until it is chosen where he sets out. */ at: ChicagoSpace | null; /** The steps he has still to take. */ steps: number; /** The spaces where he can still end; none once he has arrived. */ ends: ChicagoSpace[]; };


/** The prospects of a man in a fight against another, at present. */
export type Prospect = { /** The chance that he wins. */ chance: number; /** What his gang is paid if he does. */ prize: number; /** The head that he then gets; null if he keeps his. */ rises: "blue" | "green" | "red" | "yellow" | null; };


/** A man of another gang who is near a casino that a gang holds. */
export type Threat = { /** The casino, by the name of its space. */ casino: ChicagoSpace; /** The seat that holds it. */ holder: number; /** The seat whose man is near. */ seat: number; /** The man by his number in his gang. */ man: ChicagoMan; /** The fewest steps that bring him there, at most 6. */ steps: number; };


/** What a seat knows of a match of Gangsters. */
export type GangstersView = { game: "gangsters"; /** The version of this shape: 2. */ format: 2; /** The seat that sees this; null is a spectator. */ seen_by: number | null; /** The options of the match, by name. */ options: Record<string, boolean>; /** The number of seats. */ seats: number; /** What the waiting seats are asked for; `nothing` when the match is over. */ ask: "nothing" | "claim" | "gang" | "place" | "buy" | "give" | "want" | "cash" | "accept" | "donuts" | "police" | "cop-to" | "react" | "feed" | "target" | "move" | "public-to" | "seduce" | "return" | "keep" | "shield" | "attack" | "shoot"; /** The seats that still have to answer; empty when the match is over. */ waiting: number[]; /** The seat whose turn it is; null where players do not take turns. */ active: number | null; /** Whether the match has ended. */ over: boolean; /** How the match ended; null until it is over. */ result: Result | null; /** The gangs, in the order of their seats. */ players: GangstersPlayer[]; /** What moves that answer the current ask, legal or not, concern but do not name, by word. */ about: Subject[]; /** The round, from 1; 0 in the set-up. */ round: number; /** The seats in the order of play. */ order: number[]; /** The dice by colour; empty if they have not been thrown. */ dice: Record<string, number>; /** The moves left in this turn. */ moves: number; /** The crime level: the pieces and public that show their criminal side. */ crime: number; /** The joints that somebody owns. */ joints: Record<string, Joint>; /** The cops on the board. */ cops: Record<string, Cop>; /** The public on the board. */ public: Record<string, Public>; /** The trade that is being offered; null if there is none. */ offer: Offer | null; police: Police; /** The station where the cop or public that was drawn comes in; null if none does. */ entrance: GangstersSpace | null; /** The bribes that are remembered, oldest first. */ bribes: Bribe[]; };


/** A gang. */
export type GangstersPlayer = { /** The player's seat, 0 to seats - 1. */ seat: number; /** The player's name in the edition. */ name: string; /** A gang by name, such as `camorra`. */ gang: GangstersGang; /** The gang's colour. */ colour: GangstersColour; /** The gang's cash. */ money: number; /** What the gang's joints pay in every turn. */ income: number; /** Cash and joints: what counts after the last round. */ worth: number; /** The joints that the gang owns. */ joints: GangstersJoint[]; /** The gang's pieces. */ pieces: Piece[]; /** The bribe markers known to be there: the number of each. */ markers: Record<string, number>; /** What only the player himself knows; null of all others. */ secrets: Secrets | null; };


/** A piece of a gang on the board. */
export type Piece = { /** A piece by name: `racketeers`, `thugs` or `vamps`. */ piece: GangstersPiece; /** What can be attacked, by name: a gang's piece, such as `camorra-thugs`, or `cop-7`. */ target: GangstersTarget; /** The number of its members. */ strength: number; /** Where it stands; null while it is off the board. */ at: GangstersSpace | null; /** The side it shows; public shows the criminal one in joints. */ side: "clean" | "criminal"; /** The equipment that it can have; the word is the move that buys it. */ equipment: "clothes" | "heaters" | "wheels"; /** Whether it has its equipment. */ equipped: boolean; };


/** What only the player knows: the standing order, the drawn marker, and the choices of the set-up. */
export type Secrets = { /** The Untouchables to be put back into the bag before another draws. */ standing: number; /** The marker just drawn; null if there is none. */ drawn: GangstersMarker | "??" | null; /** The members hired so far in the set-up. */ hired: Record<string, number>; /** The money left in the set-up; null after it. */ left: number | null; /** What another member costs, of each piece that can have one. */ hiring: Record<string, number>; /** What members cost one by one while gangs are hired, the first one first, as many as there can be. */ ladder: Record<string, number[]>; /** Where pieces have been placed so far in the set-up. */ placing: Record<string, GangstersJoint>; };


/** A joint that somebody owns. */
export type Joint = { /** The owner's seat. */ owner: number; /** The joint's level. */ level: number; /** The joint's colour. */ colour: GangstersJoint_colour; /** What the joint costs. */ price: number; /** What the joint pays its owner in every turn, with the public that is in it now. */ pays: number; };


/** A cop on the board. */
export type Cop = { /** A space by name: a joint or another building such as `A2`, or a street. */ at: GangstersSpace; /** What can be attacked, by name: a gang's piece, such as `camorra-thugs`, or `cop-7`. */ target: GangstersTarget; /** The number of donuts that the cop has. */ donuts: number; /** The seat that gave the donuts; null if there are none. */ by: number | null; };


/** Public on the board. */
export type Public = { /** A space by name: a joint or another building such as `A2`, or a street. */ at: GangstersSpace; /** The side it shows; public shows the criminal one in joints. */ side: "clean" | "criminal"; };


/** The trade that the active player is offering. */
export type Offer = { /** The seat that it is offered to. */ partner: number; /** The joint that is given; null if none is. */ give: GangstersJoint | null; /** The money that is given. */ pay: number; /** The joint that is wanted; null if none is. */ want: GangstersJoint | null; /** The money that is wanted. */ get: number; };


/** What is under way in the police step. */
export type Police = { /** The cop who moves; null if none does. */ mover: GangstersCop | null; /** The cop whom the mover replaced; null if none. */ replaced: GangstersCop | null; /** Whom the mover will attack; null if nobody. */ target: GangstersTarget | null; /** The cop who has to be moved; null if any may be. */ must_move: GangstersCop | null; /** The cop who is being bribed; null if none is. */ bribing: GangstersCop | null; /** The money put aside for the bribe. */ aside: number; };


/** A bribe that is remembered. */
export type Bribe = { /** The seat that tried to bribe. */ seat: number; /** A cop by number: `2` to `10`. */ cop: GangstersCop; /** How it ended, as far as the seat that looks knows. */ outcome: "failed" | "unknown" | "worked"; };


/** A reason of chicago-poker. */
export type ChicagoPokerReason = "three-of-a-kind" | "one-of-each" | "five-businesses" | "two-of-a-kind" | "three-businesses" | "last-business" | "most-businesses";


/** A reason of chicago-gangsters. */
export type ChicagoGangstersReason = "end-card";


/** A reason of chicago. */
export type ChicagoReason = "three-casinos" | "central-bars" | "five-yellows" | "richest";


/** A reason of gangsters. */
export type GangstersReason = "colour" | "ten-joints" | "cash" | "richest";


/** A card of chicago-poker. */
export type ChicagoPokerCard = string;


/** A business of chicago-poker. */
export type ChicagoPokerBusiness = "bar" | "jazz-club" | "brewery" | "gambling-den";


/** A boss of chicago-poker. */
export type ChicagoPokerBoss = "Capone" | "Moran" | "Torrio" | "Weiss" | "O'Banion" | "Yale";


/** A spot of chicago-poker. */
export type ChicagoPokerSpot = "1" | "2" | "3" | "4";


/** A combination of chicago-poker. */
export type ChicagoPokerCombination = "nothing" | "high-card" | "pair" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "rainbow-straight" | "straight-flush" | "chicago-poker";


/** A person of chicago-gangsters. */
export type ChicagoGangstersPerson = "informer" | "whisky-smuggler" | "explosives-expert" | "dealer" | "thief" | "fence" | "poker-player" | "priest" | "bruiser" | "taxi-driver" | "customs-officer" | "reporter" | "bank-director" | "mayor" | "police-chief" | "prosecutor" | "judge" | "senator";


/** A card of chicago-gangsters. */
export type ChicagoGangstersCard = "W2" | "W4" | "B1" | "B2" | "B3" | "B4" | "B5" | "K1" | "K3" | "K5";


/** A clan of chicago-gangsters. */
export type ChicagoGangstersClan = "North Side" | "South Side" | "West Side" | "Loop";


/** A coalition of chicago-gangsters. */
export type ChicagoGangstersCoalition = "C1" | "C2" | "C3" | "C4" | "C5" | "C6" | "C7" | "C8" | "C9" | "C10" | "C11" | "C12" | "end";


/** A district of chicago-gangsters. */
export type ChicagoGangstersDistrict = "Bridgeport" | "Canaryville" | "Levee" | "Lawndale" | "Pilsen" | "Englewood" | "Streeterville" | "Chinatown" | "Bronzeville" | "Towertown" | "Pullman" | "Uptown" | "Stockyards";


/** A loot of chicago-gangsters. */
export type ChicagoGangstersLoot = "L1" | "L2" | "L3" | "L4" | "L5" | "L6" | "L7" | "L8" | "L9" | "L10" | "L11" | "L12";


/** A package of chicago-gangsters. */
export type ChicagoGangstersPackage = "1" | "2";


/** A man of chicago. */
export type ChicagoMan = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20";


/** A dice of chicago. */
export type ChicagoDice = string;


/** A space of chicago. */
export type ChicagoSpace = string;


/** A head of chicago. */
export type ChicagoHead = "none" | "blue" | "green" | "red" | "yellow" | "out";


/** A colour of chicago. */
export type ChicagoColour = "red" | "blue" | "green" | "purple";


/** A joint of gangsters. */
export type GangstersJoint = string;


/** A cop of gangsters. */
export type GangstersCop = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";


/** A public of gangsters. */
export type GangstersPublic = "1a" | "1b" | "1c" | "1d" | "1e" | "1f" | "1g" | "1h" | "1i" | "2a" | "2b" | "3a";


/** A space of gangsters. */
export type GangstersSpace = string;


/** A gang of gangsters. */
export type GangstersGang = "shamrocks" | "camorra" | "outfit" | "wreckers";


/** A colour of gangsters. */
export type GangstersColour = "teal" | "orange" | "black" | "pink";


/** A marker of gangsters. */
export type GangstersMarker = "marker-2" | "marker-3" | "marker-4" | "marker-5" | "marker-6" | "marker-7" | "marker-8" | "marker-9" | "marker-10" | "untouchable";


/** A piece of gangsters. */
export type GangstersPiece = "racketeers" | "thugs" | "vamps";


/** A target of gangsters. */
export type GangstersTarget = "shamrocks-racketeers" | "shamrocks-thugs" | "shamrocks-vamps" | "camorra-racketeers" | "camorra-thugs" | "camorra-vamps" | "outfit-racketeers" | "outfit-thugs" | "outfit-vamps" | "wreckers-racketeers" | "wreckers-thugs" | "wreckers-vamps" | "cop-2" | "cop-3" | "cop-4" | "cop-5" | "cop-6" | "cop-7" | "cop-8" | "cop-9" | "cop-10";


/** A joint_colour of gangsters. */
export type GangstersJoint_colour = "brown" | "yellow" | "green" | "blue" | "purple" | "red";


/** A side of chicago-gangsters. */
export type ChicagoGangstersSide = "challengers" | "defenders" | "neither";


/** A strength of chicago-gangsters. */
export type ChicagoGangstersStrength = string;


/** A payment of chicago-gangsters. */
export type ChicagoGangstersPayment = "alcohol" | "means" | "person";


/** A money of gangsters. */
export type GangstersMoney = "100" | "500" | "1000" | "5000";


/** A side of gangsters. */
export type GangstersSide = "clean" | "criminal";


/** A dice of gangsters. */
export type GangstersDice = "green+black" | "green+red" | "black+red" | "green+black+red";


/** A members of gangsters. */
export type GangstersMembers = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";


/** A place of chicago-poker. */
export type ChicagoPokerPlace = "1" | "2" | "3" | "4" | "5";


/** A packages of chicago-gangsters. */
export type ChicagoGangstersPackages = "2A, P+M / A, 2M" | "2A, P+M / A, M" | "2A, A+P / 2M, M" | "A+P, 3M / A, M" | "2A, P+2M / M, 2M" | "A+M, P / A, M" | "2A, 3M / P, M" | "2A, A+M / P, M" | "2A+M, A / P, 2M" | "A+2M, 2A / P, A" | "2A, 2M / P+M, A" | "2A, P / A, A";


/** A place of chicago-gangsters. */
export type ChicagoGangstersPlace = "table" | "discards";


/** A prize of chicago-gangsters. */
export type ChicagoGangstersPrize = "weapons" | "bribes" | "blackmail" | "persons" | "godfather-points";


/** A die of gangsters. */
export type GangstersDie = "blue" | "white" | "green" | "black" | "red";


export type View = ChicagoPokerView | ChicagoGangstersView | ChicagoView | GangstersView;


/** A new guest: a name, and a language if not the browser's. */
export type NewGuest = { /** A name of 1 to 30 characters, as others see it. */ name: string; language?: "de" | "en" | "nl" | null; };


/** A change of a guest; what is left out stays. */
export type GuestChange = { /** A name of 1 to 30 characters, as others see it. */ name?: string; language?: "de" | "en" | "nl"; };


/** A transfer code, from another device of the guest. */
export type Claim = { code: string; };


/** A table to be made. */
export type NewTable = { /** The game's name, from /api/games. */ game: string; /** Each seat: yours, open to others, or a bot's. */ seats: ("me" | "open" | "boss" | "capo" | "don" | "greedy" | "learned" | "lookout" | "planner" | "soldier")[]; options?: Record<string, boolean>; edition?: string | null; pace?: Pace; /** Whether the table is shown to everyone, at /api/tables. */ listed?: boolean; /** Whether a bot stays for a guest whose time is up again and again. */ stand_in?: boolean; /** Whether hints are given while nobody else plays. */ helps?: boolean; position?: Beginning | null; };


/** Where a match begins, if not at the usual start: a position as JSON, or a moment of a match that is over. */
export type Beginning = { json?: Record<string, unknown> | null; replay?: string | null; /** The number of its answers before the position; 0 is its beginning. */ moment?: number; };


/** A position set up by hand, and one change of it. */
export type Rearranging = { position?: Beginning | null; seats?: number | null; /** Of an ordinary start. */ options?: Record<string, boolean>; edition?: string | null; put?: PutWish | null; set?: SetWish | null; /** The seat at which whoever arranges sits, for the picture. */ eye?: number; };


/** A thing to move from one place to another. */
export type PutWish = { /** Its kind and its name. */ thing: string; from: string; to: string; };


/** A number to set. */
export type SetWish = { number: string; value: number; };


/** A position being set up: to keep, to draw, and to change further. */
export type Arranged = { /** The position, to be sent back with the next change. */ position: Record<string, unknown>; /** The text of its edition, if that is not the game's own. */ edition: string | null; /** The position as the state of a table shows it, with everything open. */ state: State; /** The things of the game; null after a change, as they stay the same. */ things: Things | null; /** Why it cannot be played; null if it can. */ problem: Problem | null; pieces: PieceShown[]; /** All places; null after a change, as they stay the same. */ places: PlaceShown[] | null; numbers: NumberShown[]; };


/** The things of a game, in the edition of a table. */
export type Things = { game: string; title: string; /** How the game is won, with the options of the table. */ goal: string; /** The board as data; null if the game has none. */ board: Board | null; /** What people call each thing, by kind and name. */ words: Record<string, Record<string, string>>; };


/** A board as a client draws it: its spaces, in the order of their numbers, and what lies around them. */
export type Board = { /** The version of this shape: 1. */ format?: number; /** The number of rows of the drawing. */ rows: number; /** The number of columns of the drawing. */ columns: number; /** The spaces. */ spaces: Space[]; /** What lies around the spaces. */ areas: Area[]; };


/** A space of a board. */
export type Space = { /** Its name, as moves, views and events give it. */ name: string; /** What it is, such as street, bar or joint. */ kind: string; /** What is printed on it; null if nothing is. */ title?: string | null; /** The squares it covers. */ places: [number, number][]; /** The spaces that one step leads to. */ next_to: string[]; /** What else is printed there, such as worth or colour. */ details: Record<string, number | string | boolean>; };


/** A part of the board that is no space of its own: water, a named street, a bridge, a district. */
export type Area = { /** What it is, such as water or street. */ kind: string; /** Its name for people; null if it has none. */ title?: string | null; /** The squares it covers. */ places: [number, number][]; };


/** Identical things in one place. */
export type PieceShown = { /** Their kind and their name. */ thing: string; /** What people call them. */ title: string; place: string; count: number; };


/** A place for things of one kind, and what it is called. */
export type PlaceShown = { name: string; title: string; kind: string; /** Whether it is a space of the board, one of many. */ space: boolean; /** The names of the things that can be there; null: all of the kind. */ only: string[] | null; };


/** A number that can be set; `names`, if given, name its values from `low` on. */
export type NumberShown = { name: string; title: string; value: number; low: number; high: number; names: string[]; /** The thing that it belongs to; null if to none. */ of: string | null; };


/** A guest, as it sees itself; `key` is given only to programs, and only once. */
export type Me = { id: string; name: string; language: string; key?: string | null; };


/** A one-time code that moves the guest to another device. */
export type Transfer = { code: string; /** Seconds since 1970. */ expires: number; };


/** A game that can be played here. */
export type GameShown = { name: string; title: string; goal: string; seats: number[]; options: OptionShown[]; /** The bots that can play it: the levels, weakest first, then those that learned. */ bots: string[]; /** Whether bots think at full strength: until its rules are compiled, greedy plays. */ compiled: boolean; /** What can be learned of it by doing, the first for beginners. */ lessons: LessonShown[]; /** Positions of it with one best answer. */ puzzles: LessonShown[]; /** Whether its positions can be set up by hand. */ arranging: boolean; };


/** An option of a game, its usual value, and what it means. */
export type OptionShown = { name: string; default: boolean; meaning: string; /** The numbers of seats at which it can be chosen. */ seats: number[]; };


/** A lesson or a puzzle of a game. */
export type LessonShown = { name: string; title: string; };


/** A table in a list. Nothing in it reveals an answer that nobody may notice, not even when the table last changed. */
export type TableShown = { id: string; link: string; game: string; title: string; options: Record<string, boolean>; pace: Pace; listed: boolean; /** Whether an edition other than the game's own is played. */ edition: boolean; /** Whether the match begins from a position of its own. */ position: boolean; /** Seconds since 1970. */ made: number; stage: "gathering" | "over" | "playing"; seats: SeatShown[]; /** Your seat; null if you have none. */ you: number | null; your_turn: boolean; };


/** A seat of a table in a list. */
export type SeatShown = { sort: "bot" | "guest" | "open"; name: string; bot: string | null; };


/** A new table: its name, and the link to share. */
export type TableMade = { id: string; link: string; };


/** A record to look back at; `edition` is the text of an edition other than the game's own. */
export type NewReplay = { /** The text of a record, as `/record` gives it. */ record: string; edition?: string | null; };


/** An uploaded record: its name, and the link to it. */
export type ReplayMade = { id: string; link: string; };


/** A match to look back at, as far as the caller may. */
export type ReplayShown = { id: string; link: string; game: string; title: string; options: Record<string, boolean>; /** Whether an edition other than the game's own was played. */ edition: boolean; /** When its table was made, or the record came here: seconds since 1970. */ made: number; /** Whether it was played at a table here. */ table: boolean; /** Whether everything may be known: the match is over, or the record has its secret. */ over: boolean; seats: Seated[]; /** Your seat; null if you had none. */ you: number | null; /** The last moment; the set-up is moment 0. */ last: number; /** Through whose eyes you may look. */ eyes: (number | "everyone" | "spectator")[]; /** How the match ended; null if it did not. */ result: Result | null; /** The same in a sentence. */ verdict: string | null; /** The sorts of jumps, the most sought first. */ sorts: JumpSort[]; jumps: JumpShown[]; /** How the luck follows from the secret: hmac-1, hmac-2 or fast-1. */ luck: string; /** The SHA-256 of the secret of the luck. */ hash: string; /** The words that the seats added to the luck; none: an empty list. */ contributions: string[]; /** Whether outcomes were forced, which are no luck. */ forced: boolean; /** Whether its positions can be changed by hand. */ arranging: boolean; /** Whether somebody has had the match reviewed, or has it done now. */ reviewed: boolean; /** The secret of the luck, once everything may be known. */ secret: string | null; };


/** A sort of moments that people look for, such as duels. */
export type JumpSort = { sort: string; title: string; };


/** A moment of a match that people look for. */
export type JumpShown = { /** The number of answers; while a match is not over, of those that everybody could notice. */ moment: number; /** Why: one of the sorts. */ sort: string; };


/** A range of moments through an eye: the state of the first, and what happened at each. */
export type MomentsShown = { eye: number | "everyone" | "spectator"; /** The number of answers; while a match is not over, of those that everybody could notice. */ first: number; state: State; /** The first of them has an empty patch: `state` is its state. */ moments: MomentShown[]; };


/** What happened at a moment. */
export type MomentShown = { /** What to set in the state of the moment before, each as [path, value]. */ patch: ([(string | number)[], unknown])[]; /** What happened since the moment before. */ events: Event[]; /** The same in sentences. */ news: News[]; };


/** The progress of a match's review, and the review once it is done. */
export type ReviewShown = { /** How much has been computed of `total`; 0 of 0 while others come first. */ done: number; total: number; /** The review as data; null until it is done. */ review?: Review | null; /** The same in sentences. */ telling?: Telling | null; };


/** What a finished match looks like to the strongest bot. `points` are in the order of their moments; the last is the result. `costs` are the worst first, at most three for a seat; `lucks` are in the order of the match. `effort` and `seed` are what the estimates follow from. */
export type Review = { version: number; game: string; rules: number; edition: string; bot: string; effort: string; seed: number; seats: number; answers: number; points: Point[]; costs: Cost[]; lucks: Luck[]; };


/** Each seat's chance to win at a moment, estimated from the true position; `error` is the largest of any seat. */
export type Point = { moment: number; shares: number[]; error: number; };


/** A move that cost a seat part of its chance, and a better one, as it could be known then; both were searched equally. `error` is that of the difference between the shares; `reason` is what the better one wins, prepares or prevents, if that is clear. */
export type Cost = { answer: number; seat: number; move: string; better: string; share: number; better_share: number; error: number; reason?: Reason | null; };


/** Why a move is better than another, in numbers; `say_reason` puts it into words, `say_numbers` gives the frequencies. `what` happens, with `facts`, in the share `often` of the plays after the move and `otherwise` after the other one. For a reason about the `standing` these are the mean scores instead. */
export type Reason = { sort: "prepares" | "prevents" | "wins"; what: string; facts: Record<string, number | string>; often: number; otherwise: number; plays: number; };


/** Luck that an answer drew: how far it moved each seat's chance from what that move could expect. `error` is the largest of any seat. */
export type Luck = { answer: number; swings: number[]; error: number; };


/** A review in words, in one language. */
export type Telling = { verdict: string; costs: CostText[]; lucks: LuckText[]; turns: Turn[]; };


/** A move that cost something, in words: what it did, and what the better one would have done. */
export type CostText = { answer: number; seat: number; sentence: string; move: string; better: string; why: string; };


/** What luck did with an answer: the news of it. */
export type LuckText = { answer: number; text: string; };


/** Where a seat's chance changed most: between which points, by how much, and the news of it. */
export type Turn = { first: number; last: number; seat: number; change: number; text: string; };


/** Whether the server works. */
export type Health = { version: string; /** Whether the store answers. */ store: boolean; games: Record<string, Warmth>; /** The id of the server's store: the same under all its addresses, for ever. */ server?: string; };


/** The progress of compiling a game's rules. */
export type Warmth = { stage: "compiled" | "compiling" | "failed" | "waiting"; done: number; total: number; seconds_left: number | null; };


/** The scores along a match that is over. */
export type Course = { points: CoursePoint[]; /** Whether somebody has had the match reviewed, or has it done now. */ reviewed: boolean; };


/** The scores at the beginning of a round; the last point of a course is the end of the match. */
export type CoursePoint = { /** The number of answers before it. */ moment: number; /** The number of the round. */ round: number; /** The score of each seat, in the order of the seats. */ scores: number[]; };


/** A guest's results and ratings in every game it has played, and its latest matches. */
export type Profile = { games: GamePlayed[]; matches: MatchPlayed[]; };


/** A guest's results in one game. */
export type GamePlayed = { game: string; title: string; matches: number; /** Matches won by playing them to the end, shared wins too. */ wins: number; /** The rating among people; null until it is known. */ people: Rating | null; /** The rating where bots play; null until it is known. */ bots: Rating | null; /** The ratings of the bots that have played here, to compare with. */ levels: Record<string, Rating>; };


/** A player's rating, 1000 at the start; `within` is the half-width of its 95 % interval. */
export type Rating = { points: number; within: number; /** The number of matches that it comes from. */ matches: number; };


/** A match that a guest has finished. */
export type MatchPlayed = { table: string; game: string; title: string; /** Seconds since 1970. */ ended: number; /** Your seat. */ you: number; seats: MatchSeat[]; };


/** One player's place in a match; a person without a name has deleted everything. */
export type MatchSeat = { name: string; /** Whether a person had the seat. */ person: boolean; /** The bot that had the seat at the end. */ bot: string | null; rank: number; score: number; };


export type ChicagoPokerEvent ={ /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "dealt"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "opened"; facts: { /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The kind of business. */ business: ChicagoPokerBusiness | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "turn"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The number of actions: left in the turn, or left unused. */ actions: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "drew"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "shuffled"; facts: { /** The number of cards in the draw pile. */ cards: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "laid"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** Whether the card lies face up. */ up: boolean | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "bullet"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "murdered"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whose row is attacked or looked at. */ victim: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "raided"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whose row is attacked or looked at. */ victim: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "saw"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whose row is attacked or looked at. */ victim: number | "??"; /** The place of the card in its row, from 1. */ place: ChicagoPokerPlace | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "drove"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business that cards leave. */ from: ChicagoPokerSpot | "??"; /** The place of the business that cards go to. */ to: ChicagoPokerSpot | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "moved"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business that cards leave. */ from: ChicagoPokerSpot | "??"; /** The place of the card in its row, from 1. */ place: ChicagoPokerPlace | "??"; /** The place of the business that cards go to. */ to: ChicagoPokerSpot | "??"; /** Whether the card lies face up. */ up: boolean | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "gun"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The number of actions: left in the turn, or left unused. */ actions: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "blackmailed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "no-effect"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "discarded"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "skipped"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "duel"; facts: { /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whose bullet brings the duel. */ owner: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "turned-up"; facts: { /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whom the event is about. */ seat: number | "??"; /** The place of the card in its row, from 1. */ place: ChicagoPokerPlace | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "showed"; facts: { /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whom the event is about. */ seat: number | "??"; /** The combination that the row makes. */ combination: ChicagoPokerCombination | "??"; /** The cards of the row, in their order. */ row: (ChicagoPokerCard | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "tied"; facts: { /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "chose"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "showed-card"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The card. */ card: ChicagoPokerCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "took"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The kind of business. */ business: ChicagoPokerBusiness | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "settling"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "removed"; facts: { /** The place of the business on the table. */ spot: ChicagoPokerSpot | "??"; /** The kind of business. */ business: ChicagoPokerBusiness | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "ended"; facts: { /** Why the match ended. */ reason: ChicagoPokerReason | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "waived"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The number of actions: left in the turn, or left unused. */ actions: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "finished"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; };


export type ChicagoGangstersEvent ={ /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "dealt"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "put-aside"; facts: { /** The person. */ person: ChicagoGangstersPerson | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "person-dealt"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The person. */ person: ChicagoGangstersPerson | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "mr-x-drew"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "mr-x"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "clan"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The clan. */ clan: ChicagoGangstersClan | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "round"; facts: { /** The number of the round, from 1. */ round: number | "??"; /** The district that is fought over. */ district: ChicagoGangstersDistrict | "??"; /** The person. */ person: ChicagoGangstersPerson | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "coalition"; facts: { /** The coalition card. */ coalition: ChicagoGangstersCoalition | "??"; /** The seats of the challengers. */ challengers: number[] | "??"; /** The seats of the defenders. */ defenders: number[] | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "loot"; facts: { /** The loot card. */ loot: ChicagoGangstersLoot | "??"; /** The packages on the loot card, the winners' before the losers'. */ packages: ChicagoGangstersPackages | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "joined"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The side in the fight. */ side: ChicagoGangstersSide | "??"; /** The number of cards: laid, brought along, or in the new pile. */ cards: number | "??"; /** The cards that the player has laid face down; only the player knows them. */ face_down: (ChicagoGangstersCard | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "declared"; facts: { /** The seats concerned. */ seats: number[] | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "duelled"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "godfather"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "no-godfather"; facts: { /** The seats concerned. */ seats: number[] | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "ousted"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "said"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The strength of the side, or that a player says. */ strength: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "silent"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "showed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "laid"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The number of cards: laid, brought along, or in the new pile. */ cards: number | "??"; /** The cards that the player has laid face down; only the player knows them. */ face_down: (ChicagoGangstersCard | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "bruiser"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "hid"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "turned-up"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; /** Whether the card counts in the district. */ usable: boolean | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "strength"; facts: { /** The side in the fight. */ side: ChicagoGangstersSide | "??"; /** The strength of the side, or that a player says. */ strength: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "hidden-up"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; /** Whether the card counts in the district. */ usable: boolean | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "kept-word"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The strength that was said. */ said: number | "??"; /** The strength that was brought. */ brought: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "broke-word"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The strength that was said. */ said: number | "??"; /** The strength that was brought. */ brought: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "won"; facts: { /** The side in the fight. */ side: ChicagoGangstersSide | "??"; /** The strength of the side, or that a player says. */ strength: number | "??"; /** The strength of the losers. */ losers: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "no-loot"; facts: { /** The side in the fight. */ side: ChicagoGangstersSide | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "got"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The alcohol that the player gets. */ alcohol: number | "??"; /** The number of means cards that the player gets. */ means: number | "??"; /** The number of the package on the loot card; none if it came from no package. */ package: (ChicagoGangstersPackage | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "recruited"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The person. */ person: ChicagoGangstersPerson | "??"; /** The number of the package on the loot card; none if it came from no package. */ package: (ChicagoGangstersPackage | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "paid"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The player who is paid. */ partner: number | "??"; /** What is paid. */ payment: ChicagoGangstersPayment | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "drew"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "forfeited"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "shuffled"; facts: { /** The number of cards: laid, brought along, or in the new pile. */ cards: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "discarded"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "took-back"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The means card. */ card: ChicagoGangstersCard | "??"; /** Where the card was. */ from: ChicagoGangstersPlace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "sold"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The person. */ person: ChicagoGangstersPerson | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "left"; facts: { /** The person. */ person: ChicagoGangstersPerson | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "godfather-point"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "end-card"; facts: { /** The number of rounds played. */ rounds: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "showdown"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** What is counted in the showdown. */ prize: ChicagoGangstersPrize | "??"; /** The player's score for the prize. */ score: number | "??"; /** The alcohol that the player gets. */ alcohol: number | "??"; /** The cards that count, or are discarded. */ counted: (ChicagoGangstersCard | "??")[]; /** The points of each of those cards, in the same order. */ points: (number | "??")[]; /** The persons who count. */ persons: (ChicagoGangstersPerson | "??")[]; /** The points of each of those persons, in the same order. */ person_points: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "ended"; facts: { /** Why the match ended: what decided it. */ reason: ChicagoGangstersReason | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "nobody-declared"; facts: Record<string, unknown>; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "contributed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The side in the fight. */ side: ChicagoGangstersSide | "??"; /** The cards that count, or are discarded. */ counted: (ChicagoGangstersCard | "??")[]; /** The points of each of those cards, in the same order. */ points: (number | "??")[]; /** The persons who make means count that the district does not allow. */ thanks_to: (ChicagoGangstersPerson | "??")[]; /** The persons who count. */ persons: (ChicagoGangstersPerson | "??")[]; /** The points of each of those persons, in the same order. */ person_points: (number | "??")[]; /** Whether persons count in the district. */ persons_count: boolean | "??"; /** Whether the points are already doubled, for a loner. */ doubled: boolean | "??"; /** What the Bruiser adds. */ bruiser: number | "??"; /** The strength that was brought. */ brought: number | "??"; /** The strength of the side, or that a player says. */ strength: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "spent"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cards that count, or are discarded. */ counted: (ChicagoGangstersCard | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "finished"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "passed"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "used"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The person. */ person: ChicagoGangstersPerson | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "swapped"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; };


export type ChicagoEvent ={ /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "bought"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The colour of the man's head. */ head: ChicagoHead | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** Whether the man waits in reserve. */ reserve: boolean | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "round"; facts: { /** The number of the round, from 1. */ round: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "threw"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The faces of the dice, in the order thrown or used. */ dice: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "skipped"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "used-dice"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The faces of the dice, in the order thrown or used. */ dice: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "set-out"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The space that the man leaves. */ from: ChicagoSpace | "??"; /** The number of steps of the walk. */ steps: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "stepped"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The space that the man leaves. */ from: ChicagoSpace | "??"; /** The space that the man steps to. */ to: ChicagoSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "took-bar"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The space where it happens. */ space: ChicagoSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "chip-back"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The space where it happens. */ space: ChicagoSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "stopped"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The space where it happens. */ space: ChicagoSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "attacked"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The space where it happens. */ space: ChicagoSpace | "??"; /** The gang that is attacked. */ defender: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "fought"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The face that the attacking man throws. */ face: number | "??"; /** The gang that is attacked. */ defender: number | "??"; /** The number of the defending man in his gang. */ other: ChicagoMan | "??"; /** The face that the defending man throws. */ other_face: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "fell"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The colour of the man's head. */ head: ChicagoHead | "??"; /** The space where it happens. */ space: ChicagoSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "was-paid"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The money that the gang gets, or has at the end. */ money: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "rose"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The man's number in his gang. */ man: ChicagoMan | "??"; /** The colour of the man's head. */ head: ChicagoHead | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "payday"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The money that the gang gets, or has at the end. */ money: number | "??"; /** The bars and casinos that are counted. */ spaces: (ChicagoSpace | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "worth"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The money that the gang gets, or has at the end. */ money: number | "??"; /** The worth of the gang's bars and casinos. */ places: number | "??"; /** The bars and casinos that are counted. */ spaces: (ChicagoSpace | "??")[]; /** The worth of the heads of the gang's men. */ heads: number | "??"; /** The numbers of the men whose heads are counted. */ men: (ChicagoMan | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "ended"; facts: { /** Why the match ended. */ reason: ChicagoReason | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "finished"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "left-dice"; facts: { /** The gang that the event is about; in a fight, the attacker. */ seat: number | "??"; /** The faces of the dice, in the order thrown or used. */ dice: (number | "??")[]; }; };


export type GangstersEvent ={ /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "order"; facts: { /** The place in the order of play, from 1. */ place: number | "??"; /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "claimed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The joint, by its space. */ joint: GangstersJoint | "??"; /** What it costs. */ price: number | "??"; /** The money left for claims. */ left: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "chose-gang"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "placed"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "revealed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The piece, by its sort of gangster. */ piece: GangstersPiece | "??"; /** The strength of the piece. */ strength: number | "??"; /** The joint, by its space. */ joint: GangstersJoint | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "kept-money"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The money that the player has or gets. */ money: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "round"; facts: { /** The number of the round, from 1. */ round: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "bought"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The joint, by its space. */ joint: GangstersJoint | "??"; /** What it costs. */ price: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "raised"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The joint, by its space. */ joint: GangstersJoint | "??"; /** The level of the joint afterwards. */ level: number | "??"; /** What it costs. */ price: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "equipped"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The piece, by its sort of gangster. */ piece: GangstersPiece | "??"; /** What it costs. */ price: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "offered"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The player who is offered the trade. */ partner: number | "??"; /** The joint that the player gives, or `nothing`. */ give: GangstersJoint | "??"; /** The money that the player pays. */ pay: number | "??"; /** The joint that the player wants, or `nothing`. */ want: GangstersJoint | "??"; /** The money that the player gets. */ get: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "accepted"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The player who is offered the trade. */ partner: number | "??"; /** The joint that the player gives, or `nothing`. */ give: GangstersJoint | "??"; /** The money that the player pays. */ pay: number | "??"; /** The joint that the player wants, or `nothing`. */ want: GangstersJoint | "??"; /** The money that the player gets. */ get: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "refused"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The player who is offered the trade. */ partner: number | "??"; /** The joint that the player gives, or `nothing`. */ give: GangstersJoint | "??"; /** The money that the player pays. */ pay: number | "??"; /** The joint that the player wants, or `nothing`. */ want: GangstersJoint | "??"; /** The money that the player gets. */ get: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "capped"; facts: { /** The joint, by its space. */ joint: GangstersJoint | "??"; /** The level of the joint afterwards. */ level: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "threw"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The face of the blue die. */ blue: number | "??"; /** The face of the white die. */ white: number | "??"; /** The face of the green die. */ green: number | "??"; /** The face of the black die. */ black: number | "??"; /** The face of the red die. */ red: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "donuts-gone"; facts: { /** The cop, by his number. */ cop: GangstersCop | "??"; /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "showed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; /** Whether the player keeps the marker. */ kept: boolean | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "bribes"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; /** The money set aside for the bribe. */ aside: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "cop-moved"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; /** The spaces of a walk, from where it began to where it ended. */ way: (GangstersSpace | "??")[]; /** The colours of the dice that were used, in the order of `dice`. */ used: (GangstersDie | "??")[]; /** The faces of the dice that were thrown for it, or used. */ dice: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "cop-drawn"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "took-subway"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; /** The cop who comes out of the subway. */ other: GangstersCop | "??"; /** The space that the cop leaves. */ from: GangstersSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "sent-back"; facts: { /** The cop, by his number. */ cop: GangstersCop | "??"; /** The space that the cop leaves. */ from: GangstersSpace | "??"; /** The space where a cop who is sent back stands again; none if that is not on the board. */ back_to: (GangstersSpace | "??")[]; /** The cop who stands there again; none if no other had taken over from him. */ replaced: (GangstersCop | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "cop-left"; facts: { /** The cop, by his number. */ cop: GangstersCop | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "got-donuts"; facts: { /** The cop, by his number. */ cop: GangstersCop | "??"; /** The player whom the event is about. */ seat: number | "??"; /** Which donuts: 1, or 2 after those. */ donuts: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "raided"; facts: { /** The cop, by his number. */ cop: GangstersCop | "??"; /** The joint, by its space. */ joint: GangstersJoint | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "lost-level"; facts: { /** The joint, by its space. */ joint: GangstersJoint | "??"; /** The level of the joint afterwards. */ level: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "neutral"; facts: { /** The joint, by its space. */ joint: GangstersJoint | "??"; /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "public-left"; facts: { /** The member of the public. */ public: GangstersPublic | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "cop-aims"; facts: { /** The cop, by his number. */ cop: GangstersCop | "??"; /** Who is attacked, seduced or gone. */ target: GangstersTarget | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "moved"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The piece, by its sort of gangster. */ piece: GangstersPiece | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; /** Whether the piece is clean or criminal. */ side: GangstersSide | "??"; /** The spaces of a walk, from where it began to where it ended. */ way: (GangstersSpace | "??")[]; /** The colours of the dice that were used, in the order of `dice`. */ used: (GangstersDie | "??")[]; /** The faces of the dice that were thrown for it, or used. */ dice: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "public-moved"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The member of the public. */ public: GangstersPublic | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; /** The spaces of a walk, from where it began to where it ended. */ way: (GangstersSpace | "??")[]; /** The colours of the dice that were used, in the order of `dice`. */ used: (GangstersDie | "??")[]; /** The faces of the dice that were thrown for it, or used. */ dice: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "public-drawn"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The member of the public. */ public: GangstersPublic | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "recruited"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The piece, by its sort of gangster. */ piece: GangstersPiece | "??"; /** The number of members recruited. */ members: number | "??"; /** The strength of the piece. */ strength: number | "??"; /** What it costs. */ price: number | "??"; /** The colours of the dice that were used, in the order of `dice`. */ used: (GangstersDie | "??")[]; /** The faces of the dice that were thrown for it, or used. */ dice: (number | "??")[]; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "returned"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The piece, by its sort of gangster. */ piece: GangstersPiece | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "seduced"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** Who is attacked, seduced or gone. */ target: GangstersTarget | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; /** Whether the one seduced joins the vamps. */ joins: boolean | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "gone"; facts: { /** Who is attacked, seduced or gone. */ target: GangstersTarget | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "paid-bribe"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; /** What it costs. */ price: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "drew-marker"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; /** The marker drawn. */ marker: GangstersMarker | "??"; /** Whether the bribe worked. */ worked: boolean | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "extorted"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The piece, by its sort of gangster. */ piece: GangstersPiece | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; /** The money that the player has or gets. */ money: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "earned"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The joint, by its space. */ joint: GangstersJoint | "??"; /** The member of the public. */ public: GangstersPublic | "??"; /** The money that the player has or gets. */ money: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "shot"; facts: { /** Who attacks. */ attacker: GangstersTarget | "??"; /** Who is attacked, seduced or gone. */ target: GangstersTarget | "??"; /** The space where it happens, or where a walk ends. */ space: GangstersSpace | "??"; /** The faces of the dice that were thrown for it, or used. */ dice: (number | "??")[]; /** The lowest face with which the attacker hits. */ hit_from: number | "??"; /** The hits of the attacker. */ hits: number | "??"; /** The faces that the side attacked throws. */ dice_back: (number | "??")[]; /** The lowest face with which the side attacked hits. */ hit_back_from: number | "??"; /** The hits of the side attacked. */ hits_back: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "guards-shot"; facts: { /** The joint, by its space. */ joint: GangstersJoint | "??"; /** Who is attacked, seduced or gone. */ target: GangstersTarget | "??"; /** The faces of the dice that were thrown for it, or used. */ dice: (number | "??")[]; /** The lowest face with which the attacker hits. */ hit_from: number | "??"; /** The hits of the attacker. */ hits: number | "??"; /** The faces that the side attacked throws. */ dice_back: (number | "??")[]; /** The lowest face with which the side attacked hits. */ hit_back_from: number | "??"; /** The hits of the side attacked. */ hits_back: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "cancelled"; facts: { /** Who attacks. */ attacker: GangstersTarget | "??"; /** Who is attacked, seduced or gone. */ target: GangstersTarget | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "worth"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The player's worth. */ worth: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "ended"; facts: { /** Why the match ended. */ reason: GangstersReason | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "no-police"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "offering"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The player who is offered the trade. */ partner: number | "??"; /** The joint that the player gives, or `nothing`. */ give: GangstersJoint | "??"; /** The money that the player pays. */ pay: number | "??"; /** The joint that the player wants, or `nothing`. */ want: GangstersJoint | "??"; /** The money that the player gets. */ get: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "answered"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "passed"; facts: { /** The player whom the event is about. */ seat: number | "??"; /** The cop, by his number. */ cop: GangstersCop | "??"; }; } | { /** Its number in the match, from 0. */ number: number; /** The number of answers up to it that everyone could notice; 0 is the set-up. */ step: number; name: "done"; facts: { /** The player whom the event is about. */ seat: number | "??"; }; };


export type Event = ChicagoPokerEvent | ChicagoGangstersEvent | ChicagoEvent | GangstersEvent;
