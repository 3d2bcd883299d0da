import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { foldText } from '../../../core/search/fold-text.ts';
import { type Comparison, isFull, withoutYacht } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { isYachtId } from '../../../core/shortlist/yacht-id.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { MARKETS, type Market } from '../../../core/yacht/market.ts';
import { detailSlug, offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import { drawingUrl, heroPicture } from '../../yacht-card/picture-of.ts';
import { compareRows } from './compare-rows.ts';
import type { AddView, ColumnView, CompareView } from './compare-view.ts';

export interface CompareContext extends CardContext {
  readonly catalogue: YachtCatalogue;
}

/** Everything a tab of the comparison shows (product.md CF1). Links keep only the yachts that are offered. */
export async function buildCompareView(asked: Comparison, context: CompareContext): Promise<CompareView> {
  const { catalogue, href, translate } = context;
  const market = asked.tab;
  const [charter, sale] = await Promise.all(MARKETS.map((one) => offered(asked[one], one, catalogue)));
  const yachts = { charter: charter ?? [], sale: sale ?? [] };
  const compared: Comparison = {
    charter: yachts.charter.map(({ id }) => id),
    sale: yachts.sale.map(({ id }) => id),
    tab: market,
  };
  const longest = Math.max(...yachts[market].map(({ dimensions }) => dimensions.length));
  const leftOut = asked[market].length - compared[market].length;
  return {
    market,
    tabs: MARKETS.map((tab) => ({
      text: translate(`compare.tab.${tab}`, { count: compared[tab].length }),
      href: compareHref({ ...compared, tab }, context),
      current: tab === market,
    })),
    columns: await Promise.all(yachts[market].map((yacht) => columnView(yacht, longest, compared, context))),
    rows: compareRows(yachts[market], { ...context, market }),
    leftOut: leftOut === 0 ? null : translate(`compare.leftOut.${market}`, { count: leftOut }),
    add: isFull(compared, market) ? null : addView(compared, await catalogue.all(), context),
    list: { text: translate(`yacht.back.${market}`), href: href(routePath({ name: 'yacht-list', market })) },
  };
}

function compareHref(comparison: Comparison, { href }: CompareContext): string {
  return href(routePath({ name: 'compare' }) + encodeComparison(comparison));
}

/** Those that the market offers; a ghost has neither price nor place here. */
async function offered(ids: readonly YachtId[], market: Market, catalogue: YachtCatalogue): Promise<Yacht[]> {
  const found = await Promise.all(ids.map((id) => catalogue.byId(id)));
  return found.flatMap((yacht) => (yacht !== null && isOffered(yacht, market) ? [yacht] : []));
}

function isOffered(yacht: Yacht, market: Market): boolean {
  return offeredOn(yacht.market, market) && detailSlug(yacht.slugs, market) !== null;
}

async function columnView(
  yacht: Yacht,
  longest: number,
  compared: Comparison,
  context: CompareContext,
): Promise<ColumnView> {
  const { length } = yacht.dimensions;
  const { translate, reading, locale } = context;
  const market = compared.tab;
  const slug = detailSlug(yacht.slugs, market) ?? '';
  return {
    id: yacht.id,
    name: yacht.name,
    href: context.href(routePath({ name: 'yacht', market, slug })),
    picture: await heroPicture(yacht, 'scene-3x2', context),
    profile: {
      src: drawingUrl(yacht, 'profile', yacht.updatedAt),
      alt: translate('yacht.profileAlt', {
        name: yacht.name,
        length: formatLength(length, reading.unit, locale),
      }),
      width: `${Math.round((length / longest) * 1000) / 10}%`,
    },
    removeHref: compareHref(withoutYacht(compared, market, yacht.id), context),
  };
}

/** A yacht to choose, by her initial; accents do not part `É` from `E`. */
function addView(compared: Comparison, fleet: readonly Yacht[], context: CompareContext): AddView {
  const { locale, reading, href } = context;
  const market = compared.tab;
  const order = new Intl.Collator(locale).compare;
  const choices = fleet
    .filter((yacht) => isOffered(yacht, market) && isYachtId(yacht.id) && !compared[market].includes(yacht.id))
    .toSorted((one, other) => order(one.name, other.name));
  const letters = new Map<string, Yacht[]>();
  for (const yacht of choices) {
    const letter = foldText(yacht.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), yacht]);
  }
  return {
    action: href(routePath({ name: 'compare' })),
    kept: [
      ...MARKETS.filter((one) => compared[one].length > 0).map((one) => ({
        name: one,
        value: compared[one].join(','),
      })),
      { name: 'i', value: market },
    ],
    name: market,
    groups: [...letters].map(([letter, yachts]) => ({
      letter,
      options: yachts.map(({ id, name, dimensions }) => ({
        value: id,
        label: `${name}, ${formatLength(dimensions.length, reading.unit, locale)}`,
      })),
    })),
  };
}
