import { BrokenFeedError } from './feed-failure.ts';

/** The properties that a component may have several times. */
const REPEATED: ReadonlySet<string> = new Set(['RRULE', 'RDATE', 'EXDATE', 'EXRULE']);

/** The properties of which an event must have only one. */
const ENDS: ReadonlySet<string> = new Set(['DTEND', 'DURATION']);

const LINE = /^([^:"]*(?:"[^"]*"[^:"]*)*):(.*)$/s;
const TIME = String.raw`\d{8}(?:T\d{6}Z?)?`;
const DURATION = String.raw`[+-]?P(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?`;
const FORMS: ReadonlyMap<string, RegExp> = new Map(
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
 * Throws a {@link BrokenFeedError} for a property of which ical.js would read a part alone, so that nights that are taken would
 * seem free: one that stands twice, or has two values, or text behind its value.
 * @param seen the names of those that the component has before it
 */
export function checkProperty(name: string, line: string, seen: Set<string>): void {
  if (seen.has(name) && !REPEATED.has(name)) throw new BrokenFeedError('has a property twice of which one is allowed');
  if (ENDS.has(name) && [...ENDS].some((end) => seen.has(end))) throw new BrokenFeedError('has two ends of an event');
  seen.add(name);
  const [head, value] = partsOf(line);
  const isInForm = FORMS.get(name)?.test(value.trim()) ?? true;
  if (!isInForm || hasPartTwice(head) || (name === 'RRULE' && hasPartTwice(value))) {
    throw new BrokenFeedError('has a property that can be read in part only');
  }
}

/** Returns what is before and after the colon of a line; one within quotes is none. */
function partsOf(line: string): readonly [head: string, value: string] {
  if (line.includes('"')) {
    const [, head = '', value = ''] = LINE.exec(line) ?? [];
    return [head, value];
  }
  const colon = line.indexOf(':');
  return colon < 0 ? ['', ''] : [line.slice(0, colon), line.slice(colon + 1)];
}

/** Whether two parameters of a property, or two parts of a rule, have the same name. */
function hasPartTwice(text: string): boolean {
  if (text.indexOf('=') === text.lastIndexOf('=')) return false;
  const names = text.toUpperCase().match(/(?<=^|;)[A-Z\d-]+(?==)/g) ?? [];
  return new Set(names).size < names.length;
}
