"""Every message between server and page; the page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from imperia.coach.hints import Hint
from imperia.coach.report import Report
from imperia.kernel.content import Name, Source
from imperia.kernel.game import Value
from imperia.kernel.rules import Kind
from imperia.kernel.teaching import Explained, Part
from imperia.play import Line
from imperia.play.history import AnyEntry

# The languages of the texts; every reader gets their own.
Lang = Literal["en", "fr"]
# Seconds a player may be away before others may let a bot play for them.
Grace = Annotated[int, msgspec.Meta(ge=0, le=86400)]
USUAL_GRACE: Final = 120


class Wire(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all messages and their parts."""


# The library: games, rules, content


class OptionInfo(Wire):
    """A setting of a game, with the rule that describes it."""

    name: str
    label: Name
    values: list[Value]
    # What each value is called, in the order of `values`.
    value_labels: list[Name]
    # What each value means in a line; empty where the rule says it all.
    value_texts: list[Name]
    # The numbers of seats at which it means anything; none for all of them.
    seats: list[int]
    default: Value
    rule: str
    text: Name


class LessonInfo(Wire):
    """A game that teaches, begun at a prepared position."""

    name: str
    title: Name
    seats: int
    bot: str


class ShelfSources(Wire):
    """How many kinds of things of a group of the content lie in the box, and how many are not known as printed."""

    label: Name
    entries: int
    # Of which some part had to be designed here, or everything.
    partly: int
    designed: int


class PackInfo(Wire):
    """A pack, with which a game has content of its own: its name, and the fingerprint by which it is asked for."""

    name: str
    content: str


class GameInfo(Wire):
    """A game's title page and its words."""

    id: str
    title: Name
    # One line of character.
    line: Name
    authors: list[str]
    publisher: str
    year: int
    seats: list[int]
    usual_seats: int
    shortest_minutes: int
    longest_minutes: int
    options: list[OptionInfo]
    # What opponents the rules play against a single player are called.
    automas: list[Name]
    # True if one player sees what another must not: a hand, a plan.
    secrets: bool
    # True if such an opponent can be run beside a real box.
    beside: bool
    # What newcomers may begin with.
    lessons: list[LessonInfo]
    # True if its rule book has campaigns.
    campaigns: bool
    # What is as printed and what is not, by group of the content.
    sources: list[ShelfSources]
    # What else it can be played with here than what is printed.
    packs: list[PackInfo] = []


class PrimerInfo(Wire):
    """A game on one screen, and the course of a turn at length; texts with signs."""

    goal: Name
    turn: list[Part]
    scores: list[Name]
    end: Name
    signs: list[Explained]
    alone: Name | None


class GameWords(Wire):
    """The names of the things and fields of a game's view."""

    # By noun, then by word: words["tile"]["clay_pit"].
    words: dict[str, dict[str, Name]]
    # The labels of the view's fields, for the table that plays any game.
    fields: dict[str, Name]
    # The labels of the content's fields that a player cares for, and of values that are no words of the game.
    content: dict[str, Name]
    content_values: dict[str, Name]


class RuleInfo(Wire):
    """One numbered statement of a rule book."""

    id: str
    kind: Kind
    # The part of the game it belongs to; null for rulings, examples and options.
    part: Name | None
    page: str
    text: Name
    question: Name | None


class ContentEntry(Wire):
    """A card, tile or board as the content browser shows it."""

    id: str
    name: Name
    count: int
    source: Source
    known: list[str]
    ref: str
    why: str
    # What the printed thing says, field by field.
    fields: Any


class ContentShelf(Wire):
    """A named group of a game's content."""

    name: str
    label: Name
    entries: list[ContentEntry]


class Drawn(Wire):
    """The content of a pack as the page draws it: by the game's own type, and its words in one language."""

    content: Any
    words: Any


class BotInfo(Wire):
    """A bot that can take a seat."""

    name: str
    label: Name
    text: Name
    # What was measured of it, by game.
    claims: dict[str, Name]


class Library(Wire):
    """The games and the bots that this server has."""

    games: list[GameInfo]
    bots: list[BotInfo]
    # True if the operator lets people change numbers, compare and save packs.
    design: bool = False


# The designers' workshop


class TryOut(Wire):
    """Changes to be compared with what is printed: with how many seats and seeds, and which bot."""

    changes: list[Annotated[str, msgspec.Meta(max_length=400)]]
    seats: int
    bot: str
    seeds: Annotated[int, msgspec.Meta(ge=64, le=5000)] = 400


class SavePack(Wire):
    """Changes to be kept as a pack of that name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    changes: list[Annotated[str, msgspec.Meta(max_length=400)]]


class Measured(Wire):
    """Wins or points with either content, and the difference with its interval."""

    label: Name
    # True for a share of wins, of 1.
    share: bool
    printed: float
    changed: float
    difference: float
    low: float
    high: float
    real: bool


class Tried(Wire):
    """A comparison as far as it has come."""

    id: str
    game: str
    changes: list[str]
    seeds: int
    planned: int
    measured: list[Measured] = []
    done: bool = False
    # When it is done: what came of it, or why nothing did.
    verdict: Name | None = None
    failure: Name | None = None


# Opening a table


class SeatWish(Wire):
    """Who shall sit there: a person (`bot` is null), a bot, or a program that brings its key (`remote`); their name."""

    bot: str | None = None
    name: str = ""


class OpenTable(Wire):
    """A table to be opened."""

    game: str
    seats: list[SeatWish]
    # The lesson that it shall be: the first seat learns; options and seed are the lesson's own.
    lesson: str | None = None
    options: dict[str, Value] = {}
    # The fingerprint of the pack that it shall be played with; empty for what is printed.
    pack: str = ""
    # A seed makes the same game again, and everybody is told that it was chosen; without one it is drawn and stays
    # secret until the game is over.
    seed: int | None = None
    grace: Grace = USUAL_GRACE
    # Whether the only person may ask for hints; where several people play nobody can.
    hints: bool = True


class SeatKey(Wire):
    """The secret with which a person or a program sits down; it travels in messages only, never in an address."""

    seat: int
    secret: str


class Opened(Wire):
    """A table that was opened, and the keys of its people's seats."""

    table: str
    game: str
    keys: list[SeatKey]
    # True if it is a finished game, to be looked at again.
    over: bool


# Campaigns: series of linked games


class CampaignKey(Wire):
    """A campaign and its secret, which opens the seat at each of its tables, too."""

    campaign: str
    secret: str


class StartCampaign(Wire):
    """A campaign to be begun: its terms by the game's own words, and the campaign of the same player before it."""

    game: str
    terms: dict[str, Value]
    after: CampaignKey | None = None


class NextGame(Wire):
    """The next game of a campaign to be begun, against an opponent; the player may have a name."""

    secret: str
    opponent: str
    name: str = ""


class ChooseReward(Wire):
    """The reward a player takes for a win, in the game's own words."""

    secret: str
    choice: str


class CampaignInfo(Wire):
    """A campaign as it stands."""

    campaign: str
    game: str
    # The table at which its game is played now; null while none is.
    table: str | None
    # The tables of its games that are still kept.
    tables: list[str]
    # The campaign that was begun after it.
    sequel: str | None
    # All that there is to see of it, by the game's own type.
    view: Any


# At the table


class SeatInfo(Wire):
    """Who sits at a seat."""

    seat: int
    # What the player is called; empty for a seat that is called by its number.
    name: str
    # The bot that moves for the seat; null while a person does.
    bot: str | None
    # True if the seat belongs to a person, who may take it back from a bot.
    person: bool
    # True if somebody with the seat's key looks at the table right now.
    here: bool
    # Seconds, from now, until the others may let a bot play for a person who is away; null for who is here.
    grace: int | None
    # False for a person who has never been here: then the seconds stand still.
    came: bool = True
    # True if the person lets a program play, which comes over the network; and why it had to go, if it had to.
    remote: bool = False
    fault: Name | None = None


class Move(Wire, omit_defaults=True):
    """A legal move: its code, its words and its label."""

    move: int
    # The verb, then a word for each of its nouns; with spaces between them they are its notation.
    said: list[str]
    label: str
    # What the move uses, costs or brings, by the game's own type; null where the label says it all.
    preview: Any = None
    # What it gives up for good: the page says it and asks once more. Empty for most moves.
    warning: str = ""


class Question(Wire):
    """A question to a seat, its rule, and the possible answers."""

    # Changes whenever the seat is asked anew; a move names the question that it answers.
    number: int
    # The name of the choice, for boards that treat some in their own way.
    choice: str
    text: str
    rule: str
    # True if others wait for the answer; false if it may only be changed still.
    awaited: bool
    # True if the answer completes a move that was begun ("take", then "at").
    completes: bool
    # The move that saying nothing means, such as to go on; null where there is none.
    default: int | None
    moves: list[Move]


class Waiting(Wire):
    """A seat that the game waits for, and what it is deciding."""

    seat: int
    text: str
    rule: str


class Plea(Wire):
    """A wish to take moves back that needs the others' consent."""

    seat: int
    # What the first of the moves that would go brought about, as the log tells the reader; null where it is silent.
    what: str | None
    # The seats that have agreed, and those still to be asked.
    agreed: list[int]
    open: list[int]


class Undo(Wire):
    """The moves a seat may take back now."""

    # Moves that are its own to take back: since anybody learnt anything or another moved.
    free: int
    # True if going back further can be asked of the others.
    plea: bool
    # True if the last of them was made without asking.
    auto: bool
    # True if the question completes a move that can be given up as a whole.
    begun: bool


class PointsLine(Wire):
    """Points from one source."""

    label: str
    rule: str
    count: int
    points: int


class PartyScore(Wire):
    """The points of a seat or an automa, by source."""

    party: int
    name: str
    total: int
    place: int
    winner: bool
    lines: list[PointsLine]


class Result(Wire):
    """How a game ended."""

    scores: list[PartyScore]
    # How parties with equal points came to their places; empty where no points are equal.
    tie_break: str


class Proof(Wire):
    """The proof that a game was played with its original seed: the seed's fingerprint was published before."""

    # In digits, because not every program has whole numbers that large.
    seed: str
    salt: str


# Why nobody plays on at a table whose game is not over: its history is too long, or the operator has closed it.
Closed = Literal["full", "closed"]


class LessonNote(Wire):
    """The current text of a lesson."""

    # The idea that it is about, of so many.
    idea: int
    ideas: int
    title: str
    # What to do and why, as texts with signs; empty where the learner is not asked, or has gone another way, so that
    # nothing that the lesson says would be true.
    do: str
    why: str
    # The notations of the legal moves that follow it.
    moves: list[str]
    # True when all ideas are through; `do` then says how to go on.
    over: bool
    # True if there is a way back to where the learner left the lesson.
    back: bool


class Moment(Wire):
    """The table as one reader sees it after an entry of its history, in the reader's language."""

    # Counts what the reader may know of the table's history: moves, moves taken back, pleas and answers, seats handed
    # over. What others answer in secret, and change again, is not counted.
    seq: int
    # How many moves stand that everybody knows of.
    moves: int
    # Who made the last move, as far as the reader knows; null at the start and after something else than a move.
    mover: int | None
    # True if the last entry took moves back.
    undone: bool
    # How many lines of the log the reader keeps, and those that follow them now, as the reader may see them.
    standing: int
    lines: list[Line]
    # By field, what has changed since the last moment on the same connection; everything in its first moment.
    view: Any
    question: Question | None
    waiting: list[Waiting]
    undo: Undo
    plea: Plea | None
    seats: list[SeatInfo]
    result: Result | None
    # The table at which the same people play again, each with the key of this one; null until somebody wants to.
    sequel: str | None
    # Why nobody plays on although the game is not over; null for most tables.
    closed: Closed | None
    # The seed, when the game is over.
    proof: Proof | None
    # What the table's lesson says; null where it has none, and to everybody but the one who learns.
    lesson: LessonNote | None


class TableInfo(Wire):
    """The fixed facts of a table."""

    table: str
    game: str
    seats: int
    options: dict[str, Value]
    # The campaign that it is a game of, if it is.
    campaign: str | None
    # True if whoever opened the table knows the seed, and with it what is hidden.
    seed_chosen: bool
    # SHA-256 of the salt, a space and the seed; null for a table that was opened when there were none.
    fingerprint: str | None
    # True if the only person may ask for hints.
    hints: bool = True
    # What a table that begins at a position of another one is called; whoever knows its address may begin there, too.
    title: str = ""
    # The pack that it is played with, if it is.
    pack: PackInfo | None = None


# Page to server, over the WebSocket; the first message is Hello


class Hello(Wire, tag="hello"):
    """Take a seat by its secret, or look on without one; `seq` is the last moment that the page has, -1 for none."""

    secret: str | None = None
    seq: int = -1
    lang: Lang = "en"


class Play(Wire, tag="play"):
    """Answer the question `number` with a move; `auto` where the page gives this answer without asking the player."""

    id: int
    number: int
    move: int
    auto: bool = False


class Why(Wire, tag="why"):
    """Ask which rules forbid a move."""

    id: int
    notation: str


class TakeBack(Wire, tag="take_back"):
    """Go back to one's last choice, to before the move that one is asked to complete, or take back all that is free."""

    id: int
    begun: bool = False
    all: bool = False


class Plead(Wire, tag="plead"):
    """Ask the others to let one go back to before one's last move, or, in a lesson, to where one left it."""

    id: int
    lesson: bool = False


class Answer(Wire, tag="answer"):
    """Agree to a plea, or not."""

    id: int
    agree: bool


class HandOver(Wire, tag="hand_over"):
    """Let a bot move for a seat: any for one's own, the serious one (null) for that of a person who stays away, any for
    a bot's where one plays alone.
    """

    id: int
    seat: int
    bot: str | None = None


class SitDown(Wire, tag="sit_down"):
    """Take one's own seat back from the bot."""

    id: int


class Rename(Wire, tag="rename"):
    """Be called by another name."""

    id: int
    name: str


class Speak(Wire, tag="speak"):
    """Be told everything in another language from now on, beginning with what has happened so far."""

    id: int
    lang: Lang


class Again(Wire, tag="again"):
    """Play the same again, when the game is over: a table with the same seats, options and keys."""

    id: int


ToServer = Hello | Play | Why | TakeBack | Plead | Answer | HandOver | SitDown | Rename | Speak | Again


# Server to page


class Welcome(Wire, tag="welcome"):
    """The first answer: which table, and which seat (null: a spectator)."""

    info: TableInfo
    seat: int | None
    # True if the reader may take the game along, to go on where there is no line.
    along: bool = False


class Now(Wire, tag="now"):
    """A new moment of the table."""

    moment: Moment


class Done(Wire, tag="done"):
    """A request was carried out, and is kept; the moment that it brought about has come before."""

    id: int


class Refused(Wire, tag="refused"):
    """A request was not carried out; nothing has changed. `id` is null where the message could not be read."""

    id: int | None
    key: str
    text: Name
    rules: list[str]


class Reasons(Wire, tag="reasons"):
    """Why a move is not legal: the rules, and a sentence that says what is lacking, what they say, or what is asked."""

    id: int
    legal: bool
    rules: list[str]
    text: str


# The server closes a connection with 4403 after a wrong secret and with 4404 where there is no such table, each after
# `Refused`; with 4408 when nobody says hello, and with 4429 when the page asks too much; without a word when it takes
# nothing of what it is told. After these three, and after any other end, the page may come back.
ToPage = Welcome | Now | Done | Refused | Reasons


# Looking at a finished game again


class RecordWish(Wire):
    """The record so far of a game that is not over, for the only person at its table: the secret of the seat."""

    secret: str


class TakeAlong(Wire):
    """A game to be gone on with where there is no line, for the only person at its table: the secret of the seat, and
    how many entries of the history the device has already.
    """

    secret: str
    since: int = 0


class Along(Wire):
    """A table as a device keeps it, seed and all, and what happened at it after so many entries: texts in JSON, since
    a browser's numbers are too small for a seed.
    """

    kept: str
    since: int
    entries: list[str]


class HandIn(Wire):
    """What happened on a device after the first `since` entries of a table's history."""

    secret: str
    since: int
    entries: list[AnyEntry]


class Frame(Wire):
    """One position of a finished game as one seat (null: a spectator) saw it, in one language."""

    # How many moves had been made, of how many.
    moves: int
    last: int
    mover: int | None
    label: str | None
    lines: list[Line]
    # How many lines the log had by then.
    told: int
    # With the first position, how many lines the log had after each number of moves; empty with the others.
    course: list[int]
    view: Any
    result: Result | None


# Hints and the coach


class AskHint(Wire):
    """Ask for a hint for the question `number` of one's own seat; where several people play there is none."""

    secret: str
    number: int
    lang: Lang = "en"


class Hinted(Wire):
    """A hint, made from what the seat knows; which of its steps are shown is the page's business."""

    number: int
    hint: Hint


class Coached(Wire):
    """The coach's findings on a finished game so far; a later request may return more."""

    report: Report


class PlayOn(Wire):
    """A table to be opened at a position of another one, as a seat could know it, against bots.

    The other game is over; or it is one's own, without other people, and the secret is that of the seat; or the
    position is the one that a table with a title began at.
    """

    moves: int
    seat: int
    # The bots of all seats; that of one's own is not looked at.
    bots: list[str]
    name: str = ""
    secret: str | None = None
    # What the new table is called; with a title its beginning can be shared.
    title: str = ""


class Failure(Wire):
    """The body of every HTTP error."""

    status: Literal[400, 403, 404, 405, 409, 413, 415, 421, 429, 500, 503]
    key: str
    text: Name
