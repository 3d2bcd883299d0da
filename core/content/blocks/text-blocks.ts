import * as v from 'valibot';
import { field, fullList, oneOf, optional, optionalText, record, text, withDefault } from '../../records/fields.ts';
import { defaultSize, HEADING_COLORS, HEADING_LEVELS, HEADING_SIZES } from '../heading.ts';
import { type BlockOf, richText } from './block-fields.ts';

const MANY = 60;

const fact = record({ label: text, value: text });
export type Fact = v.InferOutput<typeof fact>;

export const TEXT_BLOCKS = {
  /** The title of a page without a picture. */
  'page-head': record({ title: text, standfirst: optionalText }),

  /** The title of a page below its picture, with a row of facts. */
  hero: record({
    title: text,
    standfirst: optionalText,
    /** Media id; null takes the page's own picture. */
    image: optionalText,
    caption: optionalText,
    facts: withDefault(fullList(fact, 6), []),
  }),

  /** A heading (CO3). */
  heading: v.pipe(
    record({
      lvl: oneOf(HEADING_LEVELS),
      text,
      size: optional(oneOf(HEADING_SIZES)),
      color: withDefault(oneOf(HEADING_COLORS), 'black'),
      variant: optional(field<string>((value) => (typeof value === 'string' ? null : 'must be a text'))),
    }),
    v.transform(({ size, ...heading }) => ({ ...heading, size: size ?? defaultSize(heading.lvl) })),
  ),

  'rich-text': record({ title: optionalText, body: richText }),

  /** A passage of a story with its picture: a large one at the right edge, or a smaller one at the left. */
  story: record({
    title: optionalText,
    body: richText,
    image: text,
    caption: optionalText,
    side: withDefault(oneOf(['right', 'left']), 'right'),
  }),

  quote: record({ text, name: optionalText, role: optionalText }),

  facts: record({ title: optionalText, items: fullList(fact, MANY) }),

  /** Steps of a procedure, in order. */
  steps: record({ title: text, items: fullList(record({ title: text, body: richText }), MANY) }),

  /** Questions and answers. */
  faq: record({ title: optionalText, items: fullList(record({ question: text, answer: richText }), MANY) }),
};

export type HeroBlock = BlockOf<typeof TEXT_BLOCKS, 'hero'>;
export type HeadingBlock = BlockOf<typeof TEXT_BLOCKS, 'heading'>;
export type RichTextBlock = BlockOf<typeof TEXT_BLOCKS, 'rich-text'>;
export type StoryBlock = BlockOf<typeof TEXT_BLOCKS, 'story'>;
export type QuoteBlock = BlockOf<typeof TEXT_BLOCKS, 'quote'>;
export type StepsBlock = BlockOf<typeof TEXT_BLOCKS, 'steps'>;
export type FaqBlock = BlockOf<typeof TEXT_BLOCKS, 'faq'>;
