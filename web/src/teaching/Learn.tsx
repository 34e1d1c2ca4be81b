import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { t } from "../i18n";
import { Problem } from "../net/api";
import { library } from "../net/resource";
import { learn } from "../table/open";
import { Button } from "../ui";
import { Trouble } from "../ui/Fetched";

interface Props {
  game: string;
  kind?: "primary" | "plain";
  /** What is to be done before one leaves. */
  leave?(): void;
}

/** From reading to playing: the first lesson of a game, where it has one. */
export function Learn({ game, kind = "plain", leave }: Props) {
  const { route } = useLocation();
  const problem = useSignal<Problem | null>(null);
  const info = library().value.value?.games.find((one) => one.id === game);
  const lesson = info?.lessons[0];
  if (!info || !lesson) return null;
  const begin = () =>
    learn(info, lesson).then(
      (address) => {
        leave?.();
        route(address);
      },
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        problem.value = error;
      },
    );
  return (
    <>
      <Button kind={kind} onClick={() => void begin()}>
        {t("front.learn")}
      </Button>
      {problem.value && <Trouble problem={problem.value} />}
    </>
  );
}
