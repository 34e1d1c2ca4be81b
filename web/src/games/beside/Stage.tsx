import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button, RuleLink } from "../../ui";
import "./Beside.css";

interface StageProps {
  /** What tells one stage from the next. */
  of: string;
  head: ComponentChildren;
  children: ComponentChildren;
  /** What is done with the thumb. */
  foot?: ComponentChildren;
  /** Takes the last step back, where there is one. */
  back: { label: string; go(): void } | null;
}

/** One thing at a time: a heading, which takes the focus when it is new, and buttons within reach of the thumb. */
export function Stage({ of, head, children, foot, back }: StageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [of]);
  return (
    <>
      <section class="b-stage">
        <h1 ref={heading} tabIndex={-1}>
          {head}
        </h1>
        {children}
      </section>
      <div class="b-bar">
        {back && (
          <Button class="b-big" onClick={back.go}>
            {back.label}
          </Button>
        )}
        {foot}
      </div>
    </>
  );
}

interface StepsProps {
  of: readonly { text: string; rule: string; details?: readonly string[] }[];
  /** A text with its signs drawn. */
  said(text: string): ComponentChildren;
}

/** Steps to be done at the table, one after the other, each with its rule. */
export const Steps = ({ of, said }: StepsProps) => (
  <ol class="b-steps">
    {of.map((step, place) => (
      <li key={place}>
        <p>
          {said(step.text)} <RuleLink id={step.rule} brief />
        </p>
        {step.details?.map((detail) => (
          <p class="b-detail" key={detail}>
            {said(detail)}
          </p>
        ))}
      </li>
    ))}
  </ol>
);
