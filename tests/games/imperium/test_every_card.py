"""Every part of every card is carried out on a prepared table, and what it comes to is reckoned a second time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from imperia.games.imperium import content
from imperia.games.imperium.cards import CARDS, NATION_CARDS, WORDS
from imperia.games.imperium.content import Card
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.printed import ACTION, NATION_WORDS
from imperia.games.imperium.rules.exhaust import begin_use
from imperia.games.imperium.rules.react import set_off
from imperia.games.imperium.state import ACTIVATE, ImperiumState
from imperia.kernel.agenda import Choice
from tests.games.imperium.parts import number
from tests.games.imperium.reckoning import PILES, Reckoning
from tests.games.imperium.table import GAME, bare, laid, legal, pile, play, table

# Common cards of each box that lie about, none of which does anything while it is in play.
LAID = {
    "classics": ["cl-jungle", "cl-forest", "cl-marsh", "cl-steppe", "cl-city-1"],
    "legends": ["le-mountain", "le-plain", "le-moor", "le-rainforest", "le-city-2"],
}
IN_HAND = {
    "classics": [
        "cl-jade-mask",
        "cl-lost-scroll",
        "cl-elders",
        "cl-oracle",
        "cl-unrest-1",
        "cl-unrest-2",
        "cl-coinage",
    ],
    "legends": [
        "le-jade-mask",
        "le-lost-scroll",
        "le-elders",
        "le-oracle",
        "le-unrest-1",
        "le-unrest-2",
        "le-civil-service",
    ],
}
DISCARDED = {
    "classics": ["cl-coast", "cl-unrest-3", "cl-unrest-4", "cl-invasion", "cl-port", "cl-boats"],
    "legends": ["le-peninsula", "le-unrest-3", "le-unrest-4", "le-invasion", "le-art", "le-qanat"],
}
DECK = {
    "classics": ["cl-woodland", "cl-shaduf", "cl-leadership", "cl-diplomacy", "cl-town-1", "cl-town-2"],
    "legends": ["le-highlands", "le-lowlands", "le-leadership", "le-diplomacy", "le-water-mill", "le-monument"],
}
MARKET = {
    "classics": ["cl-armenians", "cl-hills", "cl-pharmacy", "cl-shrine", "cl-river"],
    "legends": ["le-etruscans", "le-island", "le-amphitheatre", "le-code-of-laws", "le-lakes"],
}
SPARE = {"classics": "cl-cape", "legends": "le-grassland"}
EXILED = {"classics": ["cl-urban-development", "cl-onager"], "legends": ["le-urban-development", "le-onager"]}
# Cards that lie in play from the first.
AT_FIRST = {"arthurians-king-arthurs-court", "utopians-visions-of-shangri-la"}
ARCHIVED = {"classics": ["cl-gambling"], "legends": ["le-road-building"]}
# What a nation needs besides, by zone.
OWN: dict[str, dict[str, list[str]]] = {
    "arthurians": {"hand": ["arthurians-cai"], "discard": ["arthurians-peredur"]},
    "olmecs": {
        "hand": ["olmecs-stone-mask-3", "olmecs-stone-mask-4", "olmecs-stone-mask-5"],
        "discard": ["olmecs-stone-mask-6", "olmecs-stone-mask-7"],
    },
    "utopians": {"hand": ["utopians-sacred-scroll-1"], "discard": ["utopians-sacred-scroll-2"]},
}
OTHERS = {
    "classics": ["greeks", "vikings", "romans", "macedonians"],
    "legends": ["minoans", "egyptians", "mauryans", "olmecs"],
}


def named(declared: Any) -> Iterator[tuple[str, str, str]]:
    """The cards that a declaration names, with the zone in which it looks for them and what they lie under."""
    if isinstance(declared, Mapping):
        if "name" in declared and "in" in declared:
            under = declared.get("under", {}).get("name", "")
            names = declared["name"] if isinstance(declared["name"], list) else [declared["name"]]
            zone = declared["in"] if isinstance(declared["in"], str) else declared["in"][0]
            for name in names:
                members = [card.id for card in content.CARDS if card.group == name] or [name]
                yield from ((member, zone, under) for member in members)
        for value in declared.values():
            yield from named(value)
    elif isinstance(declared, list | tuple):
        for value in declared:
            yield from named(value)


def prepared(card: Card, zone_of_it: str) -> ImperiumState:
    """A table at which the card can do all that it says: seat 0 owns it, and it lies in that zone of his."""
    box = card.box
    nation = card.nation or {"classics": "persians", "legends": "qin"}[box]
    founded = nation not in ("vikings", "arthurians")
    empire = nation == "atlanteans" or (card.state == "empire" and founded)
    zones: dict[str, list[Any]] = {
        "hand": [*IN_HAND[box], *OWN.get(nation, {}).get("hand", [])],
        "discard": [*DISCARDED[box], *OWN.get(nation, {}).get("discard", [])],
        "deck": list(DECK[box]),
        "history": list(ARCHIVED[box]),
        "area": list(LAID[box]),
    }
    hosts: dict[str, list[str]] = {}
    places = {"play": "area", "hand": "hand", "discard": "discard", "history": "history"}
    spoken = [card.effect, card.solstice, card.play_if, *([one.do, one.cost] for one in card.exhaust)]
    spoken += [one.condition for one in card.exhaust]
    for name, zone, under in named(spoken):
        for cards in zones.values():
            if name in cards:
                cards.remove(name)
        if name == card.id or CARDS[number(name)].start == 1:
            continue
        if zone == "garrison":
            hosts.setdefault(under or LAID[box][1], []).append(name)
        elif zone in places and name not in zones[places[zone]]:
            zones[places[zone]].append(name)
    for cards in zones.values():
        if card.id in cards:
            cards.remove(card.id)
    if "power" not in card.category and card.id not in AT_FIRST and not card.faces:
        zones[zone_of_it].append(card.id)
    for host, garrison in needed_garrison(card, LAID[box][1]).items():
        if host != card.id or zone_of_it == "area":
            hosts.setdefault(host, []).extend(garrison)
    zones["area"] = [laid(one, under=hosts.pop(one, [])) if isinstance(one, str) else one for one in zones["area"]]
    zones["area"] += [laid(host, under=cards) for host, cards in hosts.items()]
    players = [bare(nation, "30 materials 30 population 30 progress", state="empire" if empire else "barbarian",
                    side=card.side if "power" in card.category and card.side else "B", **zones)]  # fmt: skip
    rest = [one for one in OTHERS[box] if one != nation][:3]
    players += [other(one) for one in rest]
    return table(
        *players,
        market=[one if one != card.id else SPARE[box] for one in MARKET[box]],
        options={"box": box},
        piles={"exile": [one for one in EXILED[box] if one != card.id]},
        order="activate",
        ignored=["empire"] if not founded else [],
    )


def needed_garrison(card: Card, region: str) -> dict[str, list[str]]:
    """Garrisoned cards that some cards ask for without a name, by their host."""
    knights = [one for one in ("arthurians-bedwyr", "arthurians-gwalchmei", "arthurians-king-arthur") if one != card.id]
    return {
        "arthurians-king-arthur": {region: knights[:1]},
        "arthurians-lady-bertilak": {region: knights[:1]},
        "arthurians-myrddin-wyllt": {region: knights, "arthurians-king-arthurs-court": ["arthurians-excalibur"]},
        "arthurians-gwalchmei": {region: knights[:1]},
        "arthurians-gwaith-camlan": {region: knights[:1]},
        "arthurians-viviane-of-the-lake": {"arthurians-viviane-of-the-lake": knights[:1]},
        "arthurians-morigena": {
            region: ["arthurians-myrddin-wyllt"],
            "arthurians-king-arthurs-court": ["arthurians-excalibur"],
        },
        "utopians-lost-tomes": {"utopians-lost-tomes": ["utopians-sacred-scroll-3", "utopians-sacred-scroll-4"]},
        "utopians-mountain-retreat": {"utopians-mountain-retreat": ["le-unrest-5"]},
        "olmecs-stone-heads": {"olmecs-stone-heads": ["olmecs-stone-mask-8"]},
    }.get(card.id, {})


def other(nation: str) -> dict[str, Any]:
    """Another player, who has something of everything."""
    cards = NATION_CARDS[NATION_WORDS.index(nation)]
    start = [WORDS[one] for one in cards.starting_deck]
    regions = [one for one in start if CARDS[number(one)].regions][:1]
    unrest = [one for one in start if CARDS[number(one)].unrest][:1]
    city = [
        WORDS[one] for one in [*cards.nation_deck, *cards.starting_deck, *cards.development] if CARDS[one].types & 1
    ][:1]
    free = [one for one in start if one not in [*regions, *unrest, *city]]
    return bare(
        nation,
        "20 materials 20 population 20 progress",
        hand=[*unrest, *free[:3]],
        deck=free[3:6],
        area=[*regions, *city],
    )


def snapshot(state: ImperiumState) -> dict[str, Any]:
    """What is reckoned."""
    counts: dict[str, Any] = {name: len(pile(state, name, 0)) for name in ("hand", "deck", "discard", "history")}
    counts["area"] = len(state.areas[0])
    counts["garrison"] = sum(len(one.under) for one in state.areas[0])
    counts["tokens"] = [[state.have(seat, token) for token in range(3)] for seat in range(4)]
    counts["actions"] = state.have(0, ACTION)
    counts["hands"] = [len(pile(state, "hand", seat)) for seat in range(4)]
    return counts


def answer_all(state: ImperiumState, option: int) -> bool:
    """Answer every question of the part: do what may be done, take that option; False if it is closed."""
    while isinstance(state.choice(), Choice) and type(state.choice()).__name__ not in ("TakeTurn", "GoOn"):
        moves = legal(state)
        if type(state.choice()).__name__ == "OfferUse":
            # Other cards that would answer are left alone.
            play(state, "decline")
            continue
        options = sorted((move for move in moves if move.startswith("option")), key=lambda one: int(one.split()[1]))
        if options:
            wish = f"option {option}"
            if wish not in moves and option < 3:
                return False
            play(state, wish if wish in moves else options[-1])
            continue
        numbers = sorted((int(move.split()[1]), move) for move in moves if move.split()[0] in ("count", "progress"))
        if numbers:
            play(state, numbers[-1][1] if numbers[0][1].startswith("count") else numbers[0][1])
            continue
        wished = sorted(move for move in moves if move not in ("decline", "done") and not move.startswith("shield"))
        play(state, wished[0] if wished else min(moves))
    return True


def begin(state: ImperiumState, card: Card, part: str) -> list[Any]:
    """A part of a card is begun; returned is what it declares."""
    this = number(card.id)
    if part == "effect":
        play(state, f"play {card.id}")
        return list(card.effect)
    if part.startswith("exhaust"):
        place = int(part.split("/")[1])
        use = CARDS[this].uses[place]
        ability = card.exhaust[place]
        if use.trigger is None:
            play(state, f"exhaust {card.id}")
        else:
            begin_use(state, set_off(0, this, 2, -1), use)
            state.run()
        return [*ability.cost, *ability.do]
    effects = {
        "solstice": (CARDS[this].solstice, card.solstice),
        "on_gain": (CARDS[this].on_gain, card.on_gain),
        "before_scoring": (CARDS[this].before_scoring, card.before_scoring),
        "king/0": (CARDS[this].faces[0] if CARDS[this].faces else None, card.faces[0].resolve if card.faces else []),
        "king/1": (CARDS[this].faces[1] if CARDS[this].faces else None, card.faces[1].resolve if card.faces else []),
    }
    effect, declared = effects[part]
    assert effect is not None
    effect.begin(state, deed_of(0, this))
    state.run()
    return list(declared)


def parts(card: Card) -> list[str]:
    """The parts of a card that do something."""
    found = [name for name in ("effect", "solstice", "on_gain", "before_scoring") if getattr(card, name)]
    found += [f"exhaust/{place}" for place in range(len(card.exhaust))]
    return found + [f"king/{place}" for place in range(len(card.faces))]


# What answers to an attack, or makes a discard smaller, has no sense by itself: test_attacks and test_nations use it.
ANSWERS = {"le-fortified-region", "le-scythians", "scythians-mounted-archers", "olmecs-step-pyramids"}
# Cards that are alike do the same, so one of each kind will do.
CASES = [
    (card.id, part)
    for place, card in enumerate(content.CARDS)
    for part in parts(card)
    if CARDS[place].kind == place and not (card.id in ANSWERS and part == "exhaust/0")
]
# Where a card lies when a part of it is resolved, if it is not in play.
ZONE_OF = {"effect": "hand", "before_scoring": "hand", "on_gain": "discard"}


@pytest.mark.parametrize(("word", "part"), CASES, ids=[f"{word}/{part}" for word, part in CASES])
def test_every_part_of_every_card_does_what_it_says(word: str, part: str) -> None:
    card = content.CARDS[content.INDEX[word]]
    done = 0
    for option in range(3):
        state = prepared(card, ZONE_OF.get(part, "area"))
        if card.faces:
            state.empires |= option & 1
        before = snapshot(state)
        laid_before = [WORDS[one.card] for one in state.areas[0]]
        if part == "effect":
            laid_before.append(word)
        empire = state.is_empire(0)
        state.order = ACTIVATE
        data = state.data()
        declared = begin(state, card, part)
        if not answer_all(state, option):
            continue
        done += 1
        assert state.census() == GAME.box(state)
        assert state.data() != data
        nation = NATION_CARDS[state.nations[0]]
        reckoning = Reckoning(word, laid_before, empire, option, nation.history)
        reckoning.steps(declared)
        compare(before, snapshot(state), reckoning, card, part)
    assert done


def compare(before: dict[str, Any], after: dict[str, Any], reckoning: Reckoning, card: Card, part: str) -> None:
    """What was reckoned is what happened, as far as it can be foreseen."""
    unknown = reckoning.unknown
    if "tokens" not in unknown:
        for seat in range(4):
            expected = [
                before["tokens"][seat][one] + change for one, change in enumerate(reckoning.tokens[seat].values())
            ]
            assert after["tokens"][seat] == expected, f"tokens of {seat}"
    if "actions" not in unknown:
        played = part == "effect" and not card.free_action
        assert after["actions"] == before["actions"] + reckoning.actions - played, "actions"
    expected_piles = dict(reckoning.piles)
    if part == "effect":
        expected_piles["hand"] -= 1
        # It was in play while it was resolved; what moved it is reckoned as leaving the play area.
        moved = any(step.get("sel", {}).get("this") for step in flat(card.effect, reckoning.option))
        expected_piles["area"] += 1
        if not card.persistent and not moved:
            expected_piles["area"] -= 1
            expected_piles["discard"] += 1
    for name in PILES:
        if name not in unknown:
            assert after[name] == before[name] + expected_piles[name], name


def flat(steps: Any, option: int) -> Iterator[Mapping[str, Any]]:
    """All steps of a declaration that are done with that option."""
    for step in steps:
        yield step
        if step["do"] == "choose":
            yield from flat(step["options"][min(option, len(step["options"]) - 1)], option)
        for key in ("steps", "pay", "then", "else"):
            yield from flat(step.get(key, []), option)
