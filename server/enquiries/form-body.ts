import type { FormFields } from '../../core/enquiry/form-fields.ts';

/** More than any form of ours has. */
const MOST_FIELDS = 60;
const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/;
/** What no form of ours names a field: an object would take it for its own. */
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/** Null for what no browser sends: another type, bytes that are no UTF-8, half an escape, no object. */
export function readFormBody(body: unknown, contentType: string | undefined): FormFields | null {
  if (!Buffer.isBuffer(body)) return null;
  const text = utf8(body);
  if (text === null) return null;
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return fromJson(text);
  return type === 'application/x-www-form-urlencoded' ? fromForm(text) : null;
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function fromForm(text: string): FormFields | null {
  if (BROKEN_ESCAPE.test(text) || hasBrokenEscapes(text)) return null;
  return checkedFields([...new URLSearchParams(text)]);
}

/** Escapes that are no UTF-8: `URLSearchParams` would put a mark in their place and say nothing. */
function hasBrokenEscapes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return false;
  } catch {
    return true;
  }
}

function fromJson(text: string): FormFields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? checkedFields(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

function checkedFields(entries: readonly (readonly [string, unknown])[]): FormFields | null {
  if (entries.length > MOST_FIELDS || !entries.every(([name]) => NAME.test(name))) return null;
  // The first of a name counts.
  return Object.fromEntries(entries.toReversed());
}
