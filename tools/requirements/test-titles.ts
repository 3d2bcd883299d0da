import ts from 'typescript';

/**
 * A test with its name: the titles of the enclosing `describe`s, from the first that names a requirement, and its own.
 */
export interface TestTitle {
  readonly title: string;
  /** The requirements that the name carries, without repetition. */
  readonly ids: readonly string[];
}

/** Modifiers of a test that does not run. */
const NEVER_RUN = new Set(['skip', 'todo', 'fixme']);
/** `test.each(cases)('…')`: the title is an argument of the second call. */
const CURRIED = new Set(['each', 'for', 'runIf', 'skipIf']);
const STILL_A_TEST = new Set(['only', 'concurrent', 'sequential', 'fails', 'fail', 'parallel', 'serial']);

type Callee = 'test' | 'describe' | 'never-run' | null;

/** Lists the tests of a file that can run, in order; a test of `each` or of a loop counts once. */
export function testTitles(file: string, source: string): TestTitle[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    let path = around;
    if (ts.isCallExpression(node)) {
      const callee = calleeOf(node.expression);
      const title = node.arguments.length > 1 ? titleOf(node.arguments[0]) : null;
      if (callee === 'never-run' && title !== null) return;
      if (callee === 'test' && title !== null) found.push(named([...around, title]));
      if (callee === 'describe' && title !== null) path = [...around, title];
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(tree, []);
  return found;
}

function calleeOf(callee: ts.Expression): Callee {
  if (ts.isIdentifier(callee)) {
    if (callee.text === 'test' || callee.text === 'it') return 'test';
    return callee.text === 'describe' ? 'describe' : null;
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const base = calleeOf(callee.expression);
    const name = callee.name.text;
    if (base === null || STILL_A_TEST.has(name)) return base;
    if (NEVER_RUN.has(name)) return 'never-run';
    return name === 'describe' ? 'describe' : null;
  }
  const inner = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : null;
  return inner !== null && ts.isPropertyAccessExpression(inner) && CURRIED.has(inner.name.text)
    ? calleeOf(inner.expression)
    : null;
}

/**
 * Returns the text of a title, with `…` for values inserted at run time; null for an expression that is not a title.
 */
function titleOf(node: ts.Expression | undefined): string | null {
  if (node === undefined || ts.isFunctionLike(node)) return null;
  return textOf(node)
    .replace(/%(?:\.\d+)?[sdifjoOc#$]|\$[a-z][\w.]*/gi, '…')
    .replaceAll('%%', '%');
}

function textOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? textOf(node.left) + textOf(node.right) : '…';
}

function named(path: readonly string[]): TestTitle {
  const first = path.findIndex((title) => idsIn(title).length > 0);
  const shown = first < 0 ? path.slice(-1) : path.slice(first);
  return { title: shown.join(': '), ids: [...new Set(shown.flatMap(idsIn))] };
}

/** Expands `PR3`, `RT1–RT3` and `YA1-6` to single ids. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]{2})([1-9]\d?)\b(?:[–-](?:\1)?([1-9]\d?)\b)?/g)].flatMap(
    ([, chapter, first, last = first]) => {
      const count = Math.max(Number(last) - Number(first), 0) + 1;
      return Array.from({ length: count }, (_, at) => `${chapter}${Number(first) + at}`);
    },
  );
}
