import { t } from "../i18n";
import type { PackInfo } from "../wire/messages";

/** Says with which pack a game is played, and leads to what is in it. */
export function PackMark({ game, pack }: { game: string; pack: PackInfo | null | undefined }) {
  if (!pack) return null;
  return (
    <a
      class="chip chip-quiet pack-mark"
      href={`/content/${game}?pack=${pack.content}`}
      target="_blank"
      rel="noopener"
      data-tip={t("pack.text")}
    >
      {t("pack.is", { pack: pack.name })}
    </a>
  );
}
