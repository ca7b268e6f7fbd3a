"""What can happen in Chicago, each with its facts."""

from windycity.core.events import EventKinds, Facts


class Event(EventKinds):
    """Something that happened."""

    BOUGHT = 0, "A gang buys a head, which makes a man."
    ROUND = 1, "A round begins."
    THREW = 2, "A gang throws its dice."
    SKIPPED = 3, "A gang without men skips its turn."
    SET_OUT = 4, "A man begins a walk."
    TOOK_BAR = 5, "A gang puts its chip on a bar."
    CHIP_BACK = 6, "A chip goes back from a bar to its gang."
    STOPPED = 7, "A man ends his walk."
    ATTACKED = 8, "A man attacks another gang on a space."
    FOUGHT = 9, "Two men throw a die each in a fight."
    FELL = 10, "A man loses a fight and is out."
    WAS_PAID = 11, "A gang is paid for the man it has beaten."
    ROSE = 12, "A man who won a fight gets the next better head."
    PAYDAY = 13, "The bank pays a gang the worth of its bars and casinos."
    WORTH = 14, "What a gang is worth at the end is counted."
    ENDED = 15, "The match is over."
    USED_DICE = 16, "A gang uses dice for a man's walk."
    STEPPED = 17, "A man takes one step of a walk."
    FINISHED = 18, "A gang buys no more heads."
    LEFT_DICE = 19, "A gang leaves dice unused."


class Fact(Facts):
    """The names of the facts that events have, each with the kind of thing it is."""

    SEAT = 0, "seat", "The gang that the event is about; in a fight, the attacker."
    HEAD = 1, "head", "The colour of the man's head."
    MAN = 2, "man", "The man's number in his gang."
    ROUND = 3, "number", "The number of the round, from 1."
    DICE = 4, "number", "The faces of the dice, in the order thrown or used.", True
    FROM = 5, "space", "The space that the man leaves."
    TO = 6, "space", "The space that the man steps to."
    STEPS = 7, "number", "The number of steps of the walk."
    SPACE = 8, "space", "The space where it happens."
    DEFENDER = 9, "seat", "The gang that is attacked."
    FACE = 10, "number", "The face that the attacking man throws."
    OTHER = 11, "man", "The number of the defending man in his gang."
    OTHER_FACE = 12, "number", "The face that the defending man throws."
    MONEY = 13, "number", "The money that the gang gets, or has at the end."
    PLACES = 14, "number", "The worth of the gang's bars and casinos."
    HEADS = 15, "number", "The worth of the heads of the gang's men."
    REASON = 16, "reason", "Why the match ended."
    RESERVE = 17, "flag", "Whether the man waits in reserve."
    SPACES = 18, "space", "The bars and casinos that are counted.", True
    MEN = 19, "man", "The numbers of the men whose heads are counted.", True


# The facts of each event.
FACTS: dict[Event, tuple[Fact, ...]] = {
    Event.BOUGHT: (Fact.SEAT, Fact.HEAD, Fact.MAN, Fact.RESERVE),
    Event.ROUND: (Fact.ROUND,),
    Event.THREW: (Fact.SEAT, Fact.DICE),
    Event.SKIPPED: (Fact.SEAT,),
    Event.USED_DICE: (Fact.SEAT, Fact.MAN, Fact.DICE),
    Event.SET_OUT: (Fact.SEAT, Fact.MAN, Fact.FROM, Fact.STEPS),
    Event.STEPPED: (Fact.SEAT, Fact.MAN, Fact.FROM, Fact.TO),
    Event.TOOK_BAR: (Fact.SEAT, Fact.SPACE),
    Event.CHIP_BACK: (Fact.SEAT, Fact.SPACE),
    Event.STOPPED: (Fact.SEAT, Fact.MAN, Fact.SPACE),
    Event.ATTACKED: (Fact.SEAT, Fact.MAN, Fact.SPACE, Fact.DEFENDER),
    Event.FOUGHT: (Fact.SEAT, Fact.MAN, Fact.FACE, Fact.DEFENDER, Fact.OTHER, Fact.OTHER_FACE),
    Event.FELL: (Fact.SEAT, Fact.MAN, Fact.HEAD, Fact.SPACE),
    Event.WAS_PAID: (Fact.SEAT, Fact.MONEY),
    Event.ROSE: (Fact.SEAT, Fact.MAN, Fact.HEAD),
    Event.PAYDAY: (Fact.SEAT, Fact.MONEY, Fact.SPACES),
    Event.WORTH: (Fact.SEAT, Fact.MONEY, Fact.PLACES, Fact.SPACES, Fact.HEADS, Fact.MEN),
    Event.ENDED: (Fact.REASON,),
    # A gang buys no more heads.
    Event.FINISHED: (Fact.SEAT,),
    Event.LEFT_DICE: (Fact.SEAT, Fact.DICE),
}

# Never left out of the news.
NOTABLE = (Event.ATTACKED, Event.FOUGHT, Event.FELL, Event.ROSE, Event.PAYDAY)
# Left out of the news: the steps of a walk, which is reported by its start, gains and end; and what is not done.
SILENT = (Event.USED_DICE, Event.STEPPED, Event.FINISHED, Event.LEFT_DICE)
