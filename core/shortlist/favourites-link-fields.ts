/** The parameters of a link, in the order of the address; null for a missing one. */
export interface FavouritesLinkParameters {
  /** Version. */
  readonly v: string | null;
  /** Ids. */
  readonly y: readonly string[] | null;
  /** `20261122` */
  readonly on: string | null;
  /** Standings, each at the index of its yacht. */
  readonly was: readonly string[] | null;
  /** Notes, each at the index of its yacht. */
  readonly n: readonly string[] | null;
  /** Checksum of the fields before it, by which a complete link is recognised. */
  readonly sum: string | null;
  readonly not: string | null;
}

const KEYS = ['v', 'y', 'on', 'was', 'n', 'sum', 'not'] as const;
type LinkKey = (typeof KEYS)[number];

export interface ReadFields {
  readonly fields: FavouritesLinkParameters;
  /** Whether the query was longer than is read. */
  readonly cut: boolean;
  /** Returns the fields without the entry in which the query was cut. */
  withoutEnd(): FavouritesLinkParameters;
}

export function isLinkKey(key: string): key is LinkKey {
  return KEYS.some((one) => one === key);
}

/** Writes the query: '' or `?…`. Only notes need percent-encoding. */
export function linkText(fields: FavouritesLinkParameters): string {
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

/** Reads at most `longest` characters of a query. The first of a repeated parameter counts, except for ids. */
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

/** Returns the checksum of a link: seven letters and digits of an FNV-1a hash. */
export function sumOf({ y, on, was, n }: FavouritesLinkParameters): string {
  const text = [y?.join(','), on, was?.join(','), n?.map(escaped).join(',')].map((part) => part ?? '').join('&');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

function fieldsOf(found: ReadonlyMap<string, string>): FavouritesLinkParameters {
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

/** Removes the last entry, since half an id may be another yacht's, and half a price another price. */
function withoutEnd(fields: FavouritesLinkParameters, end: string | null): FavouritesLinkParameters {
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

/** Escapes commas in notes, since they separate notes, in a way that survives repeated percent-encoding. */
const escaped = (note: string) => note.replaceAll('~', '~-').replaceAll(',', '~.');
const unescaped = (text: string) => text.replaceAll('~.', ',').replaceAll('~-', '~');

function noteText(note: string): string {
  return encodeURIComponent(escaped(note)).replaceAll('%20', '+').replaceAll("'", '%27');
}

/** The problems of a link. */
export interface LinkTrouble {
  /** The number of yachts and standings that could not be read. */
  readonly unread: number;
  /** The number of yachts beyond the limit. */
  readonly over: number;
  /** Whether the end is missing. */
  readonly cut: boolean;
  /** Whether the checksum is wrong: its standings are then ignored. */
  readonly altered: boolean;
  /** Whether a later version of the site wrote it: only its yachts are read. */
  readonly newer: boolean;
}

export const NO_TROUBLE: LinkTrouble = { unread: 0, over: 0, cut: false, altered: false, newer: false };

const FLAGS = ['cut', 'altered', 'newer'] as const;
const MOST = 999;
const MARK = /^(cut|altered|newer)$|^(bad|more)([1-9]\d{0,2})$/;

/** Writes the problems: '' for none, else `cut,bad2,more5`. */
export function encodeLinkMarks(trouble: LinkTrouble): string {
  const counts = [
    { name: 'bad', count: trouble.unread },
    { name: 'more', count: trouble.over },
  ];
  return [
    ...FLAGS.filter((flag) => trouble[flag]),
    ...counts.flatMap(({ name, count }) => (count > 0 ? [name + Math.min(count, MOST)] : [])),
  ].join(',');
}

/** Reads what {@link encodeLinkMarks} wrote; null for none. */
export function decodeLinkMarks(text: string): LinkTrouble | null {
  const found = text.split(',').flatMap((part) => MARK.exec(part) ?? []);
  if (found.length === 0) return null;
  const counted = (name: string) => {
    const at = found.indexOf(name);
    return at === -1 ? 0 : Number(found[at + 1]);
  };
  const [cut, altered, newer] = FLAGS.map((flag) => found.includes(flag));
  return {
    unread: counted('bad'),
    over: counted('more'),
    cut: cut === true,
    altered: altered === true,
    newer: newer === true,
  };
}
