import ts from 'typescript';

/** The world outside, by the names a program knows it by. */
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

/** Methods that ask the machine for its locale, its zone or its dice. */
const METHODS = /^(toLocale\w*|localeCompare|getTimezoneOffset)$/;

/**
 * Where a module of the core asks the world outside: clock, random, locale, network, timers (architecture.md rule 2).
 * One `file:line what` each. Types and properties of the same name are innocent.
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

/** Whether a name stands for the thing itself, and is not the name of a property, a parameter or a declaration. */
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
