import { Sign } from "../../../board";
import { signOf } from "../emblems";
import { t, title, word } from "../texts";
import type { Token } from "./session";

const TOKENS: readonly Token[] = ["materials", "population", "progress"];

interface Props {
  of: Readonly<Record<string, number>>;
  label: string;
  onChange(tokens: Record<string, number>): void;
}

/** Tokens that are counted up and down with a thumb. */
export function Steppers({ of, label, onChange }: Props) {
  const change = (token: Token, by: number) =>
    onChange({ ...of, [token]: Math.max(0, (of[token] ?? 0) + by) });
  return (
    <fieldset class="b-steppers" aria-label={label}>
      {TOKENS.map((token) => {
        const name = title(`noun.token.${token}`);
        return (
          <div class="b-stepper" key={token}>
            <button
              type="button"
              aria-label={t("beside.less", { what: name })}
              disabled={!of[token]}
              onClick={() => change(token, -1)}
            >
              −
            </button>
            <output aria-label={name}>
              <Sign of={token} icon={signOf("token", token)} name={word(`noun.token.${token}`)} />
              <b>{of[token] ?? 0}</b>
            </output>
            <button
              type="button"
              aria-label={t("beside.more", { what: name })}
              onClick={() => change(token, 1)}
            >
              +
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
