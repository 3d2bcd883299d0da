import { localeEntry } from '../../../../core/locale/locale.ts';
import type { Market, YachtPageType } from '../../../../core/market/market.ts';
import { seasonOf } from '../../../../core/price/season.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { withRefinement } from '../../../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../../../core/search/criteria/criteria.ts';
import { facetValue } from '../../../../core/search/facets/facet-value.ts';
import { encodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { type RelatedReason, relatedReasons } from '../../../../core/search/related-yachts.ts';
import { assertNever } from '../../../../core/shared/assert-never.ts';
import { formatLength } from '../../../../core/yacht/format-length.ts';
import { slugWithFallback } from '../../../../core/yacht/market-rules.ts';
import { yachtsOfSameBuilder } from '../../../../core/yacht/same-builder.ts';
import type { Amenity, Yacht } from '../../../../core/yacht/yacht.ts';
import { listText } from '../../../i18n/list-text.ts';
import type { CardContext } from '../../../yacht-card/card-facts.ts';
import { cardView } from '../../../yacht-card/card-view.tsx';
import type { YachtContext } from '../yacht-context.ts';

const SIMILAR = 3;
const SAME_BUILDER = 4;

export type RelatedYachtsView = Awaited<ReturnType<typeof relatedYachtsView>>;

/** Builds the views of similar yachts, each with the reason, and of others by her builder (UI6). */
export async function relatedYachtsView(yacht: Yacht, market: Market, type: YachtPageType, context: YachtContext) {
  const { ports, translate } = context;
  const ids = await ports.recommendations.similar(yacht, market, SIMILAR);
  const similar = (await Promise.all(ids.map((id) => ports.catalogue.byId(id)))).filter((other) => other !== null);
  return {
    title: translate(type === 'ghost' ? 'yacht.insteadTitle' : 'yacht.similarTitle'),
    cards: await Promise.all(
      similar.map(async (other) => ({
        card: await cardView(other, market, 'section', { ...context, media: ports.media }),
        why: likenessText(relatedReasons(yacht, other, market, seasonOf(context.now)), context),
      })),
    ),
    builder: await builderView(yacht, similar, market, context),
  };
}

/** Builds the view of others by her builder, without the similar yachts above; null if there are none. */
async function builderView(yacht: Yacht, shown: readonly Yacht[], market: Market, context: YachtContext) {
  const { ports, locale, translate, href, preferences } = context;
  const nearest = yachtsOfSameBuilder(await ports.catalogue.all(), yacht, market, SAME_BUILDER + shown.length);
  const yachts = nearest.filter(({ id }) => shown.every((other) => other.id !== id)).slice(0, SAME_BUILDER);
  const value = facetValue(yacht.builder.name);
  if (yachts.length === 0 || value === null) return null;
  const builder = yacht.builder.name;
  const criteria = withRefinement(emptyCriteria(market), 'builder', value, true);
  return {
    title: translate('others.builder', { builder }),
    yachts: yachts.map((other) => ({
      href: href(routePath({ name: 'yacht', market, slug: slugWithFallback(other.slugs, market) ?? '' })),
      name: other.name,
      facts: [formatLength(other.dimensions.length, preferences.unit, locale), String(other.builtYear)].join(' · '),
    })),
    all: {
      text: translate(`others.allOfBuilder.${market}`, { builder }),
      href: href(routePath({ name: 'yacht-list', market }) + encodeCriteria(criteria)),
    },
  };
}

type TextContext = Pick<CardContext, 'locale' | 'translate'>;

/** Position of a reason in the sentence: it begins the sentence or continues it. */
type SentencePosition = 'first' | 'second';

/**
 * Joins the first two reasons into one short sentence without a full stop, such as `Similar length, same builder`; null
 * if there are none (UI6). Names of cruising areas are in brackets, because they would need articles and prepositions.
 */
export function likenessText(likenesses: readonly RelatedReason[], words: TextContext): string | null {
  const [one, other] = likenesses;
  if (one === undefined) return null;
  const first = reasonText(one, 'first', words);
  if (other === undefined) return first;
  return words.translate('similar.pair', { first, second: reasonText(other, 'second', words) });
}

function reasonText(reason: RelatedReason, place: SentencePosition, words: TextContext): string {
  const { locale, translate } = words;
  switch (reason.kind) {
    case 'builder':
    case 'length':
    case 'price':
    case 'type':
      return translate(`similar.${place}.${reason.kind}`);
    case 'designer':
      return translate(`similar.${place}.designer`, { name: reason.name });
    case 'area':
      return translate(`similar.${place}.area.${reason.season}`, { area: reason.area.name[locale] });
    case 'region':
      return translate(`similar.${place}.region`, { region: reason.region.name[locale] });
    case 'amenities':
      return translate(`similar.${place}.amenities`, { amenities: amenitiesText(reason.amenities, words) });
    default:
      return assertNever(reason);
  }
}

/** Joins amenities as `pool, cinema and gym`: within a sentence their labels begin with a lower-case letter. */
function amenitiesText(amenities: readonly Amenity[], { locale, translate }: TextContext): string {
  const { iso } = localeEntry(locale);
  const labels = amenities.map((amenity) => {
    const label = translate(`amenity.${amenity}`);
    return label.slice(0, 1).toLocaleLowerCase(iso) + label.slice(1);
  });
  return listText(labels, locale);
}
