import { type Fields, isFields } from './story-wire.ts';

/** What content says of running text: see docs/guide/write-content.md "Text". */
type RecordSpan = string | { readonly text: string; readonly href?: string; readonly mark?: 'strong' | 'em' };
type RecordPart = readonly RecordSpan[] | Fields;

/**
 * A rich text field as content holds running text. Headings of any level are headings within the text; a line break ends
 * a paragraph. What a text of ours cannot have (tables, pictures, blocks) stays in it as an unknown part, so that the
 * parser refuses the text and names it, and nothing is lost without a word.
 * @param hrefOf the address of a link's attributes, null for none
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

/** An item's paragraphs as one, with a space between them. */
function itemsOf(list: Fields, hrefOf: (link: Fields) => string | null): readonly (readonly RecordSpan[])[] {
  return nodesOf(list).map((item) => {
    const lines = nodesOf(item).flatMap((node) => linesOf(node, hrefOf));
    return lines.flatMap((line, index) => (index === 0 ? line : [' ', ...line]));
  });
}

/** The texts of a node, parted by its line breaks. */
function linesOf(node: Fields, hrefOf: (link: Fields) => string | null): readonly (readonly RecordSpan[])[] {
  const lines: RecordSpan[][] = [[]];
  for (const child of nodesOf(node)) {
    if (child.type === 'hard_break') lines.push([]);
    else lines.at(-1)?.push(...spansOf(child, hrefOf));
  }
  return lines;
}

function spansOf(node: Fields, hrefOf: (link: Fields) => string | null): readonly RecordSpan[] {
  const emoji = isFields(node.attrs) ? node.attrs.emoji : null;
  const text = node.type === 'emoji' ? emoji : node.text;
  if (typeof text !== 'string' || text === '') return [];
  const marks = Array.isArray(node.marks) ? node.marks.filter(isFields) : [];
  const has = (...types: readonly unknown[]) => marks.some(({ type }) => types.includes(type));
  const link = marks.find(({ type }) => type === 'link')?.attrs;
  const href = isFields(link) ? hrefOf(link) : null;
  const mark = has('bold', 'strong') ? 'strong' : has('italic', 'em') ? 'em' : null;
  if (href === null && mark === null) return [text];
  return [{ text, ...(href === null ? {} : { href }), ...(mark === null ? {} : { mark }) }];
}

function nodesOf({ content }: Fields): readonly Fields[] {
  return Array.isArray(content) ? content.filter(isFields) : [];
}
