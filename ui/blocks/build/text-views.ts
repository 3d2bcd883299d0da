import { withRefinement } from '../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { facetValue } from '../../../core/search/facets/facet-value.ts';
import { monthRangeText } from '../../i18n/date-text.ts';
import { portraitById } from '../../yacht-card/hero-picture.ts';
import { type BlockContext, type BlockOf, figureView, titleWithId } from './block-context.ts';
import { localizedRichText } from './localized-links.ts';
import { searchYachts } from './yacht-grid-results.ts';

/** Builds a hero; a destination's season and number of yachts are computed, so that they are never outdated. */
export async function heroView({ image, caption, ...hero }: BlockOf<'hero'>, context: BlockContext) {
  const { page, translate } = context;
  const { details } = page;
  const count = details.kind === 'destination' ? await yachtsAt(details.areas[0], context) : null;
  return {
    ...hero,
    figure: await figureView(image ?? page.image, caption, context),
    facts: [
      ...(details.kind === 'destination'
        ? [{ label: translate('destination.season'), value: monthRangeText(details.season, context.locale, translate) }]
        : []),
      ...hero.facts,
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

/** Builds the head of a page; that of a person has the portrait. */
export async function pageHeadView(block: BlockOf<'page-head'>, context: BlockContext) {
  const { page } = context;
  return { ...block, portrait: page.details.kind === 'person' ? await portraitById(page.image, context) : null };
}

export function richTextView(block: BlockOf<'rich-text'>, { href }: BlockContext) {
  return { ...block, ...titleWithId(block.title), body: localizedRichText(block.body, href) };
}

export async function storyView({ image, caption, ...story }: BlockOf<'story'>, context: BlockContext) {
  const figure = await figureView(image, caption, context);
  return { ...story, ...titleWithId(story.title), body: localizedRichText(story.body, context.href), figure };
}

export function quoteView({ type, text, name, role }: BlockOf<'quote'>) {
  const by = [name, role].filter((part) => part !== null).join(', ');
  return { type, text, by: by === '' ? null : by };
}

export function stepsView(block: BlockOf<'steps'>, { href }: BlockContext) {
  const items = block.items.map(({ title, body }) => ({ title, body: localizedRichText(body, href) }));
  return { ...block, ...titleWithId(block.title), items };
}

export function faqView(block: BlockOf<'faq'>, { href }: BlockContext) {
  const items = block.items.map(({ question, answer }) => ({ question, answer: localizedRichText(answer, href) }));
  return { ...block, ...titleWithId(block.title), items };
}
