import { offeredYachts } from '../../../core/application/list-yachts.ts';
import { encodeContentQuery } from '../../../core/content/content-query.ts';
import type { Market } from '../../../core/market/market.ts';
import { formatMoney } from '../../../core/price/currency.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { withPage } from '../../../core/search/criteria/change-criteria.ts';
import { decodeCriteria, encodeCriteria } from '../../../core/search/query/criteria-query.ts';
import type { SortKey } from '../../../core/search/sort.ts';
import { NOTHING_COMPARED, normalizeComparison } from '../../../core/shortlist/comparison.ts';
import { encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { headlinePrice } from '../../../core/yacht/headline-price.ts';
import { isOfferedOn, slugWithFallback, yachtPageType } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import { yachtsOfBroker } from '../../../core/yacht/yachts-of-broker.ts';
import { paginationView } from '../../components/pagination-view.ts';
import { deckPlanViews } from '../../deck-plans/build-deck-plan-views.ts';
import { roomPictures, yachtGallery } from '../../gallery/build-gallery-view.ts';
import type { MessageKey } from '../../i18n/message-key.ts';
import { builderLine } from '../../yacht-card/card-facts.ts';
import { cardView } from '../../yacht-card/card-view.tsx';
import { drawingUrl } from '../../yacht-card/hero-picture.ts';
import { priceText } from '../../yacht-card/price-text.ts';
import { type BlockContext, type BlockOf, figureView, titleWithId } from './block-context.ts';
import { searchYachts } from './yacht-grid-results.ts';

/** The orders that the sorting block offers. */
const SORTS: readonly SortKey[] = ['default', 'length-desc', 'length-asc', 'year-desc', 'price-asc', 'price-desc'];

export async function yachtGridView(block: BlockOf<'yacht-grid'>, context: BlockContext) {
  const { grid, translate, ports, href } = context;
  const head = { type: block.type, ...titleWithId(block.title) };
  if (block.yachts.length > 0) {
    const named = await namedYachts(block, context);
    const yachts = [...named, ...(await otherYachtsOfBroker(block, named, context))].slice(0, block.limit);
    return { ...head, cards: await gridCards(yachts, block, context), all: null, trouble: null };
  }
  const own = grid?.block === block ? grid : null;
  const criteria = own?.criteria ?? decodeCriteria(block.market, block.query);
  const results = own === null ? await searchYachts(criteria, block.limit, context) : own.results;
  if (results === null) return { ...head, cards: [], all: null, trouble: translate('list.troubleTitle') };
  const yachts = await offeredYachts(results.hits, block.market, ports);
  const list = href(routePath({ name: 'yacht-list', market: block.market })) + encodeCriteria(withPage(criteria, 1));
  return {
    ...head,
    cards: await gridCards(yachts, block, context),
    all:
      results.total > results.hits.length
        ? { text: translate('content.allYachts', { count: results.total }), href: list }
        : null,
    trouble: null,
  };
}

function gridCards(yachts: readonly Yacht[], { market, title }: BlockOf<'yacht-grid'>, context: BlockContext) {
  const layout = title === null ? 'three' : 'section';
  return Promise.all(yachts.map((yacht) => cardView(yacht, market, layout, context)));
}

/** Returns the yachts that a block names and that have a page on its market. */
async function namedYachts({ market, yachts }: BlockOf<'yacht-grid' | 'compare'>, { ports }: BlockContext) {
  const named = await Promise.all(yachts.map((id) => ports.catalogue.byId(id as YachtId)));
  return named.filter((yacht) => yacht !== null).filter((yacht) => hasPage(yacht, market));
}

/** Yachts that a person's page shows of those that she or he is the broker of. */
const MAX_OF_BROKER = 6;

/** Returns, on a person's page, the yachts beyond the named ones that she or he is the broker of, the longest first. */
async function otherYachtsOfBroker(
  { market }: BlockOf<'yacht-grid'>,
  named: readonly Yacht[],
  { page, ports }: BlockContext,
): Promise<readonly Yacht[]> {
  if (page.details.kind !== 'person') return [];
  return yachtsOfBroker(await ports.catalogue.all(), page.id, market)
    .filter(({ id }) => named.every((other) => other.id !== id))
    .slice(0, Math.max(0, MAX_OF_BROKER - named.length));
}

/** Builds the links of the sorting block; null if no grid of the page runs a search. */
export function sortingView({ grid, query, action, translate }: BlockContext) {
  if (grid === null) return null;
  const options = SORTS.map((sort) => ({
    text: translate(`sort.${sort}` as MessageKey),
    href: action + encodeContentQuery({ ...query, sort: sort === 'default' ? null : sort, page: 1 }),
    current: sort === (query.sort ?? 'default'),
  }));
  return { type: 'sorting' as const, options };
}

export function gridPaginationView({ grid, query, action, translate }: BlockContext) {
  if (grid === null) return null;
  const { results, block } = grid;
  const address = (page: number) => action + encodeContentQuery({ ...query, page });
  return {
    type: 'pagination' as const,
    /** Null if the search does not answer. */
    pagination: results && paginationView({ ...results, pageSize: block.limit }, address, translate),
  };
}

export async function yachtListView(block: BlockOf<'yacht-list'>, context: BlockContext) {
  const listed = (await context.ports.catalogue.all()).filter((yacht) => hasStatus(yacht, block.market_status));
  const byId = new Map(listed.map((yacht) => [String(yacht.id), yacht]));
  const yachts =
    block.yachts.length > 0
      ? block.yachts.flatMap((id) => byId.get(id) ?? [])
      : listed.toSorted((a, b) => b.builtYear - a.builtYear || (a.name < b.name ? -1 : 1));
  return { type: block.type, ...titleWithId(block.title), rows: yachts.map((yacht) => rowView(yacht, block, context)) };
}

/** Returns whether the yacht has this status; a sold yacht is still shown, though no market offers her. */
function hasStatus(yacht: Yacht, status: BlockOf<'yacht-list'>['market_status']): boolean {
  return status === 'sold'
    ? yacht.market === 'ghost' && hasPage(yacht, 'sale')
    : hasPage(yacht, status) && isOfferedOn(yacht.market, status);
}

function rowView(yacht: Yacht, { market_status: status }: BlockOf<'yacht-list'>, context: BlockContext) {
  const { locale, preferences, now, translate, href } = context;
  const market: Market = status === 'charter' ? 'charter' : 'sale';
  return {
    id: yacht.id,
    text: yacht.name,
    href: href(routePath({ name: 'yacht', market, slug: slugWithFallback(yacht.slugs, market) ?? '' })),
    facts: [formatLength(yacht.dimensions.length, preferences.unit, locale), builderLine(yacht, translate)].join(' · '),
    price:
      status === 'sold'
        ? translate('content.sold')
        : priceText(headlinePrice(yacht, market, preferences.currency, now), translate),
  };
}

export async function compareBlockView(block: BlockOf<'compare'>, context: BlockContext) {
  const { locale, preferences, translate, href, now } = context;
  const { market } = block;
  const yachts = await namedYachts(block, context);
  const longest = Math.max(...yachts.map(({ dimensions }) => dimensions.length), 1);
  const length = (yacht: Yacht) => formatLength(yacht.dimensions.length, preferences.unit, locale);
  const comparison = normalizeComparison({ ...NOTHING_COMPARED, [market]: yachts.map(({ id }) => id), tab: market });
  const count = (value: number) => (value > 0 ? formatNumber(value, locale) : null);
  const row = (label: string, value: (yacht: Yacht) => string | null) => {
    const values = yachts.map(value);
    if (yachts.length > 0 && values.every((text) => text === null)) return [];
    return [{ label, values, same: new Set(values).size === 1 && values.length > 1 }];
  };
  return {
    type: block.type,
    ...titleWithId(block.title),
    yachts: yachts.map((yacht) => ({
      id: yacht.id,
      text: yacht.name,
      href: href(routePath({ name: 'yacht', market, slug: slugWithFallback(yacht.slugs, market) ?? '' })),
      drawing: {
        src: drawingUrl(yacht, 'profile', yacht.updatedAt),
        alt: translate('yacht.profileAlt', { name: yacht.name, length: length(yacht) }),
        width: `${Math.round((yacht.dimensions.length / longest) * 1000) / 10}%`,
      },
    })),
    rows: [
      ...row(translate('spec.length'), length),
      ...row(translate('spec.builder'), (yacht) => builderLine(yacht, translate)),
      ...row(translate('spec.guests'), (yacht) => count(yacht.guests.total)),
      ...row(translate('spec.crew'), (yacht) => count(yacht.crew.total)),
      ...row(translate(`content.price.${market}`), (yacht) =>
        priceText(headlinePrice(yacht, market, preferences.currency, now), translate),
      ),
    ],
    all: {
      text: translate('content.compareAll'),
      href: href(routePath({ name: 'compare' }) + encodeComparison(comparison)),
    },
  };
}

export async function deckPlansBlockView(block: BlockOf<'deck-plans'>, context: BlockContext) {
  const { ports, locale, preferences, translate } = context;
  const yacht = await ports.catalogue.byId(block.yacht as YachtId);
  if (yacht === null) return null;
  const length = formatLength(yacht.dimensions.length, preferences.unit, locale);
  const { plans, rooms } = await galleryPlans(yacht, context);
  return {
    type: block.type,
    ...titleWithId(block.title),
    drawing: {
      src: `${drawingUrl(yacht, 'elevation', yacht.updatedAt)}&locale=${locale}&unit=${preferences.unit}`,
      alt: translate('yacht.elevation', { name: yacht.name, length }),
    },
    plans,
    decks: plans === null ? deckPlanViews(yacht, translate, rooms) : [],
  };
}

/**
 * Finds the deck plans, and the pictures of rooms, in her charter gallery or, without any there, in her sale gallery:
 * both show the same decks.
 */
async function galleryPlans({ media: { galleries } }: Yacht, { media, locale }: BlockContext) {
  const read = await Promise.all(
    [galleries.charter, galleries.sale].map((id) => (id === null ? null : media.gallery(id))),
  );
  const found = read.flatMap((gallery) => (gallery?.ok ? [gallery.value] : []));
  const plans = found.map((gallery) => yachtGallery(gallery, locale).deckPlans).find((view) => view !== null) ?? null;
  const rooms = found.map((gallery) => roomPictures(gallery, locale)).find((list) => list.length > 0) ?? [];
  return { plans, rooms };
}

/** Builds the hero of a berth from the page's details; null on any other page. */
export async function berthHeroView({ image, caption, ...hero }: BlockOf<'berth-hero'>, context: BlockContext) {
  const { page, locale, preferences, translate } = context;
  const { details } = page;
  if (details.kind !== 'berth') return null;
  const meters = (value: number) => formatLength(value as Yacht['dimensions']['length'], preferences.unit, locale);
  return {
    ...hero,
    figure: await figureView(image ?? page.image, caption, context),
    price: details.price === null ? translate('price.poa') : formatMoney(details.price.amount, details.price.currency),
    facts: [
      { label: translate('berth.length'), value: meters(details.length) },
      { label: translate('berth.beam'), value: meters(details.beam) },
      { label: translate('berth.draft'), value: meters(details.draft) },
      {
        label: translate('berth.title'),
        value:
          details.until === null ? translate('berth.owned') : translate('berth.until', { year: String(details.until) }),
      },
    ],
  };
}

/** Returns whether she has a page on the market, even if only as a ghost (YA3). */
function hasPage(yacht: Yacht, market: Market): boolean {
  return yachtPageType(yacht.market, market) !== null && slugWithFallback(yacht.slugs, market) !== null;
}
