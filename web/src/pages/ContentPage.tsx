import { Fragment, type VNode } from "preact";
import { useFace } from "../games";
import type { GameFace } from "../games/board";
import type { JsonObject } from "../games/generic/shape";
import { Fields, Naming } from "../games/generic/Value";
import { say, t } from "../i18n";
import { capital } from "../i18n/typography";
import { contentOf, library, wordsOf } from "../net/resource";
import { Fetched } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import { Grounds, SourceMark } from "../ui/Source";
import type { ContentEntry, ContentShelf, GameWords } from "../wire/messages";
import { useQuery } from "./reading/address";
import { Filters } from "./reading/Filters";
import { holds } from "./reading/search";
import "../games/generic/generic.css";
import "./reading/reading.css";

type Source = ContentEntry["source"];
const SOURCES: readonly Source[] = ["rulebook", "public", "recalled", "reconstructed"];

/** Every card, tile and board of a game, with where we know it from. */
export function ContentPage({ game }: { game: string }) {
  const info = library().value.value?.games.find((one) => one.id === game);
  const pack = useQuery("pack", "");
  const face = useFace(game, pack.value);
  const packName = info?.packs?.find((one) => one.content === pack.value)?.name;
  const title = info ? `${t("content")} · ${say(info.title)}` : t("content");
  return (
    <Shell title={title} game={game} links={<a href={`/rules/${game}`}>{t("rules")}</a>}>
      <div class="reading reading-wide">
        <h1>{title}</h1>
        <p class="reading-note">{t("content.note")}</p>
        {packName && <p class="reading-note">{t("pack.is", { pack: packName })}</p>}
        <Fetched resource={wordsOf(game, pack.value)}>
          {(words) => (
            <Fetched resource={contentOf(game, pack.value)}>
              {(shelves) => face && <Shelves shelves={shelves} words={words} face={face} />}
            </Fetched>
          )}
        </Fetched>
      </div>
    </Shell>
  );
}

interface ShelvesProps {
  shelves: readonly ContentShelf[];
  words: GameWords;
  face: GameFace;
}

function Shelves({ shelves, words, face }: ShelvesProps) {
  const search = useQuery<string>("q", "");
  const shelf = useQuery<string>("in", "all", ["all", ...shelves.map((one) => one.name)]);
  const source = useQuery<Source | "">("source", "", ["", ...SOURCES]);
  const wanted = (entry: ContentEntry) =>
    (!source.value || entry.source === source.value) &&
    holds(`${entry.id} ${say(entry.name)} ${wordsOn(entry, words)}`, search.value);
  const shown = shelves
    .filter((one) => shelf.value === "all" || one.name === shelf.value)
    .map((one) => ({ ...one, entries: one.entries.filter(wanted) }))
    .filter((one) => one.entries.length);
  const all = shelves.flatMap((one) => one.entries);
  return (
    <Naming.Provider value={{ words: withContent(words), seats: [] }}>
      <Filters
        search={search}
        label={t("content.search")}
        chosen={shelf}
        choices={[
          { value: "all", label: t("kind.all") },
          ...shelves.map(({ name, label }) => ({ value: name, label: say(label) })),
        ]}
        count={shown.reduce((sum, one) => sum + one.entries.length, 0)}
      />
      <ul class="sources" aria-label={t("content.sources")}>
        {SOURCES.map((one) => (
          <li key={one}>
            <button
              type="button"
              class={`source source-${one}`}
              aria-pressed={source.value === one}
              onClick={() => {
                source.value = source.value === one ? "" : one;
              }}
            >
              {t(`source.${one}`)} <b>{all.filter((entry) => entry.source === one).length}</b>
            </button>
            <small>{t(`source.${one}.text`)}</small>
          </li>
        ))}
      </ul>
      {shown.map((one) => (
        <section key={one.name}>
          <h2>{say(one.label)}</h2>
          {groupsOf(one.entries, words).map(([start, entries]) => (
            <Fragment key={start}>
              {start && <h3 class="entries-start">{start}</h3>}
              <ul class="entries">
                {entries.map((entry) => {
                  const picture = face.draw?.(one.name, entry.id);
                  return picture ? (
                    <Drawn key={entry.id} entry={entry} words={words} picture={picture} />
                  ) : (
                    <Entry key={entry.id} entry={entry} words={words} />
                  );
                })}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </Naming.Provider>
  );
}

/** The entries of a shelf by where they begin the game, where that differs; else all together. */
export function groupsOf(
  entries: readonly ContentEntry[],
  words: Pick<GameWords, "content_values">,
): [string, readonly ContentEntry[]][] {
  const startOf = (entry: ContentEntry) => String((entry.fields as JsonObject).start ?? "");
  const starts = [...new Set(entries.map(startOf))];
  if (starts.length < 2) return [["", entries]];
  return starts.map((start) => [
    capital(say(words.content_values[start] ?? start)),
    entries.filter((entry) => startOf(entry) === start),
  ]);
}

interface EntryProps {
  entry: ContentEntry;
  words: GameWords;
}

/** A thing in words. */
function Entry({ entry, words }: EntryProps) {
  return (
    <li class="entry" id={entry.id}>
      <h3>
        {capital(say(entry.name))}
        {entry.count > 0 && <small>×{entry.count}</small>}
      </h3>
      <Fields value={forPlayers(entry.fields as JsonObject, words)} />
      <SourceMark of={entry.source} />
      {(entry.ref || entry.why) && (
        <details>
          <summary>{t("content.why")}</summary>
          <Grounds of={entry} />
        </details>
      )}
    </li>
  );
}

/** A thing as the board draws it, its words a click away. */
function Drawn({ entry, words, picture }: EntryProps & { picture: VNode }) {
  return (
    <li class="entry entry-drawn" id={entry.id}>
      <h3 class="spoken">{capital(say(entry.name))}</h3>
      {picture}
      <p class="entry-foot">
        <SourceMark of={entry.source} />
        {entry.count > 0 && <small>×{entry.count}</small>}
      </p>
      <details>
        <summary>{t("content.details")}</summary>
        <Fields value={forPlayers(entry.fields as JsonObject, words)} />
        <Grounds of={entry} />
      </details>
    </li>
  );
}

/** The words of a game with those of its content. */
function withContent(words: GameWords): GameWords {
  return {
    ...words,
    // What the content calls something comes before what else is called so in the game.
    words: { content: words.content_values, ...words.words },
    fields: { ...words.fields, ...words.content },
  };
}

/** The words that are printed on an entry, such as its category, as a player calls them. */
function wordsOn(entry: ContentEntry, words: GameWords): string {
  const printed = Object.values(forPlayers(entry.fields as JsonObject, words)).flat();
  return printed.map((value) => say(words.content_values[String(value)] ?? "")).join(" ");
}

/** What the printed thing says, as far as a player cares for it. */
function forPlayers(fields: JsonObject, words: GameWords): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => key in words.content && value !== 0),
  );
}
