import ts from 'typescript';

/** Globals with side effects or with results that depend on the environment. */
const GLOBALS = new Set([
  'performance',
  'process',
  'globalThis',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'Intl',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'console',
  'crypto',
  'require',
  'Date',
]);

/** Methods that depend on the machine's locale or time zone. */
const METHODS = /^(toLocale\w*|localeCompare|getTimezoneOffset)$/;

/**
 * Finds the places where a module of the core uses clock, random numbers, locale, network or timers.
 * Each is `file:line name`. Types and properties with the same name are allowed.
 */
export function impurities(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const tell = (node: ts.Node, what: string) =>
    found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      if (GLOBALS.has(node.text) && isReference(node)) tell(node, node.text);
    } else if (ts.isPropertyAccessExpression(node) && METHODS.test(node.name.text)) {
      tell(node.name, node.name.text);
    } else if (isRandom(node)) tell(node, 'Math.random');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns whether a name refers to the global, and is not the name of a property, a parameter or a declaration. */
function isReference(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === name;
  if (ts.isBindingElement(parent)) return parent.initializer === name;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === name;
  const named: ts.Node = parent;
  return !('name' in named && named.name === name) || ts.isShorthandPropertyAssignment(named);
}

function isRandom(node: ts.Node): boolean {
  const isMath = (owner: ts.Expression) => ts.isIdentifier(owner) && owner.text === 'Math';
  if (ts.isPropertyAccessExpression(node)) return isMath(node.expression) && node.name.text === 'random';
  if (ts.isElementAccessExpression(node)) return isMath(node.expression);
  return (
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    isMath(node.initializer) &&
    /\brandom\b/.test(node.name.getText())
  );
}
