"""A view as text, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from imperia.games.imperium.automa.view import CivView
from imperia.games.imperium.cards import WORDS
from imperia.games.imperium.view import ImperiumView, LaidView, MarketView, PlayerView
from imperia.games.imperium.wording import card_words
from imperia.games.imperium.words import CARD, CAUSE, DECK_NOUN, NATION, ROW, SEAT, SPOKEN, TEXTS, VOCABULARY
from imperia.kernel.signs import in_words

TO_ACT: Final = "▶"
INDENT: Final = "  "
BY_NAME: Final = {noun.name: noun for noun in VOCABULARY.nouns}


def name_of(word: str, lang: str) -> str:
    """A card by the name that people read."""
    return CARD.label(WORDS.index(word), lang)


def tokens_words(tokens: Mapping[str, int], lang: str) -> str:
    """Tokens as people say them."""
    return ", ".join(TEXTS.say(f"amount.{word}", lang, {"count": tokens[word]}) for word in SPOKEN if tokens.get(word))


def paragraph(text: str, width: int, depth: int) -> list[str]:
    """A text broken into lines, further ones set in."""
    return wrap(text, width, initial_indent=INDENT * depth, subsequent_indent=INDENT * (depth + 1))


def counted(cards: Sequence[str], lang: str) -> list[str]:
    """Cards by name in their order, those that are called alike as a number of them."""
    names = [name_of(card, lang) for card in cards]
    return [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]


def card_line(word: str, lang: str) -> str:
    """A card and what it does."""
    said = " ".join(in_words(text, TEXTS, BY_NAME, lang) for text in card_words(WORDS.index(word), lang))
    return TEXTS.say("picture.card", lang, {"card": name_of(word, lang), "text": said}) if said else name_of(word, lang)


def slot_words(slot: MarketView, lang: str) -> str:
    """A market card with what lies on it and under it."""
    if not slot.card:
        return TEXTS.say("picture.empty_slot", lang)
    marks = [tokens_words(slot.tokens, lang)] if slot.tokens else []
    if slot.unrest:
        marks.append(TEXTS.say("picture.unrest_under", lang))
    line = card_line(slot.card, lang)
    return f"[{', '.join(marks)}] {line}" if marks else line


def laid_words(laid: LaidView, lang: str) -> str:
    """A card in play in short, with what lies on it and under it."""
    marks = [TEXTS.say("picture.exhausted", lang)] if laid.exhausted else []
    if laid.tokens:
        marks.append(tokens_words(laid.tokens, lang))
    if laid.garrison:
        marks.append(TEXTS.say("picture.garrison", lang, {"cards": counted(laid.garrison, lang)}))
    return f"{name_of(laid.card, lang)} ({'; '.join(marks)})" if marks else name_of(laid.card, lang)


def player_lines(view: ImperiumView, seat: int, lang: str, width: int) -> list[str]:
    """One side of the table."""
    player: PlayerView = view.players[seat]
    nation = NATION.label(NATION.words.index(player.nation), lang) if player.nation else "—"
    mark = f"{TO_ACT} " if seat in view.to_act else INDENT
    head = {
        "player": SEAT.label(seat, lang),
        "nation": nation,
        "side": player.side or "—",
        "state": TEXTS.say(f"picture.{player.state}", lang),
    }
    lines = paragraph(mark + TEXTS.say("picture.player", lang, head), width, 0)
    if not view.round:
        return lines
    tokens = {**player.tokens, "action": player.actions, "exhaust": player.exhausts}
    lines += paragraph(TEXTS.say("picture.tokens", lang, {"tokens": tokens_words(tokens, lang) or "—"}), width, 2)
    piles = {
        "hand": player.hand_size,
        "deck": player.deck,
        "discard": len(player.discard),
        "history": player.history_size,
        "nation": player.nation_deck,
        "development": len(player.development),
    }
    lines += paragraph(TEXTS.say("picture.piles", lang, piles), width, 2)
    area = [laid_words(laid, lang) for laid in player.area]
    lines += paragraph(TEXTS.say("picture.area", lang, {"cards": area}), width, 2)
    if player.certain:
        lines += paragraph(
            TEXTS.say("picture.points", lang, {"points": player.points, "unrest": player.unrest}), width, 2
        )
    elif player.hand:
        lines += paragraph(TEXTS.say("picture.known", lang, {"cards": counted(player.hand, lang)}), width, 2)
    return lines


def civ_lines(civ: CivView, lang: str, width: int) -> list[str]:
    """The opponent of the solo game: its side of the table, and the rows that it took in its last turn."""
    nation = NATION.label(NATION.words.index(civ.nation), lang)
    state, level = TEXTS.say(f"picture.{civ.state}", lang), TEXTS.say(f"value.level.{civ.level}", lang)
    head = {"nation": nation, "state": state, "level": level}
    lines = paragraph(TEXTS.say("picture.civ", lang, head), width, 0)
    lines += paragraph(TEXTS.say("picture.tokens", lang, {"tokens": tokens_words(civ.tokens, lang) or "0"}), width, 2)
    piles = {
        "slots": sum(slot.filled for slot in civ.slots),
        "deck": civ.deck,
        "discard": len(civ.discard),
        "history": civ.history_size,
        "dynasty": civ.dynasty,
    }
    lines += paragraph(TEXTS.say("picture.civ_piles", lang, piles), width, 2)
    if civ.area:
        lines += paragraph(TEXTS.say("picture.area", lang, {"cards": counted(civ.area, lang)}), width, 2)
    for one in civ.resolved:
        if one.row:
            named = {"card": name_of(one.card, lang), "row": ROW.label(ROW.words.index(one.row), lang)}
            key = "picture.civ_row_unsure" if one.unsure else "picture.civ_row"
            lines += paragraph(TEXTS.say(key, lang, named), width, 2)
    return lines


def head_lines(view: ImperiumView, lang: str, width: int) -> list[str]:
    """Round, decks and how near the end is."""
    details: Mapping[str, object] = {
        "round": view.round,
        "first": SEAT.label(view.first, lang),
        "unrest": view.unrest_pile,
        "fame": view.fame_deck,
        "decks": [
            f"{DECK_NOUN.label(DECK_NOUN.words.index(word), lang)} {count}" for word, count in view.decks.items()
        ],
    }
    lines = paragraph(TEXTS.say("picture.round", lang, details), width, 0)
    if view.collapsed:
        lines += paragraph(TEXTS.say("event.collapsed", lang), width, 0)
    elif view.cause:
        cause = CAUSE.label(CAUSE.words.index(view.cause), lang)
        lines += paragraph(TEXTS.say(f"picture.{view.ending}", lang, {"cause": cause}), width, 0)
    return lines


def draw(view: ImperiumView, lang: str, width: int) -> str:
    """The whole table: the market, the players in turn order, then the own hand."""
    lines = head_lines(view, lang, width)
    if view.round:
        lines += ["", TEXTS.say("picture.market", lang)]
        for slot in view.market:
            lines += paragraph(slot_words(slot, lang), width, 1)
        if view.exile:
            lines += paragraph(TEXTS.say("picture.exile", lang, {"cards": counted(view.exile, lang)}), width, 0)
    for seat in range(len(view.players)):
        lines += ["", *player_lines(view, seat, lang, width)]
    if view.civ is not None:
        lines += ["", *civ_lines(view.civ, lang, width)]
    if view.seat is not None and view.players[view.seat].hand:
        lines += ["", TEXTS.say("picture.hand", lang)]
        for card in view.players[view.seat].hand:
            lines += paragraph(card_line(card, lang), width, 1)
    if view.to_act:
        lines += ["", TEXTS.say("picture.to_act", lang, {"mark": TO_ACT})]
    return "\n".join(lines)
