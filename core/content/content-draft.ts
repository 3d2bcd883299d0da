/** A record as editors last saved it, for a preview. */
export interface ContentDraft<T> {
  readonly value: T;
  /** Whether the value is what is published, because the draft cannot be read as it is. */
  readonly isBehind: boolean;
  /** The marks by which the content system's editor finds the record (`whole`) and its blocks (by their field). */
  readonly editMarks: Readonly<Record<string, string>>;
}

/** Returns the draft of a record that has none, which is the record itself. */
export function publishedAsDraft<T>(value: T, isBehind = false): ContentDraft<T> {
  return { value, isBehind, editMarks: {} };
}
