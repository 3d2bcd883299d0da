/** The parameters of a link, in the order in which they are written; null for one that is not there. */
export interface LinkFields {
  /** Version. */
  readonly v: string | null;
  /** Ids. */
  readonly y: readonly string[] | null;
  /** `20261122` */
  readonly on: string | null;
  /** How each yacht stood, at her place. */
  readonly was: readonly string[] | null;
  /** Notes, at their yacht's place. */
  readonly n: readonly string[] | null;
  /** Of what is before it: tells a link that is whole. */
  readonly sum: string | null;
  readonly not: string | null;
}

const KEYS = ['v', 'y', 'on', 'was', 'n', 'sum', 'not'] as const;
type LinkKey = (typeof KEYS)[number];

export interface ReadFields {
  readonly fields: LinkFields;
  /** The text was longer than is read. */
  readonly cut: boolean;
  /** The same fields but for the entry that the text breaks off in. */
  withoutEnd(): LinkFields;
}

export function isLinkKey(key: string): key is LinkKey {
  return KEYS.some((one) => one === key);
}

/** '' or `?…`, of letters that an address need not escape; in notes alone some are. */
export function linkText(fields: LinkFields): string {
  const { y, was, n } = fields;
  const values = {
    ...fields,
    y: y?.join(',') ?? null,
    was: was?.join(',') ?? null,
    n: n?.map(noteText).join(',') ?? null,
  };
  const parts = KEYS.flatMap((key) => (values[key] === null ? [] : [`${key}=${values[key]}`]));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Of any query, no more than so many characters of it. The first of a parameter counts; ids may come in several. */
export function readLinkFields(query: string, longest: number): ReadFields {
  const text = query.startsWith('?') ? query.slice(1) : query;
  const readable = text.slice(0, longest);
  const found = new Map<string, string>();
  let last: string | null = null;
  for (const [key, value] of new URLSearchParams(readable)) {
    const before = found.get(key);
    last = key;
    if (before === undefined) found.set(key, value);
    else if (key === 'y') found.set(key, `${before},${value}`);
  }
  const fields = fieldsOf(found);
  const end = readable.endsWith('&') ? null : last;
  return {
    fields,
    cut: text.length > longest && end !== null && isLinkKey(end),
    withoutEnd: () => withoutEnd(fields, end),
  };
}

/** Seven letters and digits that another text hardly has: FNV-1a of what the link says. */
export function sumOf({ y, on, was, n }: LinkFields): string {
  const text = [y?.join(','), on, was?.join(','), n?.map(escaped).join(',')].map((part) => part ?? '').join('&');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

function fieldsOf(found: ReadonlyMap<string, string>): LinkFields {
  const one = (key: LinkKey) => found.get(key) ?? null;
  const list = (key: LinkKey) => found.get(key)?.split(',') ?? null;
  return {
    v: one('v'),
    y: list('y'),
    on: one('on'),
    was: list('was'),
    n: list('n')?.map(unescaped) ?? null,
    sum: one('sum'),
    not: one('not'),
  };
}

/** Half an id is another yacht's, and half a price another price. */
function withoutEnd(fields: LinkFields, end: string | null): LinkFields {
  switch (end) {
    case 'y':
    case 'was':
    case 'n':
      return { ...fields, [end]: fields[end]?.slice(0, -1) ?? null };
    case 'on':
      return { ...fields, on: null };
    default:
      return fields;
  }
}

/** Commas stand between notes, and are written otherwise in them, however often the address is escaped on its way. */
const escaped = (note: string) => note.replaceAll('~', '~-').replaceAll(',', '~.');
const unescaped = (text: string) => text.replaceAll('~.', ',').replaceAll('~-', '~');

function noteText(note: string): string {
  return encodeURIComponent(escaped(note)).replaceAll('%20', '+').replaceAll("'", '%27');
}
