import people from "icon:meeple";
import { say, t } from "../../i18n";
import { isPerson, USUAL_BOT } from "../../table/open";
import { Icon, SeatMark } from "../../ui";
import { robot } from "../../ui/signs";
import type { BotInfo, SeatWish } from "../../wire/messages";

interface Props {
  game: string;
  seat: number;
  wish: SeatWish;
  /** True for the first person's seat, which is the reader's. */
  own: boolean;
  bots: readonly BotInfo[];
  onChange(wish: SeatWish): void;
}

/** Who sits at one seat, and under which name. */
export function SeatField({ game, seat, wish, own, bots, onChange }: Props) {
  const bot = bots.find((one) => one.name === wish.bot);
  const number = seat + 1;
  return (
    <li class="setup-seat">
      <SeatMark seat={seat} />
      <fieldset class="switch" aria-label={t("setup.who", { number })}>
        <button type="button" aria-pressed={isPerson(wish)} onClick={() => onChange({ ...wish, bot: null })}>
          <Icon of={people} /> {t(own ? "setup.you" : "setup.friend")}
        </button>
        <button
          type="button"
          aria-pressed={!isPerson(wish)}
          onClick={() => onChange({ ...wish, bot: wish.bot ?? USUAL_BOT })}
        >
          <Icon of={robot} /> {t("setup.bot")}
        </button>
      </fieldset>
      {wish.bot && (
        <select
          class="field"
          aria-label={t("setup.which", { number })}
          value={wish.bot}
          onChange={(event) => onChange({ ...wish, bot: event.currentTarget.value })}
        >
          {bots.map((one) => (
            <option key={one.name} value={one.name}>
              {say(one.label)}
            </option>
          ))}
        </select>
      )}
      <input
        class="field"
        aria-label={t("setup.name", { number })}
        placeholder={t("seat", { number })}
        maxLength={24}
        value={wish.name ?? ""}
        onInput={(event) => onChange({ ...wish, name: event.currentTarget.value })}
      />
      <small>{bot ? aboutBot(bot, game) : own ? t("setup.you.text") : t("setup.person.text")}</small>
    </li>
  );
}

/** What a bot does, and what was measured of it in this game. */
function aboutBot(bot: BotInfo, game: string): string {
  const claim = bot.claims[game];
  return claim ? `${say(bot.text)} ${say(claim)}` : say(bot.text);
}
