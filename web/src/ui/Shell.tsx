import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { usePage } from "../page";
import { Brand } from "./Brand";
import { LangSwitch, ThemeSwitch } from "./Switches";

interface Props {
  title: string;
  game?: string;
  /** Links of this page beside the brand. */
  links?: ComponentChildren;
  children: ComponentChildren;
}

/** The frame of every page but the table: brand, switches, credits. */
export function Shell({ title, game = "", links, children }: Props) {
  usePage(title, game);
  return (
    <div class="shell">
      <header class="shell-head">
        {/* The front page has the name large. */}
        {title !== "Imperia" && <Brand />}
        {links && (
          <nav class="shell-links" aria-label={t("nav")}>
            {links}
          </nav>
        )}
        <div class="shell-switches">
          <LangSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  return (
    <footer class="shell-foot">
      <p>{t("foot.affiliation")}</p>
      <p>
        {t("foot.icons")}{" "}
        <a href="https://game-icons.net" rel="external">
          game-icons.net
        </a>{" "}
        (
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="external">
          CC BY 3.0
        </a>
        ). {t("foot.fonts")}
      </p>
    </footer>
  );
}
