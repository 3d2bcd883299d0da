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
