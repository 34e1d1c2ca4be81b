import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say, t } from "../i18n";
import type { Problem } from "../net/api";
import type { Resource } from "../net/resource";
import { Button } from "./Button";

/** What went wrong, and a way to try again where that can help. */
export function Trouble({ problem, retry }: { problem: Problem; retry?: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // It may stand below what is seen of the page.
  useEffect(() => box.current?.scrollIntoView?.({ block: "nearest" }), [problem]);
  return (
    <div class="trouble" role="alert" ref={box}>
      <p>{say(problem.text)}</p>
      {/* What is not there will not be there the next time, either. */}
      {retry && problem.status !== 404 && <Button onClick={retry}>{t("retry")}</Button>}
      {problem.status === 404 && <a href="/">{t("home")}</a>}
    </div>
  );
}

interface Props<T> {
  resource: Resource<T>;
  children(value: T): ComponentChildren;
}

/** Shows something of the server's once it is there. */
export function Fetched<T>({ resource, children }: Props<T>) {
  if (resource.value.value !== null) return <>{children(resource.value.value)}</>;
  if (resource.problem.value) return <Trouble problem={resource.problem.value} retry={resource.retry} />;
  return (
    <p class="loading" role="status">
      {t("loading")}
    </p>
  );
}
