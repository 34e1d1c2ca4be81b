import { useSignal } from "@preact/signals";
import type { TargetedEvent } from "preact";
import { useLocation } from "preact-iso";
import { WITHOUT_SERVER } from "#house";
import { LinkOffer } from "#letters";
import { emblemOf, useFace } from "../games";
import { say, t } from "../i18n";
import { Problem } from "../net/api";
import { library } from "../net/resource";
import { invite } from "../table/invite";
import { againstBots, BOT_NAMES, isPerson, openTable, ownName } from "../table/open";
import { sharing } from "../table/shared";
import { Button, GameOfRules, Icon } from "../ui";
import { Fetched, Trouble } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import type { GameInfo, Library, SeatWish } from "../wire/messages";
import { useQuery } from "./reading/address";
import { OptionField } from "./setup/OptionField";
import { SameDevice } from "./setup/SameDevice";
import { SeatField } from "./setup/SeatField";
import "./setup/setup.css";

/** Set up a table: who sits where, the options, and a seed for those who want one. */
export function SetupPage({ game }: { game: string }) {
  const beside = library().value.value?.games.find((one) => one.id === game)?.beside;
  const links = (
    <>
      <a href={`/rules/${game}`}>{t("rules")}</a>
      {beside && <a href={`/beside/${game}`}>{t("front.beside")}</a>}
    </>
  );
  return (
    <Shell title={t("setup.head")} game={game} links={links}>
      <Fetched resource={library()}>
        {(found) => {
          const info = found.games.find((one) => one.id === game);
          return info ? <Setup info={info} bots={found.bots} /> : <p class="reading">{t("no.game")}</p>;
        }}
      </Fetched>
    </Shell>
  );
}

type Values = Record<string, boolean | number | string>;

// How long somebody may be away before the others may let a bot play, in seconds.
const GRACES = [30, 120, 600, 3600, 86400];
const USUAL_GRACE = 120;

/** So many seconds in the largest unit that fits. */
function waitOf(seconds: number): string {
  if (seconds < 60) return t("wait.seconds", { count: seconds });
  return seconds < 3600
    ? t("wait.minutes", { count: seconds / 60 })
    : t("wait.hours", { count: seconds / 3600 });
}

function Setup({ info, bots }: { info: GameInfo; bots: Library["bots"] }) {
  const { route } = useLocation();
  const pack = useQuery("pack", "", ["", ...(info.packs ?? []).map((one) => one.content)]);
  const face = useFace(info.id);
  const seats = useSignal<SeatWish[]>(againstBots(info.usual_seats));
  const options = useSignal<Values>(
    Object.fromEntries(info.options.map((option) => [option.name, option.default])),
  );
  const seed = useSignal("");
  const grace = useSignal(USUAL_GRACE);
  const hints = useSignal(true);
  const opening = useSignal(false);
  const problem = useSignal<Problem | null>(null);

  const resize = (count: number) => {
    const all = [...seats.value, ...againstBots(Math.max(...info.seats)).slice(seats.value.length)];
    seats.value = all.slice(0, count);
  };
  const change = (seat: number, wish: SeatWish) => {
    seats.value = seats.value.map((one, place) => (place === seat ? named(wish, one, place) : one));
  };
  // What is asked of such a table only comes first.
  const asked = info.options
    .filter((option) => option.seats.length === 0 || option.seats.includes(seats.value.length))
    .sort((one, two) => two.seats.length - one.seats.length);
  const first = seats.value.findIndex(isPerson);
  const people = seats.value.filter(isPerson).length;

  const open = async (event: TargetedEvent<HTMLFormElement>) => {
    event.preventDefault();
    opening.value = true;
    problem.value = null;
    if (first >= 0) ownName.value = seats.value[first]?.name ?? "";
    try {
      const shared = people > 1 && sharing.value;
      const wish = {
        game: info.id,
        seats: seats.value,
        pack: pack.value,
        options: Object.fromEntries(asked.map(({ name }) => [name, options.value[name] ?? false])),
        seed: seed.value === "" ? null : Number(seed.value),
        grace: grace.value,
        hints: hints.value,
      };
      const address = await openTable(wish, shared);
      invite.value = people > 1 && !shared;
      route(address);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
      opening.value = false;
    }
  };

  return (
    <GameOfRules.Provider value={info.id}>
      <div class="setup-page">
        <form class="setup" onSubmit={(event) => void open(event)}>
          <header>
            <h1>
              <Icon of={emblemOf(info.id)} /> {say(info.title)}
            </h1>
            <p>{t(WITHOUT_SERVER ? "device.setup" : "setup.line")}</p>
            <LinkOffer game={info.id} />
          </header>

          <fieldset class="setup-part">
            <legend>{t("setup.players")}</legend>
            <div class="switch setup-count">
              {info.seats.map((count) => (
                <button
                  type="button"
                  key={count}
                  aria-pressed={seats.value.length === count}
                  aria-label={t("setup.count", { count })}
                  onClick={() => resize(count)}
                >
                  {count}
                </button>
              ))}
            </div>
            <ol class="setup-seats">
              {seats.value.map((wish, seat) => (
                <SeatField
                  key={seat}
                  game={info.id}
                  seat={seat}
                  wish={wish}
                  own={seat === first}
                  bots={bots}
                  onChange={(changed) => change(seat, changed)}
                />
              ))}
            </ol>
            {first < 0 && <p class="setup-note">{t("setup.nobody")}</p>}
            {people > 1 && <SameDevice />}
            {people > 1 && !sharing.value && (
              <label class="setup-grace">
                <span>{t("setup.grace")}</span>
                <select
                  class="field"
                  value={grace.value}
                  onChange={(event) => {
                    grace.value = Number(event.currentTarget.value);
                  }}
                >
                  {GRACES.map((seconds) => (
                    <option key={seconds} value={seconds}>
                      {waitOf(seconds)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </fieldset>

          {(asked.length > 0 || people === 1) && (
            <fieldset class="setup-part">
              <legend>{t("setup.options")}</legend>
              {asked.map((option) => (
                <OptionField
                  key={option.name}
                  option={option}
                  value={options.value[option.name] ?? option.default}
                  onChange={(value) => {
                    options.value = { ...options.value, [option.name]: value };
                  }}
                />
              ))}
              {people === 1 && (
                <div class="setup-option">
                  <label for="setup-hints">{t("setup.hints")}</label>
                  <input
                    id="setup-hints"
                    type="checkbox"
                    checked={hints.value}
                    aria-describedby="setup-hints-text"
                    onChange={(event) => {
                      hints.value = event.currentTarget.checked;
                    }}
                  />
                  <p id="setup-hints-text">{t("setup.hints.text")}</p>
                </div>
              )}
            </fieldset>
          )}

          {!!info.packs?.length && (
            <fieldset class="setup-part">
              <legend>{t("pack")}</legend>
              <div class="setup-option">
                <label for="setup-pack">{t("pack.with")}</label>
                <select
                  id="setup-pack"
                  class="field"
                  value={pack.value}
                  aria-describedby="setup-pack-text"
                  onChange={(event) => {
                    pack.value = event.currentTarget.value;
                  }}
                >
                  <option value="">{t("pack.printed")}</option>
                  {info.packs.map((one) => (
                    <option key={one.content} value={one.content}>
                      {one.name}
                    </option>
                  ))}
                </select>
                <p id="setup-pack-text">
                  {t("pack.text")}{" "}
                  {pack.value && (
                    <a href={`/content/${info.id}?pack=${pack.value}`} target="_blank" rel="noopener">
                      {t("content")}
                    </a>
                  )}
                </p>
              </div>
            </fieldset>
          )}

          <details class="setup-part">
            <summary>{t("setup.more")}</summary>
            <label class="setup-seed">
              <span>{t("setup.seed")}</span>
              <input
                class="field"
                type="number"
                min="0"
                max="4294967295"
                step="1"
                inputMode="numeric"
                value={seed.value}
                onInput={(event) => {
                  seed.value = event.currentTarget.value;
                }}
              />
              <small>{t("setup.seed.text")}</small>
            </label>
          </details>

          {problem.value && <Trouble problem={problem.value} />}
          <div class="setup-open">
            <Button kind="primary" type="submit" disabled={opening.value}>
              {t("setup.open")}
            </Button>
          </div>
        </form>
        <div class="setup-cover" aria-hidden="true">
          {face && <face.Cover />}
        </div>
      </div>
    </GameOfRules.Provider>
  );
}

/** A seat that changes from person to bot changes its usual name with it; a name that somebody typed stays. */
function named(wish: SeatWish, before: SeatWish, seat: number): SeatWish {
  if (isPerson(wish) === isPerson(before)) return wish;
  const botName = BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length] ?? "";
  if (isPerson(wish)) return { ...wish, name: wish.name === botName ? "" : (wish.name ?? "") };
  return { ...wish, name: wish.name || botName };
}
