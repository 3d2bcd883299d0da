import { err, ok, type Result } from '../shared/result.ts';
import type { Block, BlockProblem, Question } from './block.ts';
import type { RichBlock, RichText, Span } from './rich-text.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reads one block as content holds it; a wrong or unknown one is a value that names block and field (product.md CO2). */
export function parseBlock(raw: unknown): Result<Block, BlockProblem> {
  if (!isRecord(raw)) return err({ block: 'unknown', field: 'type', problem: 'is not an object' });
  const block = typeof raw.type === 'string' ? raw.type : 'unknown';
  const wrong = (field: string, problem: string) => err({ block, field, problem });
  switch (raw.type) {
    case 'page-head': {
      if (!isText(raw.title)) return wrong('title', 'is required');
      const standfirst = textOrNull(raw.standfirst);
      if (standfirst === undefined) return wrong('standfirst', 'is not a text');
      return ok({ type: 'page-head', title: raw.title, standfirst });
    }
    case 'rich-text': {
      const title = textOrNull(raw.title);
      if (title === undefined) return wrong('title', 'is not a text');
      const body = parseRichText(raw.body);
      if (!body) return wrong('body', 'is not rich text');
      return ok({ type: 'rich-text', title, body });
    }
    case 'questions': {
      const title = textOrNull(raw.title);
      if (title === undefined) return wrong('title', 'is not a text');
      if (!Array.isArray(raw.items) || raw.items.length === 0) return wrong('items', 'is empty');
      const items = allOrNull(raw.items, parseQuestion);
      if (!items) return wrong('items', 'has a question without an answer');
      return ok({ type: 'questions', title, items });
    }
    case 'offices':
      if (!isText(raw.title)) return wrong('title', 'is required');
      if (raw.office !== 'yacht_brokerage' && raw.office !== 'tcn') return wrong('office', 'is not an office type');
      return ok({ type: 'offices', title: raw.title, office: raw.office });
    case 'sitemap':
      return ok({ type: 'sitemap' });
    default:
      return wrong('type', 'is not a known block');
  }
}

function parseQuestion(raw: unknown): Question | null {
  if (!isRecord(raw) || !isText(raw.question)) return null;
  const answer = parseRichText(raw.answer);
  return answer && { question: raw.question, answer };
}

/** Paragraphs are a string or a list of spans; lists are `{ "list": [...] }`. Null when anything else is found. */
export function parseRichText(raw: unknown): RichText | null {
  return allOrNull(raw, parseRichBlock);
}

function parseRichBlock(raw: unknown): RichBlock | null {
  if (isRecord(raw)) {
    const items = allOrNull(raw.list, parseSpans);
    return items && { kind: 'list', items };
  }
  const spans = parseSpans(raw);
  return spans && { kind: 'paragraph', spans };
}

function parseSpans(raw: unknown): readonly Span[] | null {
  const spans = allOrNull(typeof raw === 'string' ? [raw] : raw, parseSpan);
  return spans?.some(({ text }) => isText(text)) ? spans : null;
}

/** A span may be a mere space between two others, but not nothing. */
function parseSpan(raw: unknown): Span | null {
  const { text, href } = isRecord(raw) ? raw : { text: raw, href: null };
  const target = textOrNull(href);
  if (typeof text !== 'string' || text === '' || target === undefined) return null;
  return target === null ? { text } : { text, href: target };
}

/** Every item read; null for anything but a list with items, and when one of them is wrong. */
function allOrNull<T>(raw: unknown, read: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const items = raw.map(read).filter((item): item is T => item !== null);
  return items.length === raw.length ? items : null;
}

/** Empty and absent are how editors leave a text out; undefined for what is no text. */
function textOrNull(raw: unknown): string | null | undefined {
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  return isText(raw) ? raw : null;
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
