/** The values of a form's fields, by field name. */
export type DraftFields = Readonly<Record<string, string>>;

/** Draft fields by form name, the oldest first. */
export type Drafts = ReadonlyMap<string, DraftFields>;

export const NO_DRAFTS: Drafts = new Map();

const MOST_DRAFTS = 10;

/**
 * Parses drafts as a browser storage keeps them: a list of forms, each with its fields. Any other text has no drafts.
 * Never throws.
 */
export function parseDrafts(text: string): Drafts {
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return NO_DRAFTS;
  }
  return new Map(Array.isArray(kept) ? kept.filter(isDraft) : []);
}

/** Adds or replaces a draft as the newest one, and keeps the newest ten. */
export function withDraft(drafts: Drafts, form: string, fields: DraftFields): Drafts {
  const others = [...drafts].filter(([other]) => other !== form);
  return new Map([...others.slice(Math.max(0, others.length - MOST_DRAFTS + 1)), [form, fields]]);
}

export function withoutDraft(drafts: Drafts, form: string): Drafts {
  return new Map([...drafts].filter(([other]) => other !== form));
}

function isDraft(row: unknown): row is [string, DraftFields] {
  if (!Array.isArray(row) || row.length !== 2 || typeof row[0] !== 'string') return false;
  const fields: unknown = row[1];
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return false;
  return Object.values(fields).every((value) => typeof value === 'string');
}
