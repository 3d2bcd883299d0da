import type { Block } from './block.ts';
import type { RichText, Span } from './rich-text.ts';

/** What blocks say, a passage each, as plain text. */
export function pagePassages(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(passagesOf);
}

function passagesOf(block: Block): string[] {
  switch (block.type) {
    case 'page-head':
      return [sentences([block.title, block.standfirst ?? ''])];
    case 'rich-text':
      return [sentences([block.title ?? '', ...textsOf(block.body)])];
    case 'questions':
      return [
        ...(block.title === null ? [] : [block.title]),
        ...block.items.map(({ question, answer }) => sentences([question, ...textsOf(answer)])),
      ];
    case 'offices':
      return [block.title];
    default:
      return [];
  }
}

function textsOf(body: RichText): string[] {
  const text = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
  return body.flatMap((block) => (block.kind === 'paragraph' ? [text(block.spans)] : block.items.map(text)));
}

/** Texts in a row, so that a heading does not run into what stands below it. */
function sentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text, at, all) => (at === all.length - 1 || /[.:;!?…]["”»’)]?$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
