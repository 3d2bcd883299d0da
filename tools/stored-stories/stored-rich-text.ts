import { type Fields, isFields } from './stored.ts';

/** Converts text of the content folder to the editor's document. @param linkOf returns a link's attributes */
export function storedRichText(parts: readonly unknown[], linkOf: (href: string) => Fields): Fields {
  return { type: 'doc', content: parts.map((part) => nodeOf(part, linkOf)) };
}

function nodeOf(part: unknown, linkOf: (href: string) => Fields): Fields {
  if (!isFields(part)) return { type: 'paragraph', content: textsOf(part, linkOf) };
  if (typeof part.heading === 'string') {
    return { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: part.heading }] };
  }
  const ordered = Array.isArray(part.steps);
  const items = ordered ? part.steps : part.list;
  const content = (Array.isArray(items) ? items : []).map((item) => ({
    type: 'list_item',
    content: [{ type: 'paragraph', content: textsOf(item, linkOf) }],
  }));
  return ordered ? { type: 'ordered_list', attrs: { order: 1 }, content } : { type: 'bullet_list', content };
}

function textsOf(spans: unknown, linkOf: (href: string) => Fields): readonly Fields[] {
  return (Array.isArray(spans) ? spans : [spans]).map((span) => {
    if (!isFields(span)) return { type: 'text', text: span };
    const marks = [
      ...(span.mark === 'strong' ? [{ type: 'bold' }] : []),
      ...(span.mark === 'em' ? [{ type: 'italic' }] : []),
      ...(typeof span.href === 'string' && span.href !== '' ? [{ type: 'link', attrs: linkOf(span.href) }] : []),
    ];
    return { type: 'text', text: span.text, ...(marks.length > 0 ? { marks } : {}) };
  });
}
