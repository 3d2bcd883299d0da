import { wordCost } from '../../core/text/word-cost.ts';

/** Returns the known name that was most likely meant; null where none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const asked = name.toLowerCase();
  let best: { readonly name: string; readonly cost: number } | null = null;
  for (const other of known) {
    const word = other.toLowerCase();
    const cost = wordCost(asked, word) ?? wordCost(word, asked);
    if (cost !== null && (best === null || cost < best.cost)) best = { name: other, cost };
  }
  return best?.name ?? null;
}

/** Returns ` (is "caption" meant?)`, or '' where no name is similar. */
export function meantHint(name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, known);
  return nearest === null ? '' : ` (is "${nearest}" meant?)`;
}
