/** What of a link could not be read. */
export interface LinkTrouble {
  /** Entries that make no sense: yachts, or how they stood. */
  readonly unread: number;
  /** Yachts beyond those that a list holds. */
  readonly over: number;
  /** The end is missing. */
  readonly cut: boolean;
  /** It is not as it was made: what it says of earlier prices is not relied on. */
  readonly altered: boolean;
  /** From a later version of this site: its yachts alone are read. */
  readonly newer: boolean;
}

export const NO_TROUBLE: LinkTrouble = { unread: 0, over: 0, cut: false, altered: false, newer: false };

const FLAGS = ['cut', 'altered', 'newer'] as const;
const MOST = 999;
const MARK = /^(cut|altered|newer)$|^(bad|more)([1-9]\d{0,2})$/;

/** '' where all could be read, else `cut,bad2,more5`. */
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

/** What {@link encodeLinkMarks} wrote; null where it says nothing. */
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
