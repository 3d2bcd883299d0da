import { BrokenFeedError } from './feed-failure.ts';

/** The properties that a component may have several times. */
const REPEATED: ReadonlySet<string> = new Set(['RRULE', 'RDATE', 'EXDATE', 'EXRULE']);

/** The properties of which an event may have at most one. */
const ENDS: ReadonlySet<string> = new Set(['DTEND', 'DURATION']);

const LINE = /^([^:"]*(?:"[^"]*"[^:"]*)*):(.*)$/s;
const TIME = String.raw`\d{8}(?:T\d{6}Z?)?`;
const DURATION = String.raw`[+-]?P(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?`;
const VALUE_PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    DTSTART: TIME,
    DTEND: TIME,
    'RECURRENCE-ID': TIME,
    RDATE: `${TIME}(?:,${TIME})*`,
    EXDATE: `${TIME}(?:,${TIME})*`,
    DURATION,
    TZOFFSETFROM: String.raw`[+-]\d{4}(?:\d{2})?`,
    TZOFFSETTO: String.raw`[+-]\d{4}(?:\d{2})?`,
  }).map(([name, form]) => [name, new RegExp(`^${form}$`)]),
);

/**
 * Throws a {@link BrokenFeedError} for a property that ical.js would read only in part, so that taken nights would appear
 * free: a duplicate, one with two values, or one with trailing text.
 * @param seen names of the component's earlier properties; this one is added
 */
export function checkProperty(name: string, line: string, seen: Set<string>): void {
  if (seen.has(name) && !REPEATED.has(name)) throw new BrokenFeedError('repeats a property that may occur only once');
  if (ENDS.has(name) && [...ENDS].some((end) => seen.has(end)))
    throw new BrokenFeedError('has two ends for one event (DTEND and DURATION)');
  seen.add(name);
  const [head, value] = partsOf(line);
  const isValid = VALUE_PATTERNS.get(name)?.test(value.trim()) ?? true;
  if (!isValid || hasDuplicateNames(head) || (name === 'RRULE' && hasDuplicateNames(value))) {
    throw new BrokenFeedError('has a property with an invalid value or repeated parameter');
  }
}

/** Returns what is before and after the colon of a line; a colon in quotes does not count. */
function partsOf(line: string): readonly [head: string, value: string] {
  if (line.includes('"')) {
    const [, head = '', value = ''] = LINE.exec(line) ?? [];
    return [head, value];
  }
  const colon = line.indexOf(':');
  return colon < 0 ? ['', ''] : [line.slice(0, colon), line.slice(colon + 1)];
}

/** Whether two parameters of a property, or two parts of a rule, have the same name. */
function hasDuplicateNames(text: string): boolean {
  if (text.indexOf('=') === text.lastIndexOf('=')) return false;
  const names = text.toUpperCase().match(/(?<=^|;)[A-Z\d-]+(?==)/g) ?? [];
  return new Set(names).size < names.length;
}
