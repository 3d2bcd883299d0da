import type { Block } from './block.ts';
import type { RichText, Span } from './rich-text.ts';

/** Returns the running text of blocks as plain text, in passages: none, one or several for a block. */
export function pagePassages(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(passagesOf).filter((passage) => passage !== '');
}

function passagesOf(block: Block): string[] {
  switch (block.type) {
    case 'page-head':
    case 'hero':
    case 'berth-hero':
      return [sentences([block.title, block.standfirst])];
    case 'heading':
      return [block.text];
    case 'rich-text':
    case 'story':
      return [sentences([block.title, ...plainParagraphs(block.body)])];
    case 'quote':
      return [sentences([block.text, block.name, block.role])];
    case 'facts':
      return [sentences([block.title, ...block.items.map(({ label, value }) => `${label}: ${value}`)])];
    case 'steps':
      return [block.title, ...block.items.map(({ title, body }) => sentences([title, ...plainParagraphs(body)]))];
    case 'faq':
      return [
        block.title ?? '',
        ...block.items.map(({ question, answer }) => sentences([question, ...plainParagraphs(answer)])),
      ];
    case 'podcast':
      return [sentences(block.transcript.map(({ text }) => text))];
    case 'slider':
      return block.slides.map(({ title, text }) => sentences([title, text]));
    case 'people-picture':
      return [sentences([block.heading, block.fullNames.join(', ')])];
    case 'voyage':
      return [sentences([block.title, block.text]), ...block.stops.map(({ name, text }) => sentences([name, text]))];
    case 'contact':
    case 'form':
    case 'map-destinations':
      return [sentences([block.title, block.text])];
    case 'offices':
      return [block.title];
    default:
      return [];
  }
}

/** Returns rich text as plain text, one item for each heading, paragraph or list item. */
export function plainParagraphs(body: RichText): string[] {
  const text = (spans: readonly Span[]) => spans.map((span) => span.text).join('');
  return body.flatMap((block) => {
    if (block.kind === 'heading') return [block.text];
    return block.kind === 'paragraph' ? [text(block.spans)] : block.items.map(text);
  });
}

/** Joins texts as sentences, so that a heading does not run into the text below it. */
function sentences(texts: readonly (string | null)[]): string {
  return texts
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '')
    .map((text, at, all) => (at === all.length - 1 || /[.:;!?…]["”»’)]?$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
