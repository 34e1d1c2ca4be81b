import { useSignal } from "@preact/signals";
import type { JsonObject } from "../games/generic/shape";
import { Fields, Naming } from "../games/generic/Value";
import { say, t } from "../i18n";
import { contentOf, library, wordsOf } from "../net/resource";
import { Fetched } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import type { ContentEntry, ContentShelf, GameWords } from "../wire/messages";
import { Filters } from "./reading/Filters";
import { holds } from "./reading/search";
import "../games/generic/generic.css";
import "./reading/reading.css";

type Source = ContentEntry["source"];
const SOURCES: readonly Source[] = ["rulebook", "public", "recalled", "reconstructed"];

/** Every card, tile and board of a game, with where we know it from. */
export function ContentPage({ game }: { game: string }) {
  const info = library().value.value?.games.find((one) => one.id === game);
  const title = info ? `${t("content")} · ${say(info.title)}` : t("content");
  return (
    <Shell title={title} game={game} links={<a href={`/rules/${game}`}>{t("rules")}</a>}>
      <div class="reading reading-wide">
        <h1>{title}</h1>
        <p class="reading-note">{t("content.note")}</p>
        <Fetched resource={wordsOf(game)}>
          {(words) => (
            <Fetched resource={contentOf(game)}>
              {(shelves) => <Shelves shelves={shelves} words={words} />}
            </Fetched>
          )}
        </Fetched>
      </div>
    </Shell>
  );
}

function Shelves({ shelves, words }: { shelves: readonly ContentShelf[]; words: GameWords }) {
  const search = useSignal("");
  const shelf = useSignal("all");
  const source = useSignal<Source | null>(null);
  const wanted = (entry: ContentEntry) =>
    (source.value === null || entry.source === source.value) &&
    holds(`${entry.id} ${say(entry.name)}`, search.value);
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
                source.value = source.value === one ? null : one;
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
          <ul class="entries">
            {one.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </Naming.Provider>
  );
}

function Entry({ entry, words }: { entry: ContentEntry; words: GameWords }) {
  return (
    <li class="entry" id={entry.id}>
      <h3>
        {say(entry.name)}
        {entry.count > 0 && <small>×{entry.count}</small>}
      </h3>
      <Fields value={forPlayers(entry.fields as JsonObject, words)} />
      <p class={`source source-${entry.source}`} data-tip={t(`source.${entry.source}.text`)}>
        {t(`source.${entry.source}`)}
      </p>
      {(entry.ref || entry.why) && (
        <details>
          <summary>{t("content.why")}</summary>
          {entry.ref && <p lang="en">{entry.ref}</p>}
          {entry.why && <p lang="en">{entry.why}</p>}
        </details>
      )}
    </li>
  );
}

/** The words of a game with those of its content. */
function withContent(words: GameWords): GameWords {
  return {
    ...words,
    words: { ...words.words, content: words.content_values },
    fields: { ...words.fields, ...words.content },
  };
}

/** What the printed thing says, as far as a player cares for it. */
function forPlayers(fields: JsonObject, words: GameWords): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => key in words.content && value !== 0),
  );
}
