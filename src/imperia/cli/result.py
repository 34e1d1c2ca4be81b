"""The end of a game in words: points by source, and who came where."""

from __future__ import annotations

from collections.abc import Sequence

from imperia.bots.texts import bot_label
from imperia.cli.options import Lang
from imperia.cli.output import console, say, say_wrapped, table
from imperia.cli.texts import text
from imperia.kernel.score import Score
from imperia.kernel.state import State
from imperia.play import HUMAN


def player_label(state: State, players: Sequence[str], seat: int, lang: Lang) -> str:
    """A seat and who plays it, if anybody noted that."""
    label = state.game.party_label(state, seat, lang)
    if seat >= len(players):
        return label
    who = text("person", lang) if players[seat] == HUMAN else bot_label(players[seat], lang)
    return f"{label} ({who})"


def by_source(score: Score) -> dict[str, int]:
    """The points of a score, summed for each source."""
    points: dict[str, int] = {}
    for line in score.lines:
        points[line.source] = points.get(line.source, 0) + line.points
    return points


def show_result(state: State, players: Sequence[str], lang: Lang) -> None:
    """The score table with a column a seat, then the ranking."""
    scores = state.scores()
    labels = [player_label(state, players, seat, lang) for seat in range(state.seats + state.automas)]
    title = state.game.sheet.title.say(lang)
    say(f"\n{text('over' if state.over else 'not_over', lang, title=title)}\n", style="bold")
    listing = table(text("source", lang), text("rule", lang), *(f"{label}>" for label in labels))
    # Where room is short, the headings break and not the sources.
    for column in listing.columns[:2]:
        column.no_wrap = True
    rules = {line.source: line.rule for score in scores for line in score.lines}
    for source, rule in rules.items():
        points = [by_source(score).get(source, 0) for score in scores]
        listing.add_row(state.game.score_label(source, lang), rule, *map(str, points))
    listing.add_row(text("total", lang), "", *(str(score.total) for score in scores), style="bold")
    console().print(listing)
    say("")
    place = 1
    for seats in state.ranking():
        for seat in seats:
            say(
                text(
                    "place",
                    lang,
                    place=place,
                    player=labels[seat],
                    points=state.game.points_label(scores[seat].total, lang),
                )
            )
        place += len(seats)
    if state.over and (why := state.game.tie_break(state, lang)):
        say_wrapped(why)
