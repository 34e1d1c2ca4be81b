import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { emblemOf, useFace } from "../games";
import { say, t } from "../i18n";
import { api, Problem } from "../net/api";
import { fetched, library } from "../net/resource";
import { BOT_NAMES, ownName, USUAL_BOT } from "../table/open";
import { playOn } from "../table/whatif";
import { Button, Icon } from "../ui";
import { Fetched, Trouble } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import type { TableInfo } from "../wire/messages";
import "./setup/setup.css";

/** The shared beginning of a table: to be played on from at a table of one's own. */
export function WhatIfPage({ table }: { table: string }) {
  const info = useMemo(() => fetched(() => api.table(table)), [table]);
  const game = info.value.value?.game ?? "";
  return (
    <Shell title={t("whatif.head")} game={game}>
      <Fetched resource={info}>{(found) => <Begin of={found} />}</Fetched>
    </Shell>
  );
}

function Begin({ of }: { of: TableInfo }) {
  const { route, query } = useLocation();
  const face = useFace(of.game);
  const busy = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const game = library().value.value?.games.find((one) => one.id === of.game);
  const go = async () => {
    const seat = Number(query.seat ?? 0);
    const seats = Array.from({ length: of.seats }, (_, place) => place);
    const names = seats.map((place) => (place === seat ? ownName.peek() : (BOT_NAMES[place] ?? "")));
    busy.value = true;
    problem.value = null;
    try {
      const bots = seats.map(() => USUAL_BOT);
      route(await playOn({ table: of.table, moves: 0, seat, bots, names, title: of.title ?? "" }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
      busy.value = false;
    }
  };
  return (
    <div class="setup-page">
      <div class="setup">
        <header>
          <h1>
            <Icon of={emblemOf(of.game)} /> {say(of.title || t("whatif.head"))}
          </h1>
          <p>{t("whatif.invited", { game: game ? say(game.title) : of.game })}</p>
        </header>
        {problem.value && <Trouble problem={problem.value} />}
        <div class="setup-open">
          <Button kind="primary" disabled={busy.value} data-testid="what-if-begin" onClick={() => void go()}>
            {t("coach.on")}
          </Button>
        </div>
      </div>
      <div class="setup-cover" aria-hidden="true">
        {face && <face.Cover />}
      </div>
    </div>
  );
}
