import { isRecord } from '../../core/shared/parse-json.ts';
import type { Fields } from './story-wire.ts';

/** A span of running text in the content: see docs/guide/write-content.md "Text". */
type RecordSpan = string | { readonly text: string; readonly href?: string; readonly mark?: 'strong' | 'em' };
type RecordPart = readonly RecordSpan[] | Fields;

/**
 * Converts a rich-text field into running text. Headings of any level become headings of the text; a line break ends a
 * paragraph. Top-level nodes that running text cannot have (tables, pictures, blocks) stay as unknown parts, so that
 * the parser rejects and logs the text.
 * @param hrefOf returns the address that a link's attributes name; null where they name none
 */
export function richTextOf(doc: Fields, hrefOf: (link: Fields) => string | null): readonly RecordPart[] {
  return nodesOf(doc).flatMap((node) => partsOf(node, hrefOf));
}

function partsOf(node: Fields, hrefOf: (link: Fields) => string | null): readonly RecordPart[] {
  switch (node.type) {
    case 'paragraph':
      return linesOf(node, hrefOf).filter((spans) => spans.length > 0);
    case 'heading': {
      const text = linesOf(node, hrefOf)
        .flat()
        .map((span) => (typeof span === 'string' ? span : span.text))
        .join('');
      return text === '' ? [] : [{ heading: text }];
    }
    case 'bullet_list':
      return [{ list: itemsOf(node, hrefOf) }];
    case 'ordered_list':
      return [{ steps: itemsOf(node, hrefOf) }];
    case 'blockquote':
      return richTextOf(node, hrefOf);
    case 'horizontal_rule':
      return [];
    default:
      return [{ unknown: node.type }];
  }
}

/** Joins the paragraphs of each item with a space. The items of a nested list follow the item that holds it. */
function itemsOf(list: Fields, hrefOf: (link: Fields) => string | null): readonly (readonly RecordSpan[])[] {
  return nodesOf(list).flatMap((item) => {
    const nested = nodesOf(item).filter(isList);
    const lines = nodesOf(item).flatMap((node) => (isList(node) ? [] : linesOf(node, hrefOf)));
    const own = lines.flatMap((line, index) => (index === 0 ? line : [' ', ...line]));
    const below = nested.flatMap((node) => itemsOf(node, hrefOf));
    return own.length === 0 && below.length > 0 ? below : [own, ...below];
  });
}

function isList({ type }: Fields): boolean {
  return type === 'bullet_list' || type === 'ordered_list';
}

/** Splits a node's text at its line breaks. */
function linesOf(node: Fields, hrefOf: (link: Fields) => string | null): readonly (readonly RecordSpan[])[] {
  const lines: RecordSpan[][] = [[]];
  for (const child of nodesOf(node)) {
    if (child.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push(...spansOf(child, hrefOf));
  }
  return lines;
}

function spansOf(node: Fields, hrefOf: (link: Fields) => string | null): readonly RecordSpan[] {
  const emoji = isRecord(node.attrs) ? node.attrs.emoji : null;
  const text = node.type === 'emoji' ? emoji : node.text;
  if (typeof text !== 'string' || text === '') return [];
  const marks = Array.isArray(node.marks) ? node.marks.filter(isRecord) : [];
  const has = (...types: readonly unknown[]) => marks.some(({ type }) => types.includes(type));
  const link = marks.find(({ type }) => type === 'link')?.attrs;
  const href = isRecord(link) ? hrefOf(link) : null;
  const mark = has('bold', 'strong') ? 'strong' : has('italic', 'em') ? 'em' : null;
  if (href === null && mark === null) return [text];
  return [{ text, ...(href === null ? {} : { href }), ...(mark === null ? {} : { mark }) }];
}

function nodesOf({ content }: Fields): readonly Fields[] {
  return Array.isArray(content) ? content.filter(isRecord) : [];
}
