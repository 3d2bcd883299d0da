import { isRecord, parseJson } from '../shared/parse-json.ts';

/** The values of a form's fields, by field name. */
export type FormDraftFields = Readonly<Record<string, string>>;

/** Draft fields by form name, the oldest first. */
export type FormDrafts = ReadonlyMap<string, FormDraftFields>;

const MAX_DRAFTS = 10;

/** Parses stored drafts: a list of forms, each with its fields. Any other text gives none. Never throws. */
export function parseFormDrafts(text: string): FormDrafts {
  const rows = parseJson(text);
  return new Map(Array.isArray(rows) ? rows.filter(isDraft) : []);
}

/** Adds or replaces a draft as the newest one, and keeps the newest ten. */
export function withFormDraft(drafts: FormDrafts, form: string, fields: FormDraftFields): FormDrafts {
  const others = [...drafts].filter(([other]) => other !== form);
  return new Map([...others.slice(1 - MAX_DRAFTS), [form, fields]]);
}

export function withoutFormDraft(drafts: FormDrafts, form: string): FormDrafts {
  return new Map([...drafts].filter(([other]) => other !== form));
}

function isDraft(row: unknown): row is [string, FormDraftFields] {
  if (!Array.isArray(row) || row.length !== 2) return false;
  const [form, fields]: readonly unknown[] = row;
  if (typeof form !== 'string' || !isRecord(fields)) return false;
  return Object.values(fields).every((value) => typeof value === 'string');
}
