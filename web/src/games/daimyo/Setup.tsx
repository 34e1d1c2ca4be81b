import { Thing } from "../../board";
import { Icon } from "../../ui";
import { allClans, allHeroes, allSites, type Clan, type Site, tileOf } from "./content";
import { emblemOf } from "./emblems";
import { GoodsRow, sentences } from "./Good";
import { partyName } from "./naming";
import { useTable } from "./table";
import { book, t } from "./texts";
import "./Setup.css";

/** What is chosen before the first round: a clan, and in the advanced game two construction boards. */
export function Setup() {
  const { question, view } = useTable();
  const drafting =
    view.boards === "advanced" &&
    (question?.moves.some((move) => move.verb === "board") ?? view.step === "DraftBoard");
  return (
    <ul class="d-setup" aria-label={t(drafting ? "sites" : "clans")}>
      {drafting
        ? allSites.map((site) => <SiteCard key={site.id} of={site} />)
        : allClans.map((clan) => <ClanCard key={clan.id} of={clan} />)}
    </ul>
  );
}

function ClanCard({ of }: { of: Clan }) {
  const { moves } = useTable();
  return (
    <li>
      <Thing
        class="d-setup-card"
        move={moves.get(`clan ${of.id}`)}
        wish={`clan ${of.id}`}
        style={{ "--clan": `var(--${of.id})` }}
      >
        <ClanFace of={of} />
      </Thing>
    </li>
  );
}

/** A clan: its name, its power and its heroes. */
export function ClanFace({ of }: { of: Clan }) {
  return (
    <span class="d-clan-face">
      <Icon of={emblemOf(of)} />
      <b>{book.name(of.id)}</b>
      <span>{sentences(of.id)}</span>
      {allHeroes
        .filter((hero) => hero.clan === of.id)
        .map((hero) => (
          <small key={hero.id}>
            {t("clan.hero", { name: book.name(hero.id), power: hero.power })} {sentences(hero.id)}
          </small>
        ))}
    </span>
  );
}

function SiteCard({ of }: { of: Site }) {
  const { moves, view, seats } = useTable();
  const owner = view.players.find((one) => one.sites.some((site) => site.board === of.id));
  const side = view.boards === "advanced" ? of.sides.advanced : of.sides.basic;
  const place = view.boards === "advanced" ? 1 : 0;
  return (
    <li>
      <Thing class="d-setup-card" move={moves.get(`board ${of.id}`)} wish={`board ${of.id}`}>
        <span class="d-clan-face">
          <Icon of={emblemOf(of)} />
          <b>{book.name(of.id)}</b>
          <span>
            {t("site.cost")} <GoodsRow of={side.base_cost} /> · {t("site.more")}{" "}
            <GoodsRow of={side.surcharge_per_built} />
          </span>
          <span>
            {t("site.start")} <GoodsRow of={side.start_resources} />
          </span>
          {of.tiles.map((tile) => (
            <small key={tile}>
              {tileOf(tile).kind === "yellow" && <b>{t("site.income")} </b>}
              {sentences(tile)[place]}
            </small>
          ))}
          {owner && <b class="d-taken">{t("site.taken", { name: partyName(seats, owner.party, view) })}</b>}
        </span>
      </Thing>
    </li>
  );
}
