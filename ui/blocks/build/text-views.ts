import type {
  FaqBlock,
  HeroBlock,
  QuoteBlock,
  RichTextBlock,
  StepsBlock,
  StoryBlock,
} from '../../../core/content/blocks/text-blocks.ts';
import { withRefinement } from '../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { facetValue } from '../../../core/search/facets/facet-value.ts';
import type { BlockView, HeroView } from '../block-view.ts';
import type { BlockContext } from './block-context.ts';
import { figureView, localizedRichText, titled } from './localized.ts';
import { seasonText } from './page-notes.ts';
import { searchYachts } from './yacht-grid-results.ts';

type View<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>;

/**
 * Builds a hero. For a destination the season and today's number of yachts are computed, so that content cannot hold
 * outdated ones.
 */
export async function heroView(block: HeroBlock, context: BlockContext): Promise<HeroView> {
  const { page, translate } = context;
  const { details } = page;
  const count = details.kind === 'destination' ? await yachtsAt(details.areas[0], context) : null;
  return {
    type: 'hero',
    title: block.title,
    standfirst: block.standfirst,
    figure: await figureView(block.image ?? page.image, block.caption, context),
    facts: [
      ...(details.kind === 'destination'
        ? [{ label: translate('destination.season'), value: seasonText(details.season, context.locale, translate) }]
        : []),
      ...block.facts,
      ...(count === null || count === 0
        ? []
        : [{ label: translate('destination.yachts'), value: translate('destination.yachtCount', { count }) }]),
    ],
  };
}

async function yachtsAt(area: string | undefined, context: BlockContext): Promise<number | null> {
  const value = facetValue(area ?? '');
  if (value === null) return null;
  const criteria = withRefinement(emptyCriteria('charter'), 'destination', value, true);
  return (await searchYachts(criteria, 1, context))?.total ?? null;
}

export function richTextView({ title, body }: RichTextBlock, { href }: BlockContext): View<'rich-text'> {
  return { type: 'rich-text', ...titled(title), body: localizedRichText(body, href) };
}

export async function storyView(block: StoryBlock, context: BlockContext): Promise<View<'story'>> {
  return {
    type: 'story',
    ...titled(block.title),
    body: localizedRichText(block.body, context.href),
    figure: await figureView(block.image, block.caption, context),
    side: block.side,
  };
}

export function quoteView({ text, name, role }: QuoteBlock): View<'quote'> {
  const by = [name, role].filter((part) => part !== null).join(', ');
  return { type: 'quote', text, by: by === '' ? null : by };
}

export function stepsView({ title, items }: StepsBlock, { href }: BlockContext): View<'steps'> {
  return {
    type: 'steps',
    ...titled(title),
    items: items.map((step) => ({ title: step.title, body: localizedRichText(step.body, href) })),
  };
}

export function faqView({ title, items }: FaqBlock, { href }: BlockContext): View<'faq'> {
  return {
    type: 'faq',
    ...titled(title),
    items: items.map(({ question, answer }) => ({ question, answer: localizedRichText(answer, href) })),
  };
}
