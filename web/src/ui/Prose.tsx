import { RuleLink } from "./RuleLink";

const RULE = /([A-Z]{3}-[QEO]?\d{2,3})/;

/** A text in which the numbers of rules can be opened. */
export function Prose({ text }: { text: string }) {
  // Split by a group, every second part is a rule's number.
  return (
    <>{text.split(RULE).map((part, place) => (place % 2 ? <RuleLink key={place} id={part} /> : part))}</>
  );
}
