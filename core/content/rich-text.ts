import { isRecord } from '../shared/parse-json.ts';
/** A part of running text, which may have a link and a mark. Rich text is a tree, never an HTML string. */
export interface Span {
  readonly text: string;
  /** Path within the site, without locale, or an absolute, mailto: or tel: address. */
  readonly href?: string;
  readonly mark?: 'strong' | 'em';
}

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  /** A heading below the title of the block that holds the text. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] };

export type RichText = readonly RichBlock[];

/**
 * Parses rich text: a paragraph is a string or a list of spans, a heading `{ "heading": "…" }`, a list
 * `{ "list": [...] }` or, with numbers, `{ "steps": [...] }`; a span is a string or `{ "text", "href", "mark" }`.
 * Returns null for anything else.
 */
export function parseRichText(raw: unknown): RichText | null {
  return allOrNull(raw, parseRichBlock);
}

function parseRichBlock(raw: unknown): RichBlock | null {
  if (!isRecord(raw)) {
    const spans = parseSpans(raw);
    return spans && { kind: 'paragraph', spans };
  }
  if (raw.heading !== undefined) return isText(raw.heading) ? { kind: 'heading', text: raw.heading } : null;
  const ordered = raw.steps !== undefined;
  const items = allOrNull(ordered ? raw.steps : raw.list, parseSpans);
  return items && { kind: 'list', ordered, items };
}

function parseSpans(raw: unknown): readonly Span[] | null {
  const spans = allOrNull(typeof raw === 'string' ? [raw] : raw, parseSpan);
  return spans?.some(({ text }) => isText(text)) ? spans : null;
}

/** Parses a span. It may be a single space between two others, but not empty. */
function parseSpan(raw: unknown): Span | null {
  if (typeof raw === 'string') return raw === '' ? null : { text: raw };
  if (!isRecord(raw) || typeof raw.text !== 'string' || raw.text === '') return null;
  const { text, href = null, mark = null } = raw;
  if (href !== null && typeof href !== 'string') return null;
  if (mark !== null && mark !== 'strong' && mark !== 'em') return null;
  return { text, ...(isText(href) ? { href } : {}), ...(mark === null ? {} : { mark }) };
}

/** Parses every item of a list; null if it is not a list, is empty, or an item is invalid. */
function allOrNull<T>(raw: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const items = raw.map(read).filter((item): item is T => item !== null);
  return items.length === raw.length ? items : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
