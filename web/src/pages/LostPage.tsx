import { t } from "../i18n";
import { Shell } from "../ui/Shell";

/** An address that leads nowhere. */
export function LostPage() {
  return (
    <Shell title={t("lost")}>
      <div class="reading">
        <h1>{t("lost")}</h1>
        <p>
          <a href="/">{t("home")}</a>
        </p>
      </div>
    </Shell>
  );
}
