"""A plain reckoning of what a part of a card comes to, written from the meaning of its words alone.

It walks the declaration, takes every option that is offered and the same number of every choice, and counts tokens and
cards. It knows nothing of the engine but the content. Where the outcome depends on cards that nobody can foresee (a
deck that is searched, an effect that is repeated) the counts that it cannot tell are left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from imperia.games.imperium.content import CARDS, INDEX, Card

Step = Mapping[str, Any]
PILES = ("hand", "deck", "discard", "history", "area", "garrison")


def printed(word: str) -> Card:
    """A card as it is printed."""
    return CARDS[INDEX[word]]


class Reckoning:
    """What the player and three others are expected to have more or less of."""

    def __init__(self, card: str, area: Sequence[str], empire: bool, option: int, history: bool) -> None:
        self.card = card
        self.area = list(area)
        self.empire = empire
        self.option = option
        self.history = history
        self.tokens = [{"materials": 0, "population": 0, "progress": 0} for _ in range(4)]
        self.piles = dict.fromkeys(PILES, 0)
        self.actions = 0
        self.hands = [0, 0, 0, 0]
        self.tags: dict[str, int] = {}
        self.acquired = 0
        # What cannot be foreseen; a card that gives something else in place of a token is tested by itself.
        self.unknown: set[str] = {"tokens"} if any("replace_gain" in one for one in printed(card).passive) else set()

    def steps(self, steps: Sequence[Step], seat: int = 0) -> None:
        """One step after the other, resolved by a player."""
        for step in steps:
            getattr(self, f"do_{step['do']}", self.unforeseen)(step, seat)

    def unforeseen(self, step: Step, seat: int) -> None:
        """A word whose outcome depends on more than is counted here."""
        self.unknown |= {*PILES, "tokens", "actions"}

    def move(self, pile: str, count: int, seat: int) -> None:
        """So many cards more in a pile of a player."""
        if seat:
            self.hands[seat] += count if pile == "hand" else 0
        else:
            self.piles[pile] += count

    def amount(self, n: Any, most: int = 99) -> int:
        """A number of the content, counted in the play area as it was at first."""
        if isinstance(n, int):
            return n
        if n in ("any", "all"):
            return most
        if "upto" in n:
            return min(int(n["upto"]), most)
        if "result" in n:
            return self.tags.get(n["result"], 0) * int(n.get("times", 1))
        if "event" in n:
            return 2
        cards = [printed(word) for word in self.area]
        if "icons" in n:
            icons = n["icons"] if isinstance(n["icons"], list) else [n["icons"]]
            found = sum([*card.types, *card.region_types].count(icon) for card in cards for icon in icons)
        elif "count" in n and n["count"].get("in") == "play":
            found = sum(card.category.count(n["count"].get("category", "")) for card in cards)
        else:
            self.unknown |= {"tokens", *PILES}
            return 0
        return int(n.get("times", 1) * (found // n.get("per", 1)))

    # Control

    def do_choose(self, step: Step, seat: int) -> None:
        self.steps(step["options"][min(self.option, len(step["options"]) - 1)], seat)

    def do_may(self, step: Step, seat: int) -> None:
        self.steps(step["steps"], seat)

    def do_cost(self, step: Step, seat: int) -> None:
        self.steps([*step["pay"], *step["then"]], seat)

    def do_if(self, step: Step, seat: int) -> None:
        condition = step["cond"]
        if set(condition) != {"state"}:
            self.unforeseen(step, seat)
            return
        holds = condition["state"] == ("empire" if self.empire else "barbarian")
        self.steps(step["then"] if holds else step.get("else", []), seat)

    def do_each(self, step: Step, seat: int) -> None:
        if isinstance(step["who"], dict):
            self.unforeseen(step, seat)
            return
        for other in range(1 if step["who"] == "others" else 0, 4):
            self.steps(step["steps"], other)

    def do_repeat(self, step: Step, seat: int) -> None:
        for _ in range(self.amount(step["n"])):
            self.steps(step["steps"], seat)

    # Tokens

    def do_gain(self, step: Step, seat: int) -> None:
        self.tokens[seat][step["token"]] += self.amount(step["n"])

    def do_pay(self, step: Step, seat: int) -> None:
        if step["n"] == "all":
            self.unforeseen(step, seat)
            return
        count = self.amount(step["n"])
        self.tokens[seat][step["token"]] -= count
        self.tags[step.get("as", "")] = count

    def do_steal(self, step: Step, seat: int) -> None:
        if isinstance(step["from"], dict):
            self.unforeseen(step, seat)
            return
        for other in (1, 2, 3):
            self.tokens[other][step["token"]] -= step["n"]
            self.tokens[seat][step["token"]] += step["n"]

    def do_action(self, step: Step, seat: int) -> None:
        self.actions += step["n"]

    def do_spend_action(self, step: Step, seat: int) -> None:
        self.actions -= step["n"]

    def do_place(self, step: Step, seat: int) -> None:
        pass

    def do_refresh(self, step: Step, seat: int) -> None:
        pass

    def do_trigger_end(self, step: Step, seat: int) -> None:
        pass

    def do_treat_as(self, step: Step, seat: int) -> None:
        pass

    def do_ignore_state(self, step: Step, seat: int) -> None:
        pass

    # Cards

    def do_draw(self, step: Step, seat: int) -> None:
        self.move("hand", self.amount(step["n"]), seat)
        self.move("deck", -self.amount(step["n"]), seat)

    def do_take_unrest(self, step: Step, seat: int) -> None:
        self.move("hand", step.get("n", 1), seat)

    def do_take_fame(self, step: Step, seat: int) -> None:
        self.move("hand", 1, seat)

    def do_look_fame(self, step: Step, seat: int) -> None:
        self.move("hand", 1, seat)

    def do_break_through(self, step: Step, seat: int) -> None:
        self.move("hand", 1, seat)

    def do_acquire(self, step: Step, seat: int) -> None:
        # The market of the test has no unrest and no tokens in it at first; the exile pile brings unrest of its own.
        self.acquired += 1
        if "from" in step or "with_token" in step:
            self.unforeseen(step, seat)
        elif self.acquired > 1:
            self.unknown.add("hand")
        self.move("hand", 1, seat)

    def from_zone(self, step: Step, seat: int, usual: str = "hand") -> str:
        """Where the chosen cards come from; the first zone in which the test lays such cards."""
        sel = step.get("sel", {"in": usual})
        if sel.get("this"):
            return "area"
        if "ref" in sel or "in" not in sel:
            return "hand"
        zone = sel["in"] if isinstance(sel["in"], str) else sel["in"][0]
        if not isinstance(sel["in"], str) and len(sel["in"]) > 1:
            self.unknown |= set(sel["in"])
        return {"play": "area"}.get(zone, zone)

    def carry(self, step: Step, seat: int, target: str, usual: str = "hand") -> None:
        """Chosen cards go from a zone to another; a region counts as many as it shows icons."""
        zone = self.from_zone(step, seat, usual)
        # Of what a step names "up to" a number of, the test lays two cards, or more in play.
        count = self.amount(step.get("n", 1), 9 if zone == "area" else 2)
        sel = step.get("sel", {})
        if "name" in sel or "with_garrison" in sel or step.get("n") in ("any", "all"):
            self.unknown |= {zone, target, "garrison", "discard", "tokens"}
        for pile, change in ((zone, -count), (target, count)):
            if pile in PILES:
                self.move(pile, change, seat)
        self.tags[step.get("as", "")] = self.tags.get(step.get("as", ""), 0) + count

    def do_discard(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "discard")

    def do_recover(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "hand")

    def do_to_deck_top(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "deck")

    def do_archive(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "history" if self.history else "discard")

    def do_abandon(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "discard")

    def do_recall(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "hand")

    def do_exile(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "exile")

    def do_return_unrest(self, step: Step, seat: int) -> None:
        zones = step.get("from", ["hand"])
        self.carry({**step, "sel": step.get("sel", {"in": zones if len(zones) > 1 else zones[0]})}, seat, "unrest")

    def do_garrison(self, step: Step, seat: int) -> None:
        self.carry(step, seat, "garrison")

    def do_nation_to_discard(self, step: Step, seat: int) -> None:
        self.move("discard", 1, seat)
