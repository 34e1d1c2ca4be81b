import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { say } from "../../i18n";
import { Problem } from "../../net/api";
import { library } from "../../net/resource";
import { ownName } from "../../table/open";
import { tableAddress } from "../../table/recent";
import { Button } from "../../ui";
import { Fetched, Trouble } from "../../ui/Fetched";
import { Shell } from "../../ui/Shell";
import type { GameInfo, Name } from "../../wire/messages";
import { type Ask, type Letter, unpack } from "./letter";
import { agree, ask, asked, type Match, matches, Returned, take } from "./matches";
import { Paste, Sent } from "./Sent";
import { t, texts } from "./texts";
import "./letters.css";

/** Games in which one player's turn follows the other's; where both plan at once, links would have to cross. */
export const BY_LETTERS: readonly string[] = ["founders", "settlers", "imperium"];

function NameField() {
  return (
    <label class="letter-name">
      {t("name")}{" "}
      <input
        class="field"
        maxLength={24}
        value={ownName.value}
        onInput={(event) => {
          ownName.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

function Terms() {
  return (
    <>
      <p>{t("how")}</p>
      <p class="letter-honest">{t("honest")}</p>
    </>
  );
}

/** Asks somebody elsewhere for a game. */
export function LinkPage({ game }: { game: string }) {
  const made = useSignal<Match | null>(null);
  return (
    <Shell title={t("head")} game={game}>
      <Fetched resource={library()}>
        {({ games }) => {
          const info = games.find((one) => one.id === game);
          if (!info || !BY_LETTERS.includes(game)) return <p class="reading">{t("nobody")}</p>;
          if (!globalThis.crypto?.subtle) return <p class="reading">{t("insecure")}</p>;
          return (
            <div class="reading letters">
              <h1>{`${say(info.title)} · ${t("head")}`}</h1>
              {made.value?.sent ? (
                <>
                  <Sent packed={made.value.sent} text={t("sendAsk")} />
                  <Paste />
                </>
              ) : (
                <>
                  <Terms />
                  <NameField />
                  <Button
                    kind="primary"
                    data-testid="make-link"
                    onClick={async () => {
                      made.value = await ask(game, usual(info), ownName.peek());
                    }}
                  >
                    {t("make")}
                  </Button>
                  {asked(game).map((one) => (
                    <Button key={one.match} onClick={() => (made.value = one)}>
                      {t("show")}
                    </Button>
                  ))}
                </>
              )}
            </div>
          );
        }}
      </Fetched>
    </Shell>
  );
}

/** The options of a table for two as they are unless one says otherwise. */
const usual = (info: GameInfo): Ask["options"] =>
  Object.fromEntries(
    info.options
      .filter(({ seats }) => seats.length === 0 || seats.includes(2))
      .map((one) => [one.name, one.default]),
  );

/** Opens a link that somebody sent. */
export function LetterPage({ packed }: { packed: string }) {
  const { route } = useLocation();
  const letter = useSignal<Letter | null>(null);
  const problem = useSignal<Name | Problem | null>(null);
  useEffect(() => {
    letter.value = null;
    problem.value = null;
    const read = async () => {
      const found = globalThis.crypto?.subtle ? await unpack(packed) : null;
      if (!found) throw new Returned(globalThis.crypto?.subtle ? texts.damaged : texts.insecure);
      if (found.kind === "ask") {
        letter.value = found;
        return;
      }
      const { table = "", secret = null } = await take(found);
      route(tableAddress(table, secret), true);
    };
    read().catch((error: unknown) => {
      if (error instanceof Returned) problem.value = error.text;
      else if (error instanceof Problem) problem.value = error;
      else throw error;
    });
  }, [packed, letter, problem, route]);
  return (
    <Shell title={t("head")}>
      <div class="reading letters">
        <h1>{t("head")}</h1>
        {problem.value instanceof Problem && <Trouble problem={problem.value} />}
        {problem.value && !(problem.value instanceof Problem) && (
          <>
            <p role="alert" data-testid="returned">
              {say(problem.value)}
            </p>
            <Paste />
          </>
        )}
        {letter.value?.kind === "ask" && <Asked letter={letter.value} />}
      </div>
    </Shell>
  );
}

function Asked({ letter }: { letter: Ask }) {
  const own = matches.value.find((one) => one.match === letter.match);
  const game = library().value.value?.games.find((one) => one.id === letter.game);
  if (own?.seat === 0) return <p role="alert">{say(texts.stale)}</p>;
  if (own?.table)
    return (
      <p>
        <a href={tableAddress(own.table, own.secret ?? null)}>{t("table")}</a>
      </p>
    );
  const name = letter.name || t("nobody");
  if (own?.sent)
    return (
      <>
        <Sent packed={own.sent} text={t("sendYes", { name })} />
        <Paste />
      </>
    );
  return (
    <>
      <p class="letter-asked">{t("asks", { name, game: game ? say(game.title) : letter.game })}</p>
      <Terms />
      <NameField />
      <Button kind="primary" data-testid="agree" onClick={() => void agree(letter, ownName.peek())}>
        {t("agree")}
      </Button>
    </>
  );
}

/** The way to a game with somebody elsewhere. */
export function LinkOffer({ game }: { game: string }) {
  if (!BY_LETTERS.includes(game)) return null;
  return (
    <p>
      <a href={`/link/${game}`} data-testid="by-links">
        {t("offer")}
      </a>
    </p>
  );
}
