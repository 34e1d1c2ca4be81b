"""Campaigns as a server keeps them and as the page sees them: terms, then a story of entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from imperia.games.imperium.automa.campaign import LOSSES_ALLOWED, Campaign, Played, gained_cards
from imperia.games.imperium.cards import KINDS, NATION_CARDS, WORDS
from imperia.games.imperium.chapter import CAMPAIGN, DROP, KEEP, WINS_NEEDED
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.options import BOX_VALUES, COMMON, MASKS
from imperia.games.imperium.printed import NATION_WORDS, RESOURCES
from imperia.games.imperium.solo_content import LEVEL_WORDS
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.campaign import Begun, CalledOff, CampaignRules, Ended, Rewarded, Story, Terms
from imperia.kernel.errors import BadSetup
from imperia.kernel.game import Value
from imperia.kernel.misfit import Misfit, read_plain
from imperia.kernel.state import State

USUAL_BOX: Final = "both_with_classics"
COLLAPSE: Final = "collapse"
# What a campaign waits for: the next opponent, the end of its game, a reward; or it is over.
How = Literal["choose", "playing", "reward", "won", "lost"]


class CampaignTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms a campaign was begun with; whether resources are doubled is nobody's wish (IMP-303)."""

    nation: str
    supreme: bool = False
    box: str = USUAL_BOX
    bonus: bool = False


class CampaignGame(msgspec.Struct, kw_only=True):
    """A game of a campaign: at which table, and how it ended, if it has."""

    table: str
    opponent: str
    level: str
    day: str = ""
    points: int = 0
    against: int = 0
    # Null while it is played.
    won: bool | None = None
    # True if it ended in a Collapse, which is a defeat whatever the points (IMP-293).
    collapsed: bool = False
    # The card that the win has added to the starting deck, or removed from it; empty for none.
    kept: str = ""
    dropped: str = ""


class CampaignOpponent(msgspec.Struct):
    """A nation that the opponent may play, and whether it can be met, for it was not beaten."""

    nation: str
    open: bool


class ImperiumCampaign(msgspec.Struct, kw_only=True):
    """A campaign."""

    nation: str
    box: str
    supreme: bool
    bonus: bool
    how: How
    wins: int
    wins_needed: int
    losses: int
    # With so many it is lost.
    losses_lost: int
    games: list[CampaignGame]
    # The level of the next game.
    level: str
    opponents: list[CampaignOpponent]
    # What the player begins the next game with: tokens, and the cards of the starting deck.
    tokens: dict[str, int]
    deck: list[str]
    # Of these cards those that joined it, and the cards that left it.
    joined: list[str]
    dropped: list[str]
    # How many unrest cards are out (IMP-309).
    unrest_out: int
    # What can be chosen as a reward now; of cards that are alike one.
    keepable: list[str]
    droppable: list[str]


class Told:
    """A story as it stands: the campaign, and what is under way."""

    def __init__(self, terms: CampaignTerms, story: Story) -> None:
        box = BOX_VALUES.index(terms.box)
        self.campaign = Campaign(NATION_WORDS.index(terms.nation), terms.supreme, terms.bonus, COMMON[box], MASKS[box])
        self.running: Begun | None = None
        self.gained: list[int] = []
        self.games: list[CampaignGame] = []
        for entry in story:
            match entry:
                case Begun(table, opponent):
                    self.running = entry
                    level = LEVEL_WORDS[self.campaign.level()]
                    self.games.append(CampaignGame(table=table, opponent=opponent, level=level))
                case CalledOff():
                    self.running = None
                    self.games.pop()
                case Ended():
                    self.end(entry)
                case Rewarded(choice):
                    verb, _, word = choice.partition(" ")
                    if verb == KEEP:
                        self.campaign = self.campaign.keeping(INDEX[word])
                        self.games[-1].kept = word
                    else:
                        self.campaign = self.campaign.dropping(INDEX[word])
                        self.games[-1].dropped = word

    def end(self, entry: Ended) -> None:
        """The game under way is over."""
        game = self.games[-1]
        game.day, game.won = entry.day, entry.won
        game.collapsed = entry.cause == COLLAPSE
        game.points, game.against = entry.points
        self.campaign = self.campaign.after(Played(NATION_WORDS.index(game.opponent), entry.won))
        self.running = None
        self.gained = [INDEX[word] for word in entry.gained]

    @property
    def how(self) -> How:
        """The decision it waits for."""
        if self.campaign.is_won():
            return "won"
        if self.campaign.is_lost():
            return "lost"
        if self.running is not None:
            return "playing"
        return "reward" if self.campaign.owes_reward() else "choose"

    def keepable(self) -> list[int]:
        """The gained cards that may be kept now, of those alike the first (IMP-305)."""
        if self.how != "reward":
            return []
        found: dict[int, int] = {}
        for card in sorted(self.campaign.keepable(self.gained)):
            found.setdefault(KINDS[card], card)
        return list(found.values())

    def deck(self) -> list[int]:
        """The cards of the starting deck."""
        return self.campaign.chapter(-1).starting_deck()

    def droppable(self) -> list[int]:
        """The cards of the starting deck that may be dropped now, of those alike the first (IMP-306)."""
        if self.how != "reward":
            return []
        found: dict[int, int] = {}
        for card in self.deck():
            found.setdefault(KINDS[card], card)
        return list(found.values())


def read_terms(terms: Terms) -> CampaignTerms:
    """The terms that a campaign was begun with; unknown nations and boxes are refused."""
    try:
        found = read_plain(dict(terms), CampaignTerms)
    except Misfit as error:
        raise BadSetup("bad_terms", problem=error) from error
    if found.nation not in NATION_WORDS:
        raise BadSetup("bad_option_value", option="nation", value=found.nation, values=NATION_WORDS)
    if found.box not in BOX_VALUES:
        raise BadSetup("bad_option_value", option="box", value=found.box, values=BOX_VALUES)
    if not MASKS[BOX_VALUES.index(found.box)] >> NATION_CARDS[NATION_WORDS.index(found.nation)].box & 1:
        raise BadSetup("against_campaign", choice=found.nation, rule="IMP-O02")
    return found


def tell(terms: Terms, story: Story) -> Told:
    """How a campaign stands."""
    return Told(read_terms(terms), story)


class ImperiumCampaigns(CampaignRules):
    """Five wins before four defeats (IMP-300)."""

    def begin(self, wish: Terms, before: tuple[Terms, Story] | None) -> dict[str, Value]:
        """After a lost campaign the next one has the bonus, and no other (IMP-303)."""
        terms = read_terms(wish)
        if terms.bonus:
            raise BadSetup("against_campaign", choice="bonus", rule="IMP-303")
        how = tell(*before).how if before is not None else "won"
        if how not in ("won", "lost"):
            raise BadSetup("against_campaign", choice=how, rule="IMP-303")
        begun: dict[str, Value] = msgspec.to_builtins(msgspec.structs.replace(terms, bonus=how == "lost"))
        return begun

    def options(self, terms: Terms, story: Story, opponent: str) -> dict[str, Value]:
        """Nations, level and the clause of the campaign (IMP-301, IMP-307)."""
        told = tell(terms, story)
        if told.how != "choose":
            raise BadSetup("against_campaign", choice=opponent, rule=WAITS_FOR[told.how])
        campaign = told.campaign
        if opponent not in NATION_WORDS:
            raise BadSetup("bad_option_value", option="opponent", value=opponent, values=NATION_WORDS)
        nation = NATION_WORDS.index(opponent)
        if nation not in campaign.opponents():
            rule = "IMP-301" if nation in campaign.beaten() else "IMP-238"
            raise BadSetup("against_campaign", choice=opponent, rule=rule)
        return {
            "box": read_terms(terms).box,
            "level": LEVEL_WORDS[campaign.level()],
            CAMPAIGN: campaign.chapter(nation).text(),
        }

    def check_reward(self, terms: Terms, story: Story, choice: str) -> None:
        """One card is kept or dropped after a win (IMP-304, IMP-305, IMP-306)."""
        told = tell(terms, story)
        if told.how != "reward":
            raise BadSetup("against_campaign", choice=choice, rule="IMP-304")
        verb, _, word = choice.partition(" ")
        offers: Mapping[str, list[int]] = {KEEP: told.keepable(), DROP: told.droppable()}
        if INDEX.get(word, -1) not in offers.get(verb, []):
            rule = "IMP-306" if verb == DROP else "IMP-305"
            raise BadSetup("against_campaign", choice=choice, rule=rule)

    def gained(self, state: State) -> list[str]:
        """The cards that can be thought of as a reward."""
        assert isinstance(state, ImperiumState)
        return [WORDS[card] for card in gained_cards(state)]

    def cause(self, state: State) -> str:
        """A Collapse is told apart from a defeat by points."""
        assert isinstance(state, ImperiumState)
        return COLLAPSE if state.collapsed else ""

    def view(self, terms: Terms, story: Story) -> ImperiumCampaign:
        told, begun = tell(terms, story), read_terms(terms)
        campaign = told.campaign
        chapter = campaign.chapter(-1)
        open_nations = campaign.opponents()
        return ImperiumCampaign(
            nation=begun.nation,
            box=begun.box,
            supreme=begun.supreme,
            bonus=begun.bonus,
            how=told.how,
            wins=campaign.wins(),
            wins_needed=WINS_NEEDED,
            losses=campaign.losses(),
            losses_lost=LOSSES_ALLOWED + 1,
            games=told.games,
            level=LEVEL_WORDS[campaign.level()],
            opponents=[CampaignOpponent(NATION_WORDS[one], one in open_nations) for one in campaign.nations()],
            tokens=dict(zip(RESOURCES, chapter.tokens(), strict=True)),
            deck=[WORDS[card] for card in told.deck()],
            joined=[WORDS[card] for card in chapter.joined],
            dropped=[WORDS[card] for card in chapter.dropped],
            unrest_out=campaign.unrest_removed(),
            keepable=[WORDS[card] for card in told.keepable()],
            droppable=[WORDS[card] for card in told.droppable()],
        )


# The rule that a campaign follows while it does not wait for the next opponent.
WAITS_FOR: Final[dict[How, str]] = {"playing": "IMP-300", "reward": "IMP-304", "won": "IMP-300", "lost": "IMP-302"}
CAMPAIGNS: Final = ImperiumCampaigns()
