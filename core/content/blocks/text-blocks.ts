import type { RecordReader } from '../../records/record-reader.ts';
import { type Heading, parseHeading } from '../heading.ts';
import type { RichText } from '../rich-text.ts';
import { fullList, richTextAt } from './block-fields.ts';

/** The title of a page without a picture. */
export interface PageHeadBlock {
  readonly type: 'page-head';
  readonly title: string;
  readonly standfirst: string | null;
}

/** The title of a page below its picture; facts in a row beneath. */
export interface HeroBlock {
  readonly type: 'hero';
  readonly title: string;
  readonly standfirst: string | null;
  /** Asset; null takes the page's own picture. */
  readonly image: string | null;
  readonly caption: string | null;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** product.md CO3. */
export interface HeadingBlock extends Heading {
  readonly type: 'heading';
}

export interface RichTextBlock {
  readonly type: 'rich-text';
  readonly title: string | null;
  readonly body: RichText;
}

/** A passage of a story with its picture: one large at the right edge, or a smaller one at the left. */
export interface StoryBlock {
  readonly type: 'story';
  readonly title: string | null;
  readonly body: RichText;
  readonly image: string;
  readonly caption: string | null;
  readonly side: (typeof STORY_SIDES)[number];
}
const STORY_SIDES = ['right', 'left'] as const;

export interface QuoteBlock {
  readonly type: 'quote';
  readonly text: string;
  readonly name: string | null;
  readonly role: string | null;
}

export interface FactsBlock {
  readonly type: 'facts';
  readonly title: string | null;
  readonly items: readonly Fact[];
}

/** What happens one after the other. */
export interface StepsBlock {
  readonly type: 'steps';
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly body: RichText }[];
}

/** Questions and answers. */
export interface FaqBlock {
  readonly type: 'faq';
  readonly title: string | null;
  readonly items: readonly Question[];
}

export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

const MANY = 60;

export function parsePageHead(block: RecordReader): PageHeadBlock {
  return { type: 'page-head', title: block.text('title'), standfirst: block.optionalText('standfirst') };
}

export function parseHero(block: RecordReader): HeroBlock {
  return {
    type: 'hero',
    title: block.text('title'),
    standfirst: block.optionalText('standfirst'),
    image: block.optionalText('image'),
    caption: block.optionalText('caption'),
    facts: block.optional('facts', () => fullList(block, 'facts', 6, fact)) ?? [],
  };
}

export function parseHeadingBlock(block: RecordReader): HeadingBlock {
  const fields = ['lvl', 'text', 'size', 'color', 'variant'].map((key) => [key, block.raw(key)]);
  const heading = parseHeading(Object.fromEntries(fields));
  if (heading.ok) return { type: 'heading', ...heading.value };
  block.problem(heading.error.field, 'is not what a heading has');
  return { type: 'heading', lvl: 2, text: '', size: '3xl', color: 'black', variant: null };
}

export function parseRichTextBlock(block: RecordReader): RichTextBlock {
  return { type: 'rich-text', title: block.optionalText('title'), body: richTextAt(block, 'body') };
}

export function parseStory(block: RecordReader): StoryBlock {
  return {
    type: 'story',
    title: block.optionalText('title'),
    body: richTextAt(block, 'body'),
    image: block.text('image'),
    caption: block.optionalText('caption'),
    side: block.optional('side', () => block.oneOf('side', STORY_SIDES)) ?? 'right',
  };
}

export function parseQuote(block: RecordReader): QuoteBlock {
  return {
    type: 'quote',
    text: block.text('text'),
    name: block.optionalText('name'),
    role: block.optionalText('role'),
  };
}

export function parseFacts(block: RecordReader): FactsBlock {
  return { type: 'facts', title: block.optionalText('title'), items: fullList(block, 'items', MANY, fact) };
}

export function parseSteps(block: RecordReader): StepsBlock {
  return {
    type: 'steps',
    title: block.text('title'),
    items: fullList(block, 'items', MANY, (items, index) => {
      const step = items.object(index);
      return { title: step.text('title'), body: richTextAt(step, 'body') };
    }),
  };
}

export function parseFaq(block: RecordReader): FaqBlock {
  return {
    type: 'faq',
    title: block.optionalText('title'),
    items: fullList(block, 'items', MANY, (items, index) => {
      const item = items.object(index);
      return { question: item.text('question'), answer: richTextAt(item, 'answer') };
    }),
  };
}

function fact(items: RecordReader, index: string): Fact {
  const row = items.object(index);
  return { label: row.text('label'), value: row.text('value') };
}
