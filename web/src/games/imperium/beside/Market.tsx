import { useSignal } from "@preact/signals";
import { Button, Dialog, Icon } from "../../../ui";
import type { CivAccount } from "../../../wire/imperium";
import { cardOf, groundOf } from "../content";
import { cardEmblem } from "../emblems";
import { TokensRow } from "../Mark";
import { cardName } from "../naming";
import { t } from "../texts";
import { CardPicker } from "./CardPicker";
import { Steppers } from "./Stepper";
import { marketOf, mendFacts, withSlot } from "./session";

/** The five cards of the market as they were told; a tap changes one. */
export function Market({ of }: { of: CivAccount }) {
  const open = useSignal(-1);
  const picking = useSignal(false);
  const close = () => {
    open.value = -1;
    picking.value = false;
  };
  const slot = marketOf(of.facts)[open.value];
  return (
    <section class="b-market" aria-labelledby="b-market">
      <h2 id="b-market">{t("beside.market")}</h2>
      <p class="b-note">{t("beside.market.text")}</p>
      <ol>
        {marketOf(of.facts).map(({ card, tokens }, place) => (
          <li key={place}>
            <button
              type="button"
              class={card ? "b-slot" : "b-slot b-slot-bare"}
              style={card ? { "--ground": groundOf(cardOf(card)) } : undefined}
              onClick={() => {
                open.value = place;
                picking.value = !card;
              }}
            >
              <b class="b-marker">
                <span class="spoken">{t("beside.slot", { slot: place + 1 })}</span>
                <span aria-hidden="true">{place + 1}</span>
              </b>
              {card && <Icon of={cardEmblem(card)} />}
              <span class="b-slot-name">
                {card ? cardName(card) : t(card === "" ? "slot.empty" : "beside.market.untold")}
              </span>
              {card && <TokensRow of={tokens ?? {}} />}
            </button>
          </li>
        ))}
      </ol>
      {slot && (
        <Dialog
          title={slot.card ? cardName(slot.card) : t("beside.slot", { slot: open.value + 1 })}
          shape="sheet"
          onClose={close}
        >
          {picking.value ? (
            <CardPicker
              of={of}
              from="market"
              none={t("beside.empty")}
              onPick={(card) => {
                mendFacts(withSlot(of.facts, open.value, { card, tokens: {} }));
                if (card) picking.value = false;
                else close();
              }}
            />
          ) : (
            <div class="b-sheet">
              <p class="b-note">{t("beside.on")}</p>
              <Steppers
                of={slot.tokens ?? {}}
                label={t("beside.on")}
                onChange={(tokens) => mendFacts(withSlot(of.facts, open.value, { ...slot, tokens }))}
              />
              <div class="b-answers">
                <Button
                  class="b-big"
                  onClick={() => {
                    picking.value = true;
                  }}
                >
                  {t("beside.market.other")}
                </Button>
                <Button kind="primary" class="b-big" onClick={close}>
                  {t("beside.done")}
                </Button>
              </div>
            </div>
          )}
        </Dialog>
      )}
    </section>
  );
}
