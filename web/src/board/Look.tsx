import type { VNode } from "preact";
import { Button } from "../ui";
import { glass } from "../ui/signs";
import { useHold } from "./hold";
import { t } from "./texts";
import "./Look.css";

interface Props {
  /** What it is called, and the thing in full. */
  title: string;
  of(): VNode;
}

/** A small glass on a thing whose click means something else: the way to look at it that one finds. */
export function LookButton({ title, of }: Props) {
  const { look } = useHold();
  return (
    <Button
      kind="quiet"
      class="look"
      icon={glass}
      name={t("look.at", { thing: title })}
      data-tip={t("look")}
      onClick={() => look(of)}
    />
  );
}
