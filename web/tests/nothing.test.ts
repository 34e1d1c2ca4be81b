import { join } from "node:path";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { isBinaryExpression } from "typescript/unstable/ast/is";
import { API, TypeFlags, type UnionType } from "typescript/unstable/sync";
import { expect, test } from "vitest";

const PAGE = join(__dirname, "..");
const MINUTE = 60_000;

/** The sides of comparisons with `null`, each with the file that it stands in. */
function comparedWithNull(file: Node, found: Node[]): Node[] {
  file.forEachChild((node) => {
    if (
      isBinaryExpression(node) &&
      (node.operatorToken.kind === SyntaxKind.EqualsEqualsEqualsToken ||
        node.operatorToken.kind === SyntaxKind.ExclamationEqualsEqualsToken)
    ) {
      if (node.right.kind === SyntaxKind.NullKeyword) found.push(node.left);
      if (node.left.kind === SyntaxKind.NullKeyword) found.push(node.right);
    }
    comparedWithNull(node, found);
  });
  return found;
}

// The wire leaves a field out where its value is the default, so `null` is never found there: `x?: T | null` is
// compared with `undefined`, or read with `?? null` first.
test(
  "what may be left out is never compared with null",
  () => {
    const api = new API({ cwd: PAGE });
    const config = join(PAGE, "tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error("the page has no project");
    const wrong: string[] = [];
    let compared = 0;
    for (const name of project.program.getSourceFileNames().filter((one) => one.includes("/web/src/"))) {
      const file = project.program.getSourceFile(name);
      const sides = file ? comparedWithNull(file, []) : [];
      compared += sides.length;
      const types = sides.length ? project.checker.getTypeAtLocation(sides) : [];
      sides.forEach((side, place) => {
        const type = types[place];
        const parts = type && type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : [type];
        if (parts.some((one) => one && one.flags & TypeFlags.Undefined))
          wrong.push(`${name.slice(PAGE.length)}: ${side.getText()}`);
      });
    }
    api.close();
    expect(compared).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  },
  MINUTE,
);
