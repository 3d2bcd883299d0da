import * as v from 'valibot';
import * as f from '../../records/fields.ts';
import { defaultSize, HEADING_COLORS, HEADING_LEVELS, HEADING_SIZES } from '../heading.ts';
import { link, richText } from './block-fields.ts';

const MAX_ITEMS = 60;

const fact = f.record({ label: f.text, value: f.text });

export const TEXT_BLOCKS = {
  /** The title of a page without a picture. */
  'page-head': f.record({ title: f.text, standfirst: f.optionalText }),

  /** The title of a page with its picture above, and a row of facts. */
  hero: f.record({
    title: f.text,
    standfirst: f.optionalText,
    /** Media id; null for the page's own picture. */
    image: f.optionalText,
    caption: f.optionalText,
    facts: f.withDefault(f.boundedList(fact, 6), []),
  }),

  /** A heading (CO3). */
  heading: v.pipe(
    f.record({
      lvl: f.oneOf(HEADING_LEVELS),
      text: f.text,
      size: f.optional(f.oneOf(HEADING_SIZES)),
      color: f.withDefault(f.oneOf(HEADING_COLORS), 'black'),
      variant: f.optional(f.field<string>((value) => (typeof value === 'string' ? null : 'must be a text'))),
    }),
    v.transform(({ size, ...heading }) => ({ ...heading, size: size ?? defaultSize(heading.lvl) })),
  ),

  'rich-text': f.record({ title: f.optionalText, body: richText }),

  /** A passage of a story with its picture: a large one at the right edge, or a smaller one at the left. */
  story: f.record({
    title: f.optionalText,
    body: richText,
    image: f.text,
    caption: f.optionalText,
    side: f.withDefault(f.oneOf(['right', 'left']), 'right'),
  }),

  quote: f.record({ text: f.text, name: f.optionalText, role: f.optionalText }),

  facts: f.record({ title: f.optionalText, items: f.boundedList(fact, MAX_ITEMS) }),

  steps: f.record({ title: f.text, items: f.boundedList(f.record({ title: f.text, body: richText }), MAX_ITEMS) }),

  faq: f.record({
    title: f.optionalText,
    items: f.boundedList(f.record({ question: f.text, answer: richText }), MAX_ITEMS),
  }),

  /** An empty space between blocks, in one of four heights. */
  spacer: f.record({ size: f.oneOf(['extra_small', 'small', 'medium', 'large']) }),

  /** Links to the titled parts of the page that follow it, and a call to action that stays in view (CO9). */
  'jump-to': f.record({ button: f.optional(link) }),
};
