import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { here } from "#places";
import { say, t } from "../i18n";
import { library, rulesOf } from "../net/resource";
import { GameOfRules } from "../ui";
import { Fetched } from "../ui/Fetched";
import { Prose } from "../ui/Prose";
import { Shell } from "../ui/Shell";
import type { RuleInfo } from "../wire/messages";
import { useQuery } from "./reading/address";
import { Filters } from "./reading/Filters";
import { Opening } from "./reading/Opening";
import { holds, rankOf } from "./reading/search";
import "./reading/reading.css";

type Kind = RuleInfo["kind"] | "all";
const KINDS: readonly Kind[] = ["all", "rule", "ruling", "example", "option"];

/** The rules of a game: the primer, the course of a turn, and the rule book, to search and to link to. */
export function RulesPage({ game }: { game: string }) {
  const info = library().value.value?.games.find((one) => one.id === game);
  const title = info ? `${t("rules")} · ${say(info.title)}` : t("rules");
  const links = (
    <>
      <a href={`/content/${game}`}>{t("content")}</a>
      {info?.beside && <a href={`/beside/${game}`}>{t("front.beside")}</a>}
    </>
  );
  return (
    <Shell title={title} game={game} links={links}>
      <div class="reading reading-wide">
        <h1>{title}</h1>
        <GameOfRules.Provider value={game}>
          <Fetched resource={rulesOf(game)}>{(rules) => <Book game={game} rules={rules} />}</Fetched>
        </GameOfRules.Provider>
      </div>
    </Shell>
  );
}

// In the order in which they answer a question.
const WEIGHT: readonly Kind[] = ["rule", "ruling", "option", "example"];
// Where there is little width a chapter is opened by a tap: all of them would be a hundred screens.
const WIDE = "(min-width: 62rem)";

const textOf = (rule: RuleInfo): string =>
  [say(rule.text), rule.question ? say(rule.question) : ""].join(" ");

/** The rules that answer a search, the best first: what defines a thing, then whole words, then parts of words. */
export function answersTo(rules: readonly RuleInfo[], search: string): RuleInfo[] {
  const rank = (rule: RuleInfo) =>
    holds(rule.id, search) ? -1 : 10 * rankOf(textOf(rule), search) + WEIGHT.indexOf(rule.kind);
  return rules
    .filter((rule) => holds(`${rule.id} ${textOf(rule)}`, search))
    .map((rule): [number, RuleInfo] => [rank(rule), rule])
    .sort(([one], [two]) => one - two)
    .map(([, rule]) => rule);
}

function Book({ game, rules }: { game: string; rules: readonly RuleInfo[] }) {
  const search = useQuery<string>("q", "");
  const kind = useQuery<Kind>("kind", "all", KINDS);
  const marked = useSignal("");
  useEffect(() => {
    const jump = () => {
      marked.value = here().hash.slice(1);
      document.getElementById(marked.value)?.scrollIntoView();
    };
    jump();
    addEventListener("hashchange", jump);
    return () => removeEventListener("hashchange", jump);
  }, []);

  const ofKind = rules.filter((rule) => kind.value === "all" || rule.kind === kind.value);
  const searching = search.value.trim() !== "";
  const found = searching ? answersTo(ofKind, search.value) : ofKind;
  // What is found stands in the order of its worth, all else by chapter.
  const headOf = (rule: RuleInfo) => (searching ? t("rules.found") : chapterOf(rule));
  const chapters = [...new Set(found.map(headOf))];
  const wide = typeof matchMedia !== "function" || matchMedia(WIDE).matches;
  return (
    <>
      <Filters
        search={search}
        label={t("rules.search")}
        chosen={kind}
        choices={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        count={found.length}
      />
      {!searching && (
        <>
          <Opening game={game} />
          <h2 id="book">{t("primer.book")}</h2>
          <p class="reading-note">{t("rules.note")}</p>
        </>
      )}
      <div class="book">
        <nav class="book-chapters" aria-label={t("rules.chapters")}>
          {chapters.map((chapter, place) => (
            <a key={chapter} href={`#chapter-${place}`} onClick={() => openPart(`chapter-${place}`)}>
              {chapter}
            </a>
          ))}
        </nav>
        <div>
          {chapters.map((chapter, place) => (
            <details
              key={chapter}
              class="book-part"
              id={`chapter-${place}`}
              open={
                wide ||
                searching ||
                found.some((rule) => rule.id === marked.value && headOf(rule) === chapter)
              }
            >
              <summary>
                <h2 class="book-head">{chapter}</h2>
              </summary>
              <dl>
                {found
                  .filter((rule) => headOf(rule) === chapter)
                  .map((rule) => (
                    <div
                      key={rule.id}
                      id={rule.id}
                      class={rule.id === marked.value ? "book-rule here" : "book-rule"}
                    >
                      <dt>
                        <a href={`#${rule.id}`}>{rule.id}</a>
                        {rule.kind !== "rule" && <small>{t(`kind.one.${rule.kind}`)}</small>}
                      </dt>
                      <dd>
                        {rule.question && <p class="rule-question">{say(rule.question)}</p>}
                        <p>
                          <Prose text={say(rule.text)} />
                        </p>
                        {rule.page && <small>{pageWords(rule.page)}</small>}
                      </dd>
                    </div>
                  ))}
              </dl>
            </details>
          ))}
        </div>
      </div>
    </>
  );
}

/** A chapter that is gone to is opened. */
function openPart(id: string): void {
  document.getElementById(id)?.setAttribute("open", "");
}

/** Rulings, examples and options stand in chapters of their own where they belong to no part. */
function chapterOf(rule: RuleInfo): string {
  return rule.part ? say(rule.part) : t(`kind.${rule.kind}`);
}

/** Where the printed rules say it; those of the solo game have a book of their own. */
export function pageWords(page: string): string {
  const solo = "solo p. ";
  if (page.startsWith(solo)) return t("rules.page.solo", { page: page.slice(solo.length) });
  // Some rules stand in the English book only.
  const pages = page.split(", ");
  const english = pages.filter((one) => one.includes("EN")).map((one) => one.replace(/ ?EN ?/, ""));
  const others = pages.filter((one) => !one.includes("EN"));
  const said = [];
  if (others.length) said.push(t("rules.page", { page: others.join(", ") }));
  if (english.length) said.push(t("rules.page.english", { page: english.join(", ") }));
  return said.join(" · ");
}
