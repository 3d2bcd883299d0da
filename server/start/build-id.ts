import { createHash } from 'node:crypto';

/**
 * Computes the id of a browser build, 12 hex digits, from the names of its files below /assets/ in any order. The names
 * contain content hashes, so that the same build has the same id on every node.
 */
export function buildIdOf(names: Iterable<string>): string {
  const sorted = [...new Set(names)].sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12);
}
