import people from "icon:meeple";
import { say, t } from "../../i18n";
import { isPerson, USUAL_BOT } from "../../table/open";
import { Icon, SeatMark } from "../../ui";
import { robot } from "../../ui/signs";
import type { BotInfo, SeatWish } from "../../wire/messages";

interface Props {
  seat: number;
  wish: SeatWish;
  /** True for the first person's seat, which is the reader's. */
  own: boolean;
  bots: readonly BotInfo[];
  onChange(wish: SeatWish): void;
}

/** Who sits at one seat, and under which name. */
export function SeatField({ seat, wish, own, bots, onChange }: Props) {
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
      <small>{bot ? say(bot.text) : own ? t("setup.you.text") : t("setup.person.text")}</small>
    </li>
  );
}
