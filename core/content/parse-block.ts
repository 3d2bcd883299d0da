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
    case 'page-head':
      if (!isText(raw.title)) return wrong('title', 'is required');
      return ok({ type: 'page-head', title: raw.title, standfirst: isText(raw.standfirst) ? raw.standfirst : null });
    case 'rich-text': {
      const body = parseRichText(raw.body);
      if (!body) return wrong('body', 'is not rich text');
      return ok({ type: 'rich-text', title: isText(raw.title) ? raw.title : null, body });
    }
    case 'questions': {
      const items = Array.isArray(raw.items) ? raw.items.map(parseQuestion) : [];
      if (items.length === 0) return wrong('items', 'is empty');
      const read = items.filter((item): item is Question => item !== null);
      if (read.length < items.length) return wrong('items', 'has a question without an answer');
      return ok({ type: 'questions', title: isText(raw.title) ? raw.title : null, items: read });
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
  return answer ? { question: raw.question, answer } : null;
}

/** Paragraphs are a string or a list of spans; lists are `{ "list": [...] }`. Null when anything else is found. */
export function parseRichText(raw: unknown): RichText | null {
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const blocks = raw.map(parseRichBlock);
  const read = blocks.filter((block): block is RichBlock => block !== null);
  return read.length === blocks.length ? read : null;
}

function parseRichBlock(raw: unknown): RichBlock | null {
  if (isRecord(raw) && Array.isArray(raw.list)) {
    const items = raw.list.map(parseSpans);
    const read = items.filter((item): item is Span[] => item !== null);
    return read.length === items.length ? { kind: 'list', items: read } : null;
  }
  const spans = parseSpans(raw);
  return spans ? { kind: 'paragraph', spans } : null;
}

function parseSpans(raw: unknown): Span[] | null {
  if (isText(raw)) return [{ text: raw }];
  if (!Array.isArray(raw) || raw.length === 0) return null;
  const spans = raw.map((span): Span | null => {
    if (isText(span)) return { text: span };
    if (!isRecord(span) || !isText(span.text)) return null;
    return isText(span.href) ? { text: span.text, href: span.href } : { text: span.text };
  });
  const read = spans.filter((span): span is Span => span !== null);
  return read.length === spans.length ? read : null;
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0;
}
