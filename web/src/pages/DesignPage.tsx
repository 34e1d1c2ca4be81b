import { useSignal } from "@preact/signals";
import { useEffect, useId, useMemo } from "preact/hooks";
import type { Json } from "../games/generic/shape";
import { t as page, say } from "../i18n";
import { api, Problem } from "../net/api";
import { fetched, library, wordsOf } from "../net/resource";
import { USUAL_BOT } from "../table/open";
import { Button } from "../ui";
import { Fetched, Trouble } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import type { GameInfo, GameWords, Library, PackInfo } from "../wire/messages";
import {
  type Change,
  entriesOf,
  type Field,
  fieldsOf,
  type Leaf,
  pathOf,
  read,
  withChange,
  written,
} from "./design/changes";
import { Intervals } from "./design/Intervals";
import { t } from "./design/texts";
import { Trial } from "./design/trial";
import "./setup/setup.css";
import "./design/design.css";

type Files = Readonly<Record<string, Json>>;

/** Where designers change numbers, see what comes of it, and keep it as a pack. */
export function DesignPage({ game }: { game: string }) {
  const files = useMemo(() => fetched(() => api.printed(game)), [game]);
  return (
    <Shell title={t("head")} game={game} links={<a href={`/content/${game}`}>{page("content")}</a>}>
      <Fetched resource={library()}>
        {(found) => {
          const info = found.games.find((one) => one.id === game);
          if (!info) return <p class="reading">{page("no.game")}</p>;
          return (
            <Fetched resource={wordsOf(game)}>
              {(words) => (
                <Fetched resource={files}>
                  {(there) => <Workshop info={info} bots={found.bots} files={there} words={words} />}
                </Fetched>
              )}
            </Fetched>
          );
        }}
      </Fetched>
    </Shell>
  );
}

interface Props {
  info: GameInfo;
  bots: Library["bots"];
  files: Files;
  words: GameWords;
}

function Workshop({ info, bots, files, words }: Props) {
  const changes = useSignal<readonly Change[]>([]);
  return (
    <div class="design">
      <header>
        <h1>
          {t("head")} · {say(info.title)}
        </h1>
        <p>{t("line")}</p>
      </header>
      <Changing files={files} words={words} changes={changes.value} set={(more) => (changes.value = more)} />
      <section class="design-part">
        <h2>{t("changes")}</h2>
        {changes.value.length === 0 && <p class="design-note">{t("none")}</p>}
        <ul class="design-changes">
          {changes.value.map((one) => (
            <li key={one.path}>
              <code>{written(one)}</code> <small>{t("printed", { value: String(one.printed) })}</small>
              <Button
                kind="quiet"
                onClick={() => (changes.value = changes.value.filter((other) => other !== one))}
              >
                {page("undo")}
                <span class="spoken"> {t("undo", { path: one.path })}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Comparing info={info} bots={bots} changes={changes.value} />
      <Saving info={info} changes={changes.value} />
    </div>
  );
}

interface ChangingProps {
  files: Files;
  words: GameWords;
  changes: readonly Change[];
  set(changes: readonly Change[]): void;
}

/** Choose an entry, and change what stands on it. */
function Changing({ files, words, changes, set }: ChangingProps) {
  const names = Object.keys(files);
  const file = useSignal(names[0] ?? "");
  const entries = entriesOf(files[file.value] ?? null);
  const chosen = useSignal("");
  const entry = entries.find((one) => one.id === chosen.value) ?? entries[0];
  const fields = entry ? fieldsOf(entry.data) : [];
  return (
    <section class="design-part">
      <h2>{t("change")}</h2>
      <div class="design-choice">
        <label>
          <span>{t("file")}</span>
          <select
            class="field"
            value={file.value}
            onChange={(event) => (file.value = event.currentTarget.value)}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {entries.length > 1 && (
          <label>
            <span>{t("entry")}</span>
            <select
              class="field"
              value={entry?.id}
              onChange={(event) => (chosen.value = event.currentTarget.value)}
            >
              {entries.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one.data) ?? one.id}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {fields.length === 0 && <p class="design-note">{t("nothing")}</p>}
      <div class="design-fields">
        {entry &&
          fields.map((field) => {
            const path = pathOf(file.value, entry.id, field);
            const changed = changes.find((one) => one.path === path);
            return (
              <FieldInput
                key={path}
                field={field}
                label={field.path.map((step) => labelOf(step, words)).join(" · ")}
                value={changed ? changed.value : field.printed}
                onChange={(value) => set(withChange(changes, { path, printed: field.printed, value }))}
              />
            );
          })}
      </div>
    </section>
  );
}

/** What an entry is called, in the reader's language. */
function nameOf(data: Json): string | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const name = data.name;
  if (typeof name !== "object" || name === null || Array.isArray(name)) return null;
  return say({ en: String(name.en), fr: String(name.fr) });
}

/** What a field is called where the game has a word for it. */
function labelOf(step: string, words: GameWords): string {
  const known = words.content[step] ?? words.fields[step] ?? words.content_values[step];
  return known ? say(known) : step.replaceAll("_", " ");
}

interface FieldProps {
  field: Field;
  label: string;
  value: Leaf;
  onChange(value: Leaf): void;
}

function FieldInput({ field, label, value, onChange }: FieldProps) {
  const id = useId();
  const typed = useSignal<string | null>(null);
  const bad = typed.value !== null && read(typed.value, field.printed) === null;
  const changed = value !== field.printed;
  return (
    <div class={`design-field ${changed ? "design-field-changed" : ""}`}>
      <label for={id}>{label}</label>
      {typeof field.printed === "boolean" ? (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : (
        <input
          id={id}
          class="field"
          inputMode={typeof field.printed === "number" ? "decimal" : "text"}
          value={typed.value ?? String(value)}
          aria-invalid={bad}
          onInput={(event) => {
            const text = event.currentTarget.value;
            const found = read(text, field.printed);
            typed.value = found === null ? text : null;
            if (found !== null) onChange(found);
          }}
        />
      )}
      {bad && <small role="alert">{t("bad")}</small>}
      {changed && <small>{t("printed", { value: String(field.printed) })}</small>}
    </div>
  );
}

interface ComparingProps {
  info: GameInfo;
  bots: Library["bots"];
  changes: readonly Change[];
}

/** Play printed and changed content beside each other, and see the intervals shrink. */
function Comparing({ info, bots, changes }: ComparingProps) {
  const trial = useMemo(() => new Trial(), []);
  useEffect(() => () => void trial.leave(), [trial]);
  const several = info.seats.filter((count) => count > 1);
  const seats = useSignal(Math.max(info.usual_seats, several[0] ?? 2));
  const bot = useSignal(USUAL_BOT);
  const seeds = useSignal(400);
  const tried = trial.tried.value;
  return (
    <section class="design-part">
      <h2>{t("compare")}</h2>
      <p class="design-note">{t("compare.text")}</p>
      <form
        class="design-choice"
        onSubmit={(event) => {
          event.preventDefault();
          const wish = {
            changes: changes.map(written),
            seats: seats.value,
            bot: bot.value,
            seeds: seeds.value,
          };
          void trial.begin(info.id, wish);
        }}
      >
        <label>
          <span>{t("seats")}</span>
          <select
            class="field"
            value={seats.value}
            onChange={(event) => (seats.value = Number(event.currentTarget.value))}
          >
            {several.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t("bot")}</span>
          <select
            class="field"
            value={bot.value}
            onChange={(event) => (bot.value = event.currentTarget.value)}
          >
            {bots.map((one) => (
              <option key={one.name} value={one.name}>
                {say(one.label)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t("seeds")}</span>
          <select
            class="field"
            value={seeds.value}
            onChange={(event) => (seeds.value = Number(event.currentTarget.value))}
          >
            {[100, 400, 1500, 5000].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
        <Button kind="primary" type="submit" disabled={changes.length === 0}>
          {t("compare")}
        </Button>
      </form>
      {trial.problem.value && <Trouble problem={trial.problem.value} />}
      {tried && (
        <>
          <progress
            class="design-progress"
            max={tried.planned}
            value={tried.done ? tried.planned : tried.seeds}
            aria-label={t("played", { seeds: tried.seeds, planned: tried.planned })}
          />
          <p class="design-note">{t("played", { seeds: tried.seeds, planned: tried.planned })}</p>
          <p role="status" class="design-verdict">
            {tried.verdict ? say(tried.verdict) : ""}
            {tried.failure ? say(tried.failure) : ""}
          </p>
          {!!tried.measured?.length && (
            <>
              <Intervals measured={tried.measured} />
              <p class="design-note">{t("intervals")}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Keep the changes as a pack that tables can be played with. */
function Saving({ info, changes }: { info: GameInfo; changes: readonly Change[] }) {
  const name = useSignal("");
  const saved = useSignal<PackInfo | null>(null);
  const problem = useSignal<Problem | null>(null);
  const save = async () => {
    problem.value = null;
    saved.value = null;
    try {
      saved.value = await api.savePack(info.id, { name: name.value, changes: changes.map(written) });
      library().retry();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    }
  };
  return (
    <section class="design-part">
      <h2>{t("save")}</h2>
      <p class="design-note">{t("save.text")}</p>
      <form
        class="design-choice"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label>
          <span>{t("name")}</span>
          <input
            class="field"
            maxLength={64}
            required
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
        <Button type="submit" disabled={changes.length === 0}>
          {t("save")}
        </Button>
      </form>
      {problem.value && <Trouble problem={problem.value} />}
      {saved.value && (
        <p role="status">
          {t("saved", { pack: saved.value.name })}{" "}
          <a href={`/new/${info.id}?pack=${saved.value.content}`}>{t("play")}</a>
        </p>
      )}
    </section>
  );
}
