import { RuleLink } from "../../ui";
import { clanOf, powerOf } from "./content";

/** What a clan can do that others cannot, and by which rule. */
export function Power({ of }: { of: string }) {
  return (
    <>
      {powerOf(of)}{" "}
      {clanOf(of).rules.map((rule) => (
        <RuleLink key={rule} id={rule} />
      ))}
    </>
  );
}
