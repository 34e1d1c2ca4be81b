"""Pieces of work for several processes, and what comes back when."""

from imperia.lab.parcels import Parcels
from imperia.lab.workers import in_order


def test_results_come_in_the_order_of_the_work() -> None:
    assert list(in_order(abs, range(-30, 0), 2)) == list(range(30, 0, -1))


def test_parcels_are_cut_by_time_and_finer_towards_the_end() -> None:
    parcels = Parcels(100, {0, 1, 50}, 2)
    cut: list[range] = []
    for parcel in parcels:
        cut.append(parcel)
        parcels.heard(len(parcel), 0.2 * len(parcel))
    assert [number for parcel in cut for number in parcel] == [*range(2, 50), *range(51, 100)]
    # At five games a second ten fill two seconds; of what is left, no process gets more than half its share.
    assert max(map(len, cut)) == 10
    assert [len(parcel) for parcel in cut[-4:]] == [1, 1, 1, 1]
