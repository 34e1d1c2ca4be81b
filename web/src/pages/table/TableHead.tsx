import { say, t } from "../../i18n";
import { library } from "../../net/resource";
import { campaignAddress } from "../../table/campaigns";
import { invite } from "../../table/invite";
import { recentTables, tableAddress } from "../../table/recent";
import type { TableStore } from "../../table/store";
import { primerOpen } from "../../teaching/open";
import { Button, Icon, Popover } from "../../ui";
import { Brand } from "../../ui/Brand";
import { PackMark } from "../../ui/PackMark";
import { LangSwitch, ThemeSwitch } from "../../ui/Switches";
import { bars, book, chain, help, lines } from "../../ui/signs";
import { Fingerprint, SeedChosen } from "./Fairness";
import { PlayersBar } from "./PlayersBar";
import { hintsWanted, isWide, logOpen, plainBoard } from "./prefs";
import { SoundSwitch } from "./SoundSwitch";
import { SpeedSwitch } from "./SpeedSwitch";
import { Unfinished } from "./Unfinished";
import { whatIfAt } from "./whatif";
import "./TableHead.css";

interface Props {
  store: TableStore;
  game: string;
  openLog(): void;
}

/** The table's title, who plays, and what is not part of the game itself. */
export function TableHead({ store, game, openLog }: Props) {
  const title = library().value.value?.games.find((one) => one.id === game)?.title;
  const known = recentTables.value.find((one) => one.table === store.table);
  const others = known?.others ?? [];
  const looksOn = store.seat.value === null;
  return (
    <header class="table-head">
      <Brand />
      <h1>{say(store.info.value?.title || title || "")}</h1>
      {looksOn && <span class="chip chip-quiet">{t("spectator")}</span>}
      <PackMark game={game} pack={store.info.value?.pack} />
      {/* Where both have drawn the seed, none has chosen it. */}
      {store.byLinks.value === null && <SeedChosen info={store.info.value} />}
      <PlayersBar store={store} />
      <div class="table-tools">
        {looksOn && known?.secret && (
          <a class="button button-plain" href={tableAddress(store.table, known.secret)}>
            {t("own.seat")}
          </a>
        )}
        {others.length > 0 && (
          <Button kind="quiet" icon={chain} onClick={() => (invite.value = true)}>
            <span class="wide-only">{t("invite")}</span>
            <span class="spoken narrow-only">{t("invite")}</span>
          </Button>
        )}
        {isWide.value ? (
          <Button
            kind="quiet"
            icon={lines}
            name={t("log")}
            aria-pressed={logOpen.value}
            onClick={() => (logOpen.value = !logOpen.value)}
          />
        ) : (
          <Button kind="quiet" icon={lines} name={t("log")} onClick={openLog} />
        )}
        <a
          class="button button-quiet button-bare"
          href={`/rules/${game}`}
          target="_blank"
          rel="noopener"
          aria-label={t("rules.open")}
          data-tip={t("rules.open")}
        >
          <Icon of={book} />
        </a>
        <Button
          kind="quiet"
          icon={help}
          name={t("primer")}
          data-testid="help"
          onClick={() => (primerOpen.value = true)}
        />
        <Popover icon={bars} name={t("menu")}>
          {(close) => <TableMenu store={store} game={game} close={close} />}
        </Popover>
      </div>
    </header>
  );
}

/** What is answered without asking, each to be switched off; and on again, once it was seen. */
function Answered({ store }: { store: TableStore }) {
  const answers = Object.entries(store.answers.value);
  if (!answers.length) return null;
  return (
    <fieldset class="menu-answers">
      <legend class="menu-label">{t("always.head")}</legend>
      {answers.map(([choice, label]) => (
        <label key={choice} class="menu-check">
          <input
            type="checkbox"
            checked={store.always.value.includes(choice)}
            onChange={(event) =>
              event.currentTarget.checked ? store.answerAlways(choice, label) : store.askAgain(choice)
            }
          />
          {say(label)}
        </label>
      ))}
    </fieldset>
  );
}

/** Another table at the position that lies there now, where nobody else plays. */
function FromHere({ store, close }: { store: TableStore; close(): void }) {
  const latest = store.playback.latest.value;
  const people = latest?.seats.filter((one) => one.person).length ?? 0;
  if (!store.secret || !latest || latest.result || people !== 1) return null;
  return (
    <Button
      kind="quiet"
      data-testid="what-if"
      onClick={() => {
        close();
        whatIfAt.value = latest.moves;
      }}
    >
      {t("whatif.from")}
    </Button>
  );
}

function TableMenu({ store, game, close }: { store: TableStore; game: string; close(): void }) {
  return (
    <div class="menu">
      <p class="menu-label">{t("speed")}</p>
      <SpeedSwitch />
      <p class="menu-label">{t("lang")}</p>
      <LangSwitch />
      <p class="menu-label">{t("theme")}</p>
      <ThemeSwitch />
      <hr />
      <label class="menu-check">
        <input
          type="checkbox"
          checked={plainBoard.value}
          onChange={(event) => (plainBoard.value = event.currentTarget.checked)}
        />
        {t("plain")}
      </label>
      <label class="menu-check">
        <input
          type="checkbox"
          checked={hintsWanted.value}
          onChange={(event) => (hintsWanted.value = event.currentTarget.checked)}
        />
        {t("hints")}
      </label>
      <SoundSwitch />
      <Answered store={store} />
      <hr />
      {store.secret && (
        <Button
          kind="quiet"
          icon={chain}
          onClick={() => {
            close();
            invite.value = true;
          }}
        >
          {t("links")}
        </Button>
      )}
      {store.info.value?.campaign && (
        <a class="button button-quiet" href={campaignAddress(store.info.value.campaign, store.secret)}>
          {t("campaign.head")}
        </a>
      )}
      <a class="button button-quiet" href={`/new/${game}`}>
        {t("front.setup")}
      </a>
      <a class="button button-quiet" href={`/content/${game}`} target="_blank" rel="noopener">
        {t("content")}
      </a>
      <FromHere store={store} close={close} />
      <Unfinished store={store} />
      <Fingerprint info={store.info.value} />
    </div>
  );
}
