import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const LOG_METHODS = new Set(['debug', 'info', 'warn', 'error']);

/** Tells a developer or an operator something; a test that repeats the words would prove nothing. */
function reasonToIgnore({ node, parentPath }) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return;
  const parent = parentPath?.node;
  if (parent?.type === 'NewExpression' && /Error$/.test(parent.callee.name)) return 'It is the text of an error.';
  if (parent?.type === 'CallExpression' && LOG_METHODS.has(parent.callee.property?.name))
    return 'It is the text of a log line.';
}

/** Prints each mutant that no test found as soon as it is known, so that a run that is cut short says something. */
function printSurvivor({ fileName, location: { start, end }, status, mutatorName, replacement }) {
  if (status !== 'Survived' && status !== 'NoCoverage') return;
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1];
  const before = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
  const place = `${relative('', fileName)}:${start.line}`;
  console.log(`${place} ${mutatorName}${status === 'NoCoverage' ? ', no test runs it' : ''}`);
  console.log(`    ${before} -> ${replacement.replace(/\s+/g, ' ')}`);
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'words', value: { shouldIgnore: reasonToIgnore } },
  { kind: 'Reporter', name: 'survivors', value: { onMutantTested: printSurvivor } },
];
