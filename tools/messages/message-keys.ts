import ts from 'typescript';

/** A key as code names it: complete, or with `*` for parts that are filled in at run time. */
export interface AskedKey {
  readonly key: string;
  readonly at: string;
}

export interface KeyUses {
  /** Keys that are certainly asked for: by `t('…')`, or as the label of a facet. */
  readonly asked: readonly AskedKey[];
  /** Texts that may be keys in a table, and prefixes of keys (`yacht.kind.*`). */
  readonly mentioned: readonly string[];
  /** All names and words of the code, for which the `*` of a key or of a pattern such as `material.*` can stand. */
  readonly words: ReadonlySet<string>;
}

const KEY = /^[a-z][\w-]*(\.[\w*-]+)+$/i;

/** Finds the message keys of a source file. */
export function keysIn(file: string, source: string): KeyUses {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const asked: AskedKey[] = [];
  const mentioned: string[] = [];
  const words = new Set<string>();

  const ask = (argument: ts.Expression): void => {
    if (ts.isConditionalExpression(argument)) {
      ask(argument.whenTrue);
      ask(argument.whenFalse);
    } else if (ts.isAsExpression(argument) || ts.isParenthesizedExpression(argument)) ask(argument.expression);
    else {
      const key = keyOf(argument);
      const line = tree.getLineAndCharacterOfPosition(argument.getStart()).line + 1;
      if (key !== null) asked.push({ key, at: `${file}:${line}` });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTranslate(node.expression) && node.arguments[0]) ask(node.arguments[0]);
    if (ts.isPropertyAssignment(node) && file.includes('core/search/facets')) {
      if (node.name.getText() === 'label') ask(node.initializer);
    }
    if (ts.isIdentifier(node)) words.add(node.text);
    if (ts.isStringLiteralLike(node)) for (const part of [node.text, ...node.text.split(/[.:-]/)]) words.add(part);
    if (ts.isExpression(node)) {
      const key = keyOf(node);
      if (key !== null) mentioned.push(key);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { asked, mentioned, words };
}

function isTranslate(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text === 'translate';
  return ts.isIdentifier(callee) && (callee.text === 't' || callee.text === 'translate');
}

/**
 * Returns a literal or a template as a key; null for one that cannot be a key. A template that begins with `${` could
 * be any.
 */
function keyOf(node: ts.Node): string | null {
  const key = ts.isStringLiteralLike(node)
    ? node.text.replace(/\.$/, '.*')
    : ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('')
      : null;
  return key !== null && KEY.test(key) ? key : null;
}

/** Compiles a pattern of keys, in which each `*` stands for one segment or more. */
export function keyPattern(key: string): RegExp {
  const parts = key.split('*').map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join('([\\w-]+(?:\\.[\\w-]+)*)')}$`);
}

/** Lists keys that code asks for but no message file has, and keys that no code asks for (LO8). */
export function keyProblems(keys: readonly string[], files: readonly KeyUses[]): string[] {
  const known = new Set(keys);
  const asked = files.flatMap((file) => file.asked);
  const missing = asked
    .filter(({ key }) => (key.includes('*') ? !keys.some((known) => keyPattern(key).test(known)) : !known.has(key)))
    .map(({ key, at }) => `${at}: there is no message ${key}`);

  const words = new Set(files.flatMap((file) => [...file.words]));
  const mentions = [...new Set(files.flatMap((file) => [...file.asked.map(({ key }) => key), ...file.mentioned]))];
  const patterns = mentions.filter((key) => key.includes('*')).map(keyPattern);
  const literal = new Set(mentions);
  const isUsed = (key: string): boolean =>
    literal.has(key) ||
    patterns.some((pattern) => {
      const filled = pattern.exec(key)?.slice(1);
      return filled?.every(
        (part) =>
          part.split('.').every((segment) => isInWords(segment, words)) || patterns.some((inner) => inner.test(part)),
      );
    });
  return [...missing, ...keys.filter((key) => !isUsed(key)).map((key) => `${key} is never asked for`)];
}

/** A segment such as `length-asc` may be composed of two words. */
function isInWords(segment: string, words: ReadonlySet<string>): boolean {
  return words.has(segment) || segment.split('-').every((word) => words.has(word));
}
