import { RuleLink } from "./RuleLink";

const RULE = /([A-Z]{3}-[QEO]?\d{2,3})/;
const DRAWN = /`([^`]*)`/;

/** A text in which the numbers of rules can be opened, and what is drawn letter by letter stands as it is typed. */
export function Prose({ text }: { text: string }) {
  // Split by a group, every second part is what the group found.
  return (
    <>
      {text
        .split(DRAWN)
        .map((part, place) =>
          place % 2 ? <code key={place}>{part}</code> : <Numbered key={place} text={part} />,
        )}
    </>
  );
}

function Numbered({ text }: { text: string }) {
  return (
    <>{text.split(RULE).map((part, place) => (place % 2 ? <RuleLink key={place} id={part} /> : part))}</>
  );
}
