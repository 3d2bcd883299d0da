/** Longer headers are read up to here. */
const LONGEST = 500;

/**
 * The language tags of an Accept-Language header as the browser wrote them, most wanted first. A tag with weight 0 is
 * refused by the browser, one with a weight that is no number from 0 to 1 is junk; neither is among them.
 */
export function acceptedLanguages(header: string | null): readonly string[] {
  return (header ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return { tag, weight: weightOf(parameters) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function weightOf(parameters: readonly string[]): number {
  const written = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  if (written === undefined) return 1;
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?|\.\d+)$/.test(written) ? Number(written) : 0;
}
