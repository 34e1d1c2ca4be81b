import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { Device } from "#device";
import { lang, t } from "../i18n";
import { api, Problem } from "../net/api";
import { library } from "../net/resource";
import { recentTables, sitDown } from "../table/recent";
import { Fetched, Trouble } from "../ui/Fetched";
import { Shell } from "../ui/Shell";
import { GamePanel } from "./front/GamePanel";
import { RecentCampaigns } from "./front/RecentCampaigns";
import { RecentSessions } from "./front/RecentSessions";
import { RecentTables } from "./front/RecentTables";
import "./front/front.css";

/** The games, the tables of this browser, and a way to bring a record. */
export function FrontPage() {
  return (
    <Shell title="Imperia">
      <section class="hero">
        <div>
          <h1>Imperia</h1>
          <p>{t("front.line")}</p>
          <p class="hero-free">{t("front.free")}</p>
        </div>
        {/* Whoever has played knows what it looks like. */}
        {recentTables.value.length === 0 && (
          <img
            src={`${import.meta.env.BASE_URL}picture-${lang.value}.jpg`}
            alt={t("front.picture")}
            width="1360"
            height="860"
          />
        )}
      </section>
      <Fetched resource={library()}>
        {({ games }) => (
          <>
            <RecentTables games={games} />
            <RecentCampaigns games={games} />
            <RecentSessions games={games} />
            <section class={games.length < 3 ? "panels panels-few" : "panels"} aria-label={t("front.games")}>
              {games.map((game) => (
                <GamePanel key={game.id} game={game} />
              ))}
            </section>
          </>
        )}
      </Fetched>
      <Upload />
      <Device />
    </Shell>
  );
}

function Upload() {
  const { route } = useLocation();
  const problem = useSignal<Problem | null>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    problem.value = null;
    try {
      route(sitDown(await api.upload(await file.text()), []));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problem.value = error;
    }
  };
  return (
    <section class="upload" aria-labelledby="upload-head">
      <h2 id="upload-head">{t("upload.head")}</h2>
      <p id="upload-text">{t("upload.text")}</p>
      <label class="button button-plain upload-pick">
        {t("upload.pick")}
        <input
          class="spoken"
          type="file"
          accept=".txt,.record,.imperia,text/plain"
          aria-describedby="upload-text"
          onChange={(event) => {
            void send(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {problem.value && <Trouble problem={problem.value} />}
    </section>
  );
}
