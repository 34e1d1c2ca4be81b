import { useSignal } from "@preact/signals";
import { say, t } from "../../i18n";
import { asksAlone, type SoloChoice, soloChoice } from "../../table/solo";
import { Button, Dialog, GameOfRules } from "../../ui";
import type { GameInfo } from "../../wire/messages";
import { OptionField } from "../setup/OptionField";

interface Props {
  game: GameInfo;
  onClose(): void;
  play(chosen: SoloChoice): void;
}

/** What a solo game asks for once: how strong the opponent is, and which. */
export function SoloDialog({ game, onClose, play }: Props) {
  const asked = asksAlone(game);
  const chosen = useSignal<SoloChoice>({
    ...Object.fromEntries(asked.map((option) => [option.name, option.default])),
    ...soloChoice(game.id).peek(),
  });
  return (
    <Dialog title={`${say(game.title)} · ${t("front.alone")}`} onClose={onClose}>
      <GameOfRules.Provider value={game.id}>
        <form
          class="solo"
          onSubmit={(event) => {
            event.preventDefault();
            soloChoice(game.id).value = chosen.value;
            play(chosen.value);
          }}
        >
          {asked.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={chosen.value[option.name] ?? option.default}
              onChange={(value) => {
                chosen.value = { ...chosen.value, [option.name]: value };
              }}
            />
          ))}
          <p class="solo-note">{t("solo.kept")}</p>
          <Button kind="primary" type="submit" data-testid="solo-go">
            {t("front.play")}
          </Button>
        </form>
      </GameOfRules.Provider>
    </Dialog>
  );
}
