import { Fact, Standing } from "../../board";
import { Icon } from "../../ui";
import type { PlayerView } from "../../wire/daimyo";
import { clanOf } from "./content";
import { emblemOf, pieces } from "./emblems";
import { Good } from "./Good";
import { partyName } from "./naming";
import { useTable } from "./table";
import { book, t } from "./texts";

/** Who it is, their clan, points, heroes and the Helmet. */
export function ClanStanding({ of }: { of: PlayerView }) {
  const { view, seats, main } = useTable();
  return (
    <Standing
      seat={of.party}
      name={partyName(seats, of.party, view)}
      first={view.round > 0 && view.first === of.party}
      moving={of.party !== main && !view.over && view.active === of.party}
      points={of.kind === "mercenaries" ? null : of.points}
      pointsText={t("points.now", { count: of.points, total: of.total })}
      pointsSign={<Good of="pp" />}
    >
      {of.clan && (
        <span class="d-clan-name" data-tip={book.name(of.clan)}>
          <Icon of={emblemOf(clanOf(of.clan))} />
          <span class="spoken">{book.name(of.clan)}</span>
        </span>
      )}
      {view.helmet_holder === of.party && (
        <Fact icon={pieces.helmet} text={t("helmet")}>
          {""}
        </Fact>
      )}
      <Fact
        icon={pieces.hero}
        text={t("heroes.of", { hand: of.hand_size, all: of.heroes, value: of.hero_value })}
      >
        {of.hand_size}
      </Fact>
    </Standing>
  );
}
