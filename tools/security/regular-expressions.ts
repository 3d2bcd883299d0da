import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup.mjs';

/** A regular expression of the source, with the first place where it stands. */
export interface SourceExpression {
  readonly source: string;
  readonly flags: string;
  /** `core/price/currency.ts:22` */
  readonly at: string;
}

/** Expressions that recheck finds too slow, and why they may stay. Each has to stand in the source exactly so. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  '\\B(?=(\\d{3})+$)': 'It reads the digits of a number, of which JavaScript writes 21 at most.',
  '(?<![\\s.,;:–—-])[\\s.,;:–—-]+$':
    'The look back lets it begin only once a run; it reads an excerpt of a fixed length.',
};

const FOLDERS = ['core', 'adapters', 'server', 'ui'];
const SOURCE = /(?<!\.(?:test|fixture|stories|d))\.tsx?$/;

/** Returns the different regular expressions of core, adapters, server and ui. Throws as `expressionsIn` does. */
export function siteExpressions(): SourceExpression[] {
  const found = new Map<string, SourceExpression>();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((name) => SOURCE.test(name)).sort()) {
    for (const one of expressionsIn(file, readFileSync(join(ROOT, file), 'utf8'))) {
      const key = `/${one.source}/${one.flags}`;
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
}

/**
 * Finds the regular expressions of a source file: literals, and `new RegExp` of strings and of constants of the file.
 * Throws on one that is made of anything else, since nothing could check it.
 */
export function expressionsIn(file: string, text: string): SourceExpression[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, ts.Expression>();
  const found: SourceExpression[] = [];
  const at = (node: ts.Node) => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: at(node) });
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((argument) => stringOf(argument, constants));
      if (source == null || flags === null)
        throw new Error(`${at(node)} makes a regular expression that cannot be read`);
      found.push({ source, flags: flags ?? '', at: at(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns the value of a string that code spells out; null for any other expression. */
function stringOf(expression: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string | null {
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isIdentifier(expression)) {
    const value = constants.get(expression.text);
    return value ? stringOf(value, constants) : null;
  }
  if (ts.isTaggedTemplateExpression(expression) && expression.tag.getText() === 'String.raw') {
    return templateOf(expression.template, constants, ({ rawText, text }) => rawText ?? text);
  }
  return ts.isTemplateExpression(expression) ? templateOf(expression, constants, ({ text }) => text) : null;
}

function templateOf(
  template: ts.TemplateLiteral,
  constants: ReadonlyMap<string, ts.Expression>,
  textOf: (part: ts.TemplateLiteralLikeNode) => string,
): string | null {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return textOf(template);
  const parts = template.templateSpans.map(({ expression, literal }) => {
    const value = stringOf(expression, constants);
    return value === null ? null : value + textOf(literal);
  });
  return parts.includes(null) ? null : textOf(template.head) + parts.join('');
}
