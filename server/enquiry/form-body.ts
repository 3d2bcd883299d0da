import { isUtf8 } from 'node:buffer';
import type { FormFields } from '../../core/enquiry/submission.ts';
import { isRecord, parseJson } from '../../core/shared/parse-json.ts';

/** The limit of fields, more than any form of this site has. */
const MAX_FIELDS = 60;
/** Matches the names that our forms use, but not `__proto__`, which would set an object's prototype. */
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/**
 * Parses a form body, URL-encoded or JSON. Null without a body, for another content type, for bytes or escapes that are
 * not UTF-8, for JSON that is not an object, and for too many fields or a field with a name that no form uses.
 */
export function readFormBody(body: unknown, contentType: string | undefined): FormFields | null {
  if (!Buffer.isBuffer(body) || !isUtf8(body)) return null;
  const text = new TextDecoder().decode(body);
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return fromJson(text);
  return type === 'application/x-www-form-urlencoded' ? fromForm(text) : null;
}

function fromForm(text: string): FormFields | null {
  try {
    // Throws for escapes that are not UTF-8; `URLSearchParams` would silently insert replacement characters.
    decodeURIComponent(text);
  } catch {
    return null;
  }
  return checkedFields([...new URLSearchParams(text)]);
}

function fromJson(text: string): FormFields | null {
  const value = parseJson(text);
  return isRecord(value) ? checkedFields(Object.entries(value)) : null;
}

function checkedFields(entries: readonly (readonly [string, unknown])[]): FormFields | null {
  if (entries.length > MAX_FIELDS || !entries.every(([name]) => NAME.test(name))) return null;
  // Where a name is repeated the first value counts.
  return Object.fromEntries(entries.toReversed());
}
