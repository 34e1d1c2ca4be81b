import { say, t } from "../../i18n";
import { SeatMark } from "../../ui";
import type { BotInfo, SeatWish } from "../../wire/messages";

interface Props {
  seat: number;
  wish: SeatWish;
  /** True for the first person's seat, which is the reader's. */
  own: boolean;
  bots: readonly BotInfo[];
  onChange(wish: SeatWish): void;
}

const PERSON = "";

/** Who sits at one seat, and under which name. */
export function SeatField({ seat, wish, own, bots, onChange }: Props) {
  const bot = bots.find((one) => one.name === wish.bot);
  const number = seat + 1;
  return (
    <li class="setup-seat">
      <SeatMark seat={seat} />
      <select
        class="field"
        aria-label={t("setup.who", { number })}
        value={wish.bot ?? PERSON}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({ ...wish, bot: chosen === PERSON ? null : chosen });
        }}
      >
        <option value={PERSON}>{own ? t("setup.you") : t("setup.person")}</option>
        {bots.map((one) => (
          <option key={one.name} value={one.name}>
            {t("setup.bot", { bot: say(one.label) })}
          </option>
        ))}
      </select>
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
