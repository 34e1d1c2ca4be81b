import { useSignal } from "@preact/signals";
import { linkTo } from "#places";
import { emblemOf } from "../../games";
import { lang, listed, say, t } from "../../i18n";
import {
  byTurn,
  forgetTable,
  isRunning,
  type RecentTable,
  recentTables,
  tableAddress,
} from "../../table/recent";
import { Button, Dialog, Icon } from "../../ui";
import { LinkField } from "../../ui/LinkField";
import { cross } from "../../ui/signs";
import type { GameInfo } from "../../wire/messages";

function dateOf(when: number): string {
  // In the language of the page, as the reader's region writes it.
  const region = navigator.languages.find((one) => one.startsWith(lang.value)) ?? lang.value;
  const format = new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" });
  return format.format(when);
}

/** The tables of this browser, to go on with; what is over is folded away. */
export function RecentTables({ games }: { games: readonly GameInfo[] }) {
  const leaving = useSignal<RecentTable | null>(null);
  const known = recentTables.value.filter((one) => games.some((game) => game.id === one.game));
  if (!known.length) return null;
  const running = byTurn(known.filter((one) => !one.over));
  const over = known.filter((one) => one.over);
  const list = (tables: readonly RecentTable[]) => (
    <ul>
      {tables.map((one) => (
        <Row
          key={one.table}
          of={one}
          title={titleOf(one, games)}
          forget={() => {
            leaving.value = one;
          }}
        />
      ))}
    </ul>
  );
  return (
    <section class="recent" aria-labelledby="recent-head">
      <h2 id="recent-head">{t("recent.head")}</h2>
      {running.length > 0 && list(running)}
      {over.length > 0 && (
        <details>
          <summary>{t("recent.finished", { count: over.length })}</summary>
          {list(over)}
        </details>
      )}
      {leaving.value && (
        <Forget
          of={leaving.value}
          title={titleOf(leaving.value, games)}
          close={() => {
            leaving.value = null;
          }}
        />
      )}
    </section>
  );
}

function titleOf(one: RecentTable, games: readonly GameInfo[]): string {
  const game = games.find((game) => game.id === one.game);
  const title = game ? say(game.title) : one.game;
  return one.title ? `${say(one.title)} · ${title}` : title;
}

function Row({ of, title, forget }: { of: RecentTable; title: string; forget(): void }) {
  const points = of.brief?.points ?? [];
  const names = listed(
    of.names.filter(Boolean).map((name, seat) => (points[seat] == null ? name : `${name} ${points[seat]}`)),
  );
  const said = [names, farness(of), dateOf(of.when)].filter(Boolean);
  return (
    <li data-game={of.game}>
      <a href={of.over ? `/replay/${of.table}` : tableAddress(of.table, of.secret)}>
        <Icon of={emblemOf(of.game)} />
        <span>
          <b>{title}</b>
          {!of.over && of.turn && <span class="recent-turn">{t("player.turn.own")}</span>}
          <small>{said.join(" · ")}</small>
        </span>
      </a>
      <Button kind="quiet" icon={cross} name={t("recent.forget")} onClick={forget} />
    </li>
  );
}

/** How far a game that is not over was when it was last seen. */
function farness({ over, brief }: RecentTable): string {
  if (over) return "";
  if (brief?.round) return t("recent.round", { number: brief.round });
  return brief?.turn ? t("recent.turn", { number: brief.turn }) : "";
}

/** Asks before a table is forgotten: its key may be nowhere else, so it can be copied first. */
function Forget({ of, title, close }: { of: RecentTable; title: string; close(): void }) {
  return (
    <Dialog title={t("recent.forget.head", { game: title })} onClose={close}>
      <p>{t(isRunning(of) ? "recent.forget.running" : "recent.forget.over")}</p>
      {isRunning(of) && (
        <LinkField id="link-forget" link={linkTo(tableAddress(of.table, of.secret))} name={t("invite.own")}>
          {t("invite.own")}
        </LinkField>
      )}
      <p class="dialog-answers">
        <Button onClick={close}>{t("recent.forget.no")}</Button>
        <Button
          onClick={() => {
            forgetTable(of.table);
            close();
          }}
        >
          {t("recent.forget.yes")}
        </Button>
      </p>
    </Dialog>
  );
}
