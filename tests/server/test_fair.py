"""The seed: who has chosen it says so to everybody, and one that was drawn is proved to have been there before."""

import hashlib
from pathlib import Path

import pytest

import imperia
from imperia.kernel.record import Record, read_record, seed_fingerprint
from tests.cli.run import refusal, run
from tests.server.service import Service
from tests.server.test_floods import upload
from tests.server.test_records import FINISHED


def test_a_chosen_seed_is_told_to_everybody(service: Service) -> None:
    for opened, chosen in [(service.open(None, None, seed=7), True), (service.open(None, None), False)]:
        for reader in (service.join(opened, 0), service.join(opened, 1), service.join(opened, None)):
            assert reader.info.seed_chosen is chosen
        assert service.http.get(f"/api/tables/{opened.table}").json()["seed_chosen"] is chosen


def test_who_takes_up_a_record_knows_its_seed(service: Service) -> None:
    assert service.join(upload(service, FINISHED), None).info.seed_chosen


def test_nothing_is_proved_of_a_game_that_began_at_a_position(service: Service) -> None:
    whole, _ = read_record(FINISHED, imperia.game)
    state = whole.start()
    *before, last = whole.moves
    for seat, move in before:
        state.play(seat, move)
    rest = Record(whole.game, whole.seats, whole.seed, whole.options, whole.players, position=state.data())
    rest.moves.append(last)
    onlooker = service.join(upload(service, rest.text(rest.replay())), None)
    assert onlooker.moment.result is not None
    assert onlooker.moment.proof is None


def finished_table(service: Service) -> tuple[str, str, str, str]:
    """A game between bots: the fingerprint from before, seed and salt from after, and the record."""
    opened = service.open("random", "random")
    onlooker = service.join(opened, None)
    before = onlooker.info.fingerprint
    assert before is not None
    proof = onlooker.until(lambda moment: moment.result is not None).proof
    assert proof is not None
    assert all(moment.proof is None for moment in onlooker.moments if moment.result is None)
    return before, proof.seed, proof.salt, service.http.get(f"/api/tables/{opened.table}/record").text


def test_the_seed_of_the_end_belongs_to_the_fingerprint_of_the_beginning(service: Service, tmp_path: Path) -> None:
    before, seed, salt, record = finished_table(service)
    assert hashlib.sha256(f"{salt} {seed}".encode()).hexdigest() == before == seed_fingerprint(int(seed), salt)
    file = tmp_path / "game.record"
    file.write_text(record)
    shown = run("replay", str(file), "--verify", before, "--lang", "en")
    assert shown.exit_code == 0
    assert "belongs to the fingerprint" in shown.stdout
    assert "does not belong" in refusal("replay", str(file), "--verify", seed_fingerprint(int(seed), "other"))


def test_a_fingerprint_alone_tells_nothing(service: Service) -> None:
    tables = [service.http.get(f"/api/tables/{service.open(None, None, seed=7).table}").json() for _ in range(2)]
    assert tables[0]["fingerprint"] != tables[1]["fingerprint"]


@pytest.mark.parametrize("field", ["seed", "salt"])
def test_nothing_of_the_seed_is_told_before_the_end(service: Service, field: str) -> None:
    player = service.join(service.open(None, None))
    assert not any(f'"{field}"'.encode() in message for message in player.heard)
