import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say, t } from "../i18n";
import { library, rulesOf } from "../net/resource";
import { GameOfRules } from "../ui";
import { Fetched } from "../ui/Fetched";
import { Prose } from "../ui/Prose";
import { Shell } from "../ui/Shell";
import type { RuleInfo } from "../wire/messages";
import { Filters } from "./reading/Filters";
import { Opening } from "./reading/Opening";
import { holds } from "./reading/search";
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
          <Opening game={game} />
          <h2 id="book">{t("primer.book")}</h2>
          <p class="reading-note">{t("rules.note")}</p>
          <Fetched resource={rulesOf(game)}>{(rules) => <Book rules={rules} />}</Fetched>
        </GameOfRules.Provider>
      </div>
    </Shell>
  );
}

function Book({ rules }: { rules: readonly RuleInfo[] }) {
  const search = useSignal("");
  const kind = useSignal<Kind>("all");
  const here = useSignal("");
  useEffect(() => {
    const jump = () => {
      here.value = location.hash.slice(1);
      document.getElementById(here.value)?.scrollIntoView();
    };
    jump();
    addEventListener("hashchange", jump);
    return () => removeEventListener("hashchange", jump);
  }, []);

  const found = rules.filter(
    (rule) =>
      (kind.value === "all" || rule.kind === kind.value) &&
      holds([rule.id, say(rule.text), rule.question ? say(rule.question) : ""].join(" "), search.value),
  );
  const chapters = [...new Set(found.map(chapterOf))];
  return (
    <>
      <Filters
        search={search}
        label={t("rules.search")}
        chosen={kind}
        choices={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        count={found.length}
      />
      <div class="book">
        <nav class="book-chapters" aria-label={t("rules.chapters")}>
          {chapters.map((chapter, place) => (
            <a key={chapter} href={`#chapter-${place}`}>
              {chapter}
            </a>
          ))}
        </nav>
        <div>
          {chapters.map((chapter, place) => (
            <section key={chapter} class="book-part" id={`chapter-${place}`}>
              <h2>{chapter}</h2>
              <dl>
                {found
                  .filter((rule) => chapterOf(rule) === chapter)
                  .map((rule) => (
                    <div
                      key={rule.id}
                      id={rule.id}
                      class={rule.id === here.value ? "book-rule here" : "book-rule"}
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
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Rulings, examples and options stand in chapters of their own where they belong to no part. */
function chapterOf(rule: RuleInfo): string {
  return rule.part ? say(rule.part) : t(`kind.${rule.kind}`);
}

/** Where the printed rules say it; those of the solo game have a book of their own. */
export function pageWords(page: string): string {
  const solo = "solo p. ";
  return page.startsWith(solo)
    ? t("rules.page.solo", { page: page.slice(solo.length) })
    : t("rules.page", { page });
}
