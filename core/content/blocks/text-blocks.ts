import * as v from 'valibot';
import { field, fullList, oneOf, optional, optionalText, record, text, withDefault } from '../../records/fields.ts';
import { defaultSize, HEADING_COLORS, HEADING_LEVELS, HEADING_SIZES } from '../heading.ts';
import { richText } from './block-fields.ts';

const MANY = 60;

/** The title of a page without a picture. */
export const pageHeadBlock = record({ type: v.literal('page-head'), title: text, standfirst: optionalText });

const fact = record({ label: text, value: text });
export type Fact = v.InferOutput<typeof fact>;

/** The title of a page below its picture, with a row of facts. */
export const heroBlock = record({
  type: v.literal('hero'),
  title: text,
  standfirst: optionalText,
  /** Media id; null takes the page's own picture. */
  image: optionalText,
  caption: optionalText,
  facts: withDefault(fullList(fact, 6), []),
});
export type HeroBlock = v.InferOutput<typeof heroBlock>;

/** A heading (CO3). */
export const headingBlock = v.pipe(
  record({
    type: v.literal('heading'),
    lvl: oneOf(HEADING_LEVELS),
    text,
    size: optional(oneOf(HEADING_SIZES)),
    color: withDefault(oneOf(HEADING_COLORS), 'black'),
    variant: optional(field<string>((value) => (typeof value === 'string' ? null : 'must be a text'))),
  }),
  v.transform(({ size, ...heading }) => ({ ...heading, size: size ?? defaultSize(heading.lvl) })),
);
export type HeadingBlock = v.InferOutput<typeof headingBlock>;

export const richTextBlock = record({ type: v.literal('rich-text'), title: optionalText, body: richText });
export type RichTextBlock = v.InferOutput<typeof richTextBlock>;

/** A passage of a story with its picture: a large one at the right edge, or a smaller one at the left. */
export const storyBlock = record({
  type: v.literal('story'),
  title: optionalText,
  body: richText,
  image: text,
  caption: optionalText,
  side: withDefault(oneOf(['right', 'left']), 'right'),
});
export type StoryBlock = v.InferOutput<typeof storyBlock>;

export const quoteBlock = record({ type: v.literal('quote'), text, name: optionalText, role: optionalText });
export type QuoteBlock = v.InferOutput<typeof quoteBlock>;

export const factsBlock = record({ type: v.literal('facts'), title: optionalText, items: fullList(fact, MANY) });

/** Steps of a procedure, in order. */
export const stepsBlock = record({
  type: v.literal('steps'),
  title: text,
  items: fullList(record({ title: text, body: richText }), MANY),
});
export type StepsBlock = v.InferOutput<typeof stepsBlock>;

/** Questions and answers. */
export const faqBlock = record({
  type: v.literal('faq'),
  title: optionalText,
  items: fullList(record({ question: text, answer: richText }), MANY),
});
export type FaqBlock = v.InferOutput<typeof faqBlock>;
