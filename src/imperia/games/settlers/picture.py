"""A view as text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from imperia.games.settlers.cards import CARDS, WORDS, Card
from imperia.games.settlers.content import TABLES
from imperia.games.settlers.printed import ATTACK, COMMON, GOODS, KINDS, write_price
from imperia.games.settlers.signs import goods_signs
from imperia.games.settlers.view import LocationView, PlayerView, RowView, SettlersView
from imperia.games.settlers.wording import card_words
from imperia.games.settlers.words import CARD_NOUN, FACTION, GOOD, SEAT, TEXTS, VOCABULARY
from imperia.kernel.position import write_counts
from imperia.kernel.signs import in_words

TO_ACT: Final = "▶"
INDENT: Final = "  "
OF_FACTION: Final = "*"
BY_NAME: Final = {noun.name: noun for noun in VOCABULARY.nouns}


def spelt(text: str, lang: str) -> str:
    """A text with its signs in words."""
    return in_words(text, TEXTS, BY_NAME, lang)


def goods_words(goods: Mapping[str, int], lang: str) -> str:
    """Goods as people say them."""
    return spelt(goods_signs(goods), lang)


def name_of(word: str, lang: str) -> str:
    """A card by the name that people read."""
    return CARD_NOUN.label(CARD_NOUN.words.index(word), lang)


def card_of(word: str) -> Card:
    """A card by its word."""
    return CARDS[WORDS.index(word)]


def starred(word: str, lang: str) -> str:
    """A card by its name, those of a faction with a star."""
    star = OF_FACTION if card_of(word).deck not in (COMMON, ATTACK) else ""
    return f"{name_of(word, lang)}{star}"


def deal_of(word: str) -> str:
    """The good that a card brings each round as a deal."""
    return GOODS[card_of(word).deal]


def good_of(word: str, lang: str) -> str:
    """A good by the name that people read."""
    return GOOD.label(GOOD.words.index(word), lang)


def paragraph(text: str, width: int, depth: int) -> list[str]:
    """A text broken into lines, further ones set in."""
    return wrap(text, width, initial_indent=INDENT * depth, subsequent_indent=INDENT * (depth + 1))


# Cards


def card_line(word: str, lang: str) -> str:
    """A card with its cost, its fields and what it does."""
    card = card_of(word)
    if card.deck == ATTACK:
        return starred(word, lang)
    cost = [goods_words(write_price(card.cost), lang)] if card.cost_sum else []
    if card.needs_place:
        cost.append(TEXTS.say("picture.place", lang))
    parts = [TEXTS.say(f"content_value.{KINDS[card.kind]}", lang)]
    parts.append(TEXTS.say("picture.cost", lang, {"goods": cost}) if cost else TEXTS.say("picture.free", lang))
    if card.raze:
        parts.append(TEXTS.say("picture.raze", lang, {"goods": goods_words(write_counts(GOOD, card.raze), lang)}))
    if card.deal >= 0:
        parts.append(TEXTS.say("picture.deal", lang, {"goods": good_of(deal_of(word), lang)}))
    words = [spelt(words, lang) for words in card_words(card.entry, lang)]
    return f"{starred(word, lang)} [{' · '.join(parts)}] {'. '.join(words)}".rstrip()


def cards_block(title: str, cards: Sequence[str], lang: str, width: int) -> list[str]:
    """A title and a card a line."""
    if not cards:
        return []
    lines = [TEXTS.say(f"picture.{title}", lang)]
    for card in cards:
        lines += paragraph(card_line(card, lang), width, 1)
    return lines


# Empires


def location_words(one: LocationView, lang: str) -> str:
    """A location in short, with what lies on it."""
    marks: list[str] = []
    if one.uses:
        details = {"uses": one.uses, "limit": one.limit}
        marks.append(TEXTS.say("picture.used" if one.limit == 1 else "picture.uses", lang, details))
    marks += [TEXTS.say(f"picture.{sign}", lang) for sign in ("defense", "samurai", "blocked") if getattr(one, sign)]
    if one.holder is not None:
        marks.append(TEXTS.say("picture.token", lang, {"player": SEAT.label(one.holder, lang)}))
    if one.dealt_by is not None:
        marks.append(TEXTS.say("picture.dealt", lang, {"player": SEAT.label(one.dealt_by, lang)}))
    if one.under:
        marks.append(TEXTS.say("picture.under", lang, {"count": one.under}))
    if one.offered:
        marks.append(TEXTS.say("picture.offered", lang, {"goods": goods_words(one.offered, lang)}))
    shown = starred(one.card, lang)
    return f"{shown} ({', '.join(marks)})" if marks else shown


def row_lines(row: RowView, lang: str, width: int) -> list[str]:
    """One row, faction locations first."""
    locations = [location_words(one, lang) for one in [*row.faction, *row.common]]
    if not locations:
        return []
    details = {"kind": TEXTS.say(f"kind.{row.kind}", lang), "locations": locations}
    return paragraph(TEXTS.say("picture.row", lang, details), width, 2)


def player_head(view: SettlersView, seat: int, lang: str) -> str:
    """Who it is, with points and cards."""
    player = view.players[seat]
    if player.virtual:
        name = TEXTS.say("automa.virtual", lang)
        return INDENT + TEXTS.say("picture.virtual", lang, {"player": name, "points": player.points})
    faction = FACTION.label(FACTION.words.index(player.faction), lang) if player.faction else "—"
    details = {
        "player": SEAT.label(seat, lang),
        "faction": faction,
        "points": player.points,
        "cards": player.hand_size,
        "deck": player.deck,
    }
    mark = f"{TO_ACT} " if seat in view.to_act else INDENT
    passed = f" · {TEXTS.say('picture.passed', lang)}" if player.passed else ""
    return mark + TEXTS.say("picture.player", lang, details) + passed


def player_lines(view: SettlersView, seat: int, lang: str, width: int) -> list[str]:
    """One side of the table."""
    player: PlayerView = view.players[seat]
    lines = paragraph(player_head(view, seat, lang), width, 0)
    if player.virtual and view.targets:
        goods = [good_of(good, lang) for good in view.targets]
        lines += paragraph(TEXTS.say("picture.targets", lang, {"goods": goods}), width, 2)
    if player.stock:
        lines += paragraph(TEXTS.say("picture.stock", lang, {"goods": goods_words(player.stock, lang)}), width, 2)
    if player.deals and not player.virtual:
        goods = [f"{good_of(deal_of(one.card), lang)} ({name_of(one.card, lang)})" for one in player.deals]
        lines += paragraph(TEXTS.say("picture.deals", lang, {"goods": goods}), width, 2)
    for row in player.rows:
        lines += row_lines(row, lang, width)
    if player.foundations:
        lines += paragraph(TEXTS.say("picture.foundations", lang, {"count": len(player.foundations)}), width, 2)
    if player.hand and seat != view.seat:
        known = [name_of(card, lang) for card in player.hand]
        lines += paragraph(TEXTS.say("picture.known", lang, {"cards": known}), width, 2)
    return lines


def head_lines(view: SettlersView, lang: str, width: int) -> list[str]:
    """Round, phase and decks."""
    details: Mapping[str, object] = {
        "round": view.round,
        "rounds": view.rounds,
        "phase": TEXTS.say(f"phase.{view.phase}", lang),
        "first": SEAT.label(view.first, lang),
        "deck": view.deck,
        "attack": view.attack_deck,
    }
    lines = paragraph(TEXTS.say("picture.solo" if view.seats == 1 else "picture.round", lang, details), width, 0)
    if view.feat:
        (feat,) = [one.name.say(lang) for one in TABLES.feats if one.id == view.feat]
        lines += paragraph(TEXTS.say("picture.ahead", lang, {"feat": feat}), width, 0)
    return lines


def draw(view: SettlersView, lang: str, width: int) -> str:
    """The whole table: what lies open, the players in turn order, then the own hand."""
    lines = head_lines(view, lang, width)
    lines += cards_block("open", view.open, lang, width)
    lines += cards_block("building", [view.building] if view.building else [], lang, width)
    for seat in range(len(view.players)):
        lines += ["", *player_lines(view, seat, lang, width)]
    if view.seat is not None:
        own = view.players[view.seat]
        for title, cards in (("hand", own.hand), ("draft", own.draft), ("held", view.held)):
            block = cards_block(title, cards, lang, width)
            lines += ["", *block] if block else []
    signs = [TEXTS.say("picture.legend", lang)]
    if view.to_act:
        signs.append(TEXTS.say("picture.to_act", lang, {"mark": TO_ACT}))
    return "\n".join([*lines, "", "   ".join(signs)])
