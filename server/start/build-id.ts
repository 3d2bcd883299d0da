import { createHash } from 'node:crypto';

/**
 * The id of a browser's build, by the names of its files below /assets/ in any order: names carry the hashes of the
 * contents, so that the same build has the same id on every web node. 12 hex digits.
 */
export function buildIdOf(names: Iterable<string>): string {
  const sorted = [...new Set(names)].sort();
  return createHash('sha256').update(sorted.join('\n')).digest('hex').slice(0, 12);
}
