import type { ComputedType, Market } from '../../../../core/market/market.ts';
import { seasonOf } from '../../../../core/price/season.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { withRefinement } from '../../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../../core/search/criteria/criteria.ts';
import { facetValue } from '../../../../core/search/facets/facet-value.ts';
import { encodeCriteria } from '../../../../core/search/query/url-codec.ts';
import { likenesses } from '../../../../core/search/related-yachts.ts';
import { formatLength } from '../../../../core/yacht/format-length.ts';
import { detailSlug } from '../../../../core/yacht/market-rules.ts';
import { sameBuilder } from '../../../../core/yacht/same-builder.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { cardView } from '../../../yacht-card/card-view.ts';
import { likenessText } from '../../../yacht-card/likeness-text.ts';
import type { YachtContext } from '../yacht-context.ts';

const SIMILAR = 3;
const SAME_BUILDER = 4;

export type RelatedYachtsView = Awaited<ReturnType<typeof relatedYachtsView>>;

/** Builds similar yachts, each with the reason, and others of her builder (UI6). */
export async function relatedYachtsView(yacht: Yacht, market: Market, type: ComputedType, context: YachtContext) {
  const { ports, translate } = context;
  const ids = await ports.recommendations.similar(yacht, market, SIMILAR);
  const similar = (await Promise.all(ids.map((id) => ports.catalogue.byId(id)))).filter((other) => other !== null);
  return {
    title: translate(type === 'ghost' ? 'yacht.insteadTitle' : 'yacht.similarTitle'),
    cards: await Promise.all(
      similar.map(async (other) => ({
        card: await cardView(other, market, { ...context, media: ports.media }),
        why: likenessText(likenesses(yacht, other, market, seasonOf(context.now)), context),
      })),
    ),
    builder: await builderView(yacht, similar, market, context),
  };
}

/** Builds the others of her builder, without the similar yachts above. */
async function builderView(yacht: Yacht, shown: readonly Yacht[], market: Market, context: YachtContext) {
  const { ports, locale, translate, href, preferences } = context;
  const fleet = (await ports.catalogue.all()).filter(({ id }) => shown.every((other) => other.id !== id));
  const yachts = sameBuilder(fleet, yacht, market, SAME_BUILDER);
  const value = facetValue(yacht.builder.name);
  if (yachts.length === 0 || value === null) return null;
  const builder = yacht.builder.name;
  const criteria = withRefinement(emptyCriteria(market), 'builder', value, true);
  return {
    title: translate('others.builder', { builder }),
    yachts: yachts.map((other) => ({
      href: href(routePath({ name: 'yacht', market, slug: detailSlug(other.slugs, market) ?? '' })),
      name: other.name,
      facts: [formatLength(other.dimensions.length, preferences.unit, locale), String(other.builtYear)].join(' · '),
    })),
    all: {
      text: translate(`others.allOfBuilder.${market}`, { builder }),
      href: href(routePath({ name: 'yacht-list', market }) + encodeCriteria(criteria)),
    },
  };
}
