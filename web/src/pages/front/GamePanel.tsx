import people from "icon:meeple-group";
import clock from "icon:sands-of-time";
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { emblemOf, useFace } from "../../games";
import { say, t } from "../../i18n";
import { Problem } from "../../net/api";
import { library } from "../../net/resource";
import { hasSolo, learn, playAlone, playNow } from "../../table/open";
import { asksAlone, soloChoice } from "../../table/solo";
import { Button, Icon } from "../../ui";
import { Trouble } from "../../ui/Fetched";
import type { GameInfo } from "../../wire/messages";
import { SoloDialog } from "./Solo";
import { Sources } from "./Sources";

function range(numbers: readonly number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? `${low}` : `${low}–${high}`;
}

/** A game on the front page: its board, its character, and two ways to begin. */
export function GamePanel({ game }: { game: GameInfo }) {
  const { route } = useLocation();
  const opening = useSignal(false);
  const asking = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  const face = useFace(game.id);
  const begin = async (open: () => Promise<string>) => {
    opening.value = true;
    problem.value = null;
    try {
      route(await open());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    } finally {
      opening.value = false;
    }
  };
  const title = say(game.title);
  const lesson = game.lessons[0];
  return (
    <article class="panel" data-game={game.id} aria-labelledby={`panel-${game.id}`}>
      <div class="panel-cover" aria-hidden="true">
        {face && <face.Cover />}
      </div>
      <div class="panel-words">
        <h2 id={`panel-${game.id}`}>
          <Icon of={emblemOf(game.id)} /> {title}
        </h2>
        <p class="panel-line">{say(game.line)}</p>
        <ul class="panel-facts">
          <li>
            <Icon of={people} /> {t("front.players", { count: range(game.seats) })}
          </li>
          <li>
            <Icon of={clock} />{" "}
            {t("front.minutes", { count: range([game.shortest_minutes, game.longest_minutes]) })}
          </li>
        </ul>
        <div class="panel-begin">
          <Button kind="primary" disabled={opening.value} onClick={() => void begin(() => playNow(game))}>
            {t("front.play")}
            <span class="spoken"> {title}</span>
          </Button>
          {hasSolo(game) && (
            <Button
              disabled={opening.value}
              data-testid="alone"
              onClick={() => {
                const known = soloChoice(game.id).peek();
                if (known || !asksAlone(game).length) void begin(() => playAlone(game, known ?? {}));
                else asking.value = true;
              }}
            >
              {t("front.alone")}
              <span class="spoken"> {title}</span>
            </Button>
          )}
          {lesson && (
            <Button
              disabled={opening.value}
              data-testid="learn"
              onClick={() => void begin(() => learn(game, lesson))}
            >
              {t("front.learn")}
              <span class="spoken"> {title}</span>
            </Button>
          )}
          <a class="button button-plain" href={`/new/${game.id}`}>
            {t("front.setup")}
            <span class="spoken"> {title}</span>
          </a>
          {game.campaigns && (
            <a class="button button-plain" href={`/campaign/${game.id}`}>
              {t("front.campaign")}
              <span class="spoken"> {title}</span>
            </a>
          )}
          {problem.value && <Trouble problem={problem.value} />}
        </div>
        <p class="panel-links">
          <a href={`/rules/${game.id}`}>{t("rules")}</a>
          <a href={`/content/${game.id}`}>{t("content")}</a>
          {soloChoice(game.id).value && (
            <button type="button" class="panel-level" onClick={() => (asking.value = true)}>
              {t("solo.change")}
            </button>
          )}
          {library().value.value?.design && <a href={`/design/${game.id}`}>{t("design")}</a>}
          {game.beside && <a href={`/beside/${game.id}`}>{t("front.beside")}</a>}
        </p>
        {asking.value && (
          <SoloDialog
            game={game}
            onClose={() => (asking.value = false)}
            play={(chosen) => {
              asking.value = false;
              void begin(() => playAlone(game, chosen));
            }}
          />
        )}
        <Sources game={game} />
        <p class="panel-by">
          {t("front.by", { authors: game.authors, publisher: game.publisher, year: game.year })}
        </p>
      </div>
    </article>
  );
}
