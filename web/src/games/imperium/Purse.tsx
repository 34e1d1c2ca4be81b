import { Counter } from "../../board";
import type { PlayerView } from "../../wire/imperium";
import { RESOURCES } from "./content";
import { signOf } from "./emblems";
import { amountName } from "./naming";
import { t } from "./texts";

/** The tokens of a player: what they own, and what is left on their State card. */
export function Purse({ of, small = false }: { of: PlayerView; small?: boolean }) {
  const tokens = [
    ...RESOURCES.map((token) => [token, of.tokens[token] ?? 0] as const),
    ["action", of.actions] as const,
    ["exhaust", of.exhausts] as const,
  ];
  return (
    <ul class={small ? "counters-small" : "counters"} aria-label={t("tokens")}>
      {tokens.map(([token, count]) => (
        <Counter
          key={token}
          of={token}
          icon={signOf("token", token)}
          name={amountName(token, count)}
          count={count}
          tip={amountName(token, count)}
        />
      ))}
    </ul>
  );
}
