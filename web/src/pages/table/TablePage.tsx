import { useEffect, useMemo } from "preact/hooks";
import { useHandedIn } from "#along";
import { useFace } from "../../games";
import { NO_WORDS } from "../../games/board";
import { generic } from "../../games/generic";
import { say, t } from "../../i18n";
import { library, wordsOf } from "../../net/resource";
import { usePage } from "../../page";
import { recentTables, rememberTable, seatAfter, tableAddress, updateTable } from "../../table/recent";
import { useSecret } from "../../table/secret";
import { TableStore } from "../../table/store";
import { Taught } from "../../table/taught";
import { TablePrimer } from "../../teaching/TablePrimer";
import { GameOfRules } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { Shell } from "../../ui/Shell";
import { taughtBy } from "./LessonBar";
import { plainBoard } from "./prefs";
import { Table } from "./Table";

/** A table, at which one sits by the secret in the address's fragment, or looks on without one. */
export function TablePage({ table }: { table: string }) {
  const secret = useSecret();
  // What was played on this device comes first: a bot of the server might go on before it.
  return useHandedIn(table, secret) ? <Sitting table={table} secret={secret} /> : <Opening />;
}

function Opening() {
  return (
    <p class="loading table-loading" role="status">
      {t("table.opening")}
    </p>
  );
}

function Sitting({ table, secret }: { table: string; secret: string | null }) {
  const store = useMemo(() => new TableStore(table, secret), [table, secret]);
  useEffect(() => () => store.close(), [store]);
  useRemembering(store, secret);
  useStanding(store);

  const game = store.info.value?.game ?? "";
  const title = library().value.value?.games.find((one) => one.id === game)?.title;
  const name = title ? say(title) : t("table");
  usePage(store.question.value?.awaited ? t("title.turn", { title: name }) : name, game);

  if (store.turnedAway.value) {
    return (
      <Shell title={t("table")}>
        <div class="reading">
          <h1>{t("away.head")}</h1>
          <p role="alert">{say(store.turnedAway.value)}</p>
          {/* A link whose key is wrong may still lead to a table. */}
          {secret && (
            <p>
              <a class="button button-plain" href={tableAddress(table, null)}>
                {t("away.watch")}
              </a>
            </p>
          )}
          <p>
            <a href="/">{t("home")}</a>
          </p>
        </div>
      </Shell>
    );
  }
  return game ? (
    <GameOfRules.Provider value={game}>
      <Loaded store={store} game={game} pack={store.info.value?.pack?.content} />
    </GameOfRules.Provider>
  ) : (
    <Opening />
  );
}

function Loaded({ store, game, pack }: { store: TableStore; game: string; pack: string | undefined }) {
  const own = useFace(game, pack);
  const words = wordsOf(game, pack).value.value;
  const face = plainBoard.value ? generic : own;
  const ready = store.playback.latest.value !== null;
  useEffect(() => {
    if (ready && own?.quiet && store.seat.peek() !== null) store.beQuiet(own.quiet);
  }, [ready, own, store]);
  if (!face || !store.playback.shown.value) return <p class="loading table-loading">{t("table.opening")}</p>;
  return (
    <Taught.Provider value={new Set([...taughtBy(store), ...store.counsel.lit(store.asked.value)])}>
      <Table store={store} game={game} face={face} words={words ?? NO_WORDS} />
      <TablePrimer store={store} game={game} face={face} />
    </Taught.Provider>
  );
}

/** Note how the table stands, for the list of the reader's tables. */
function useStanding(store: TableStore): void {
  const face = useFace(store.info.value?.game ?? "", store.info.value?.pack?.content);
  const latest = store.playback.latest.value;
  const turn = store.question.value?.awaited ?? false;
  const brief = latest && face?.brief ? JSON.stringify(face.brief(latest.view as never)) : "";
  useEffect(() => {
    if (brief) updateTable(store.table, { brief: JSON.parse(brief), turn });
  }, [brief, turn, store]);
}

/** Keep the table among this browser's recent ones, with what has become of it. */
function useRemembering(store: TableStore, secret: string | null): void {
  const game = store.info.value?.game;
  const latest = store.playback.latest.value;
  const over = latest?.result != null;
  const names = latest?.seats.map((one) => nameOfSeat(one.seat, latest.seats)).join("\n") ?? "";
  useEffect(() => {
    if (!game || !names) return;
    const known = recentTables.peek().find((one) => one.table === store.table);
    const own = store.seat.peek();
    const sits = secret !== null && own !== null ? { seat: own } : {};
    const entry = { game, names: names.split("\n"), over, when: Date.now(), ...sits };
    if (known) updateTable(store.table, { ...entry, secret: seatAfter(known, secret) });
    else {
      store.newcomer.value = secret !== null;
      rememberTable({ table: store.table, secret, others: [], ...entry });
    }
  }, [game, names, over, secret, store]);
}
