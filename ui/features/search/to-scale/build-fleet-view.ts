import { type Fleet, listFleet } from '../../../../core/application/list-fleet.ts';
import { displayOn } from '../../../../core/preferences/display.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { activeFilters } from '../../../../core/search/criteria/active-filters.ts';
import { withoutFilters } from '../../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import { RANGE_FACETS } from '../../../../core/search/facets/facets.ts';
import { encodeCriteria } from '../../../../core/search/query/criteria-query.ts';
import { DEFAULT_ZOOM, ZOOM_LEVELS } from '../../../../core/search/query/fleet-zoom.ts';
import { encodeSearch } from '../../../../core/search/query/search-query.ts';
import {
  encodeToScale,
  FLEET_MARKETS,
  type ToScaleRequest,
  toScaleRequest,
} from '../../../../core/search/query/to-scale-query.ts';
import { formatLength } from '../../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { mainPage, offeredSlug } from '../../../../core/yacht/market-rules.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import type { DrawnYacht } from '../../../drawing/drawn-yacht.ts';
import { MEASURE_LENGTHS, MEASURE_SIZES, MEASURES, type Measure } from '../../../drawing/measure/measure-drawings.ts';
import { berthSize } from '../../../drawing/profile.ts';
import { lengthSections } from '../../../fleet-strip/length-sections.ts';
import { scaleBar, zoomFactor } from '../../../fleet-strip/scale-bar.ts';
import type { PagePorts } from '../../../page-data/page-context.ts';
import { requireSearchPort } from '../../../page-data/require-search-port.ts';
import type { CardContext } from '../../../yacht-card/card-facts.ts';
import { drawingUrl } from '../../../yacht-card/hero-picture.ts';
import { chipView } from '../build-list-view.ts';
import type { FacetContext } from '../filters/facet-names.ts';
import { hiddenFields } from '../filters/facet-views.ts';
import { rangeFacetView } from '../filters/range-views.ts';

export interface FleetContext extends CardContext, FacetContext {
  readonly ports: PagePorts;
  /** Localized path of the page, without query. */
  readonly action: string;
}

export type FleetView = Awaited<ReturnType<typeof buildFleetView>>;
export type BerthView = ReturnType<typeof berthView>;

const NOTHING: Fleet = { yachts: [], isCut: false };

/** Builds the fleet to scale (CF4): the yachts that a request finds, in sections of length, and its filters. */
export async function buildFleetView(request: ToScaleRequest, context: FleetContext) {
  const { ports, preferences, translate, now, action } = context;
  const sources = { search: requireSearchPort(ports, 'search'), catalogue: ports.catalogue };
  const answer = await listFleet(request, sources, displayOn(preferences, now));
  const { yachts, isCut } = answer.ok ? answer.value : NOTHING;
  await measureDrawings(yachts);
  const berths = yachts.map((yacht) => berthView(yacht, request, context));
  const hrefOf = (changed: Partial<ToScaleRequest>) => action + encodeToScale({ ...request, ...changed });
  return {
    trouble: answer.ok ? null : translate('list.trouble'),
    count: translate('list.count', { count: yachts.length }),
    cut: isCut ? translate('toScale.cut') : null,
    ...filterViews(request, hrefOf, context),
    sections: lengthSections(berths, preferences.unit).map(({ from, to, items }) => ({
      id: `from-${from}`,
      title: sectionTitle(from, to, context),
      berths: items,
    })),
    longest: berths.at(-1) ?? null,
    measures: MEASURES.map((measure) => measureView(measure, context)),
    ...zoomView(request, hrefOf, context),
  };
}

/** Builds the drawing and the texts of a yacht; sizes are in tenths of a metre. */
function berthView(yacht: Yacht, { market }: ToScaleRequest, { locale, preferences, href }: FleetContext) {
  const { length } = yacht.dimensions;
  const page = market === 'all' ? mainPage(yacht) : { market, slug: offeredSlug(yacht, market) ?? '' };
  const { width, height } = sizeOf(yacht);
  return {
    length,
    href: page === null ? '' : href(routePath({ name: 'yacht', ...page })),
    src: drawingUrl(yacht, 'berth', yacht.updatedAt),
    width: Math.round(width * 10),
    height: Math.round(height * 10),
    name: yacht.name,
    text: formatLength(length, preferences.unit, locale),
    yard: yacht.builder.name,
  };
}

/** Builds the drawing of what stands beside the fleet for measure; sizes are in tenths of a metre. */
function measureView(measure: Measure, { translate, locale, preferences: { unit } }: FleetContext) {
  const { width, height } = MEASURE_SIZES[measure];
  const { person, bus, ship } = MEASURE_LENGTHS;
  const length = (meters: number, decimals: number) => formatLength(meters, unit, locale, decimals);
  return {
    src: `/media/drawings/${measure}.svg`,
    width: width * 10,
    height: height * 10,
    text:
      measure === 'quay'
        ? translate('toScale.quay', { person: length(person, 2), bus: length(bus, 1) })
        : translate('toScale.ship', { length: length(ship, 0) }),
  };
}

const sizes = new WeakMap<Yacht, ReturnType<typeof berthSize>>();
/** A yacht is drawn to be measured, which takes 1.5 ms; after so many of them others are answered. */
const MEASURED_PER_TURN = 8;

/** Measures the drawings that were not measured before, and lets other work be done in between. */
async function measureDrawings(yachts: readonly Yacht[]): Promise<void> {
  const fresh = yachts.filter((yacht) => !sizes.has(yacht));
  for (const [at, yacht] of fresh.entries()) {
    sizeOf(yacht);
    if (at % MEASURED_PER_TURN === MEASURED_PER_TURN - 1) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Returns the size of a yacht's drawing, which is drawn once to be measured. */
function sizeOf(yacht: Yacht): ReturnType<typeof berthSize> {
  const { length, beam, draft } = yacht.dimensions;
  const drawn: DrawnYacht = { drawing: yacht.drawing, length, beam, draft };
  const size = sizes.get(yacht) ?? berthSize(drawn);
  sizes.set(yacht, size);
  return size;
}

function sectionTitle(from: number, to: number, { translate, locale, preferences }: FleetContext): string {
  const unit = preferences.unit === 'feet' ? 'ft' : 'm';
  return translate('chip.amount.between', { min: formatNumber(from, locale), max: formatNumber(to, locale), unit });
}

/** Builds the switch of markets, the fields for lengths, the chips and the link to the same yachts as a list. */
function filterViews(
  request: ToScaleRequest,
  hrefOf: (changed: Partial<ToScaleRequest>) => string,
  context: FleetContext,
) {
  const { translate, href, action } = context;
  const { market, criteria, zoom } = request;
  const filters = activeFilters(criteria);
  const chips = filters.map((filter) =>
    chipView(filter, { ...context, listHref: (changed: Criteria) => hrefOf({ criteria: changed }) }),
  );
  const facet = RANGE_FACETS.find(({ key }) => key === 'length');
  const length = facet ? rangeFacetView(facet, null, criteria, context) : null;
  const list =
    market === 'all'
      ? routePath({ name: 'search', scope: 'yachts', below: '' }) + encodeSearch(criteria)
      : routePath({ name: 'yacht-list', market }) + encodeCriteria(criteria);
  return {
    action,
    markets: FLEET_MARKETS.map((one) => ({
      text: translate(one === 'all' ? 'toScale.all' : `search.market.${one}`),
      href: action + encodeToScale(toScaleRequest(one, criteria, zoom)),
      current: one === market,
    })),
    length,
    hidden: [
      ...(market === 'all' ? [] : [{ name: 'i', value: market }]),
      ...hiddenFields(criteria, length === null ? [] : [length]),
      ...(zoom === DEFAULT_ZOOM ? [] : [{ name: 'zoom', value: String(zoom) }]),
    ],
    chips,
    clearHref: filters.length === 0 ? null : hrefOf({ criteria: withoutFilters(criteria) }),
    listHref: href(list),
  };
}

/** Builds the zoom, with links to the levels beside it, and the scale bar. */
function zoomView(
  { zoom }: ToScaleRequest,
  hrefOf: (changed: Partial<ToScaleRequest>) => string,
  { preferences: { unit } }: FleetContext,
) {
  const step = (by: number) => hrefOf({ zoom: ZOOM_LEVELS.find((one) => one === zoom + by) ?? zoom });
  return { zoom, unit, smaller: step(-1), larger: step(1), bar: scaleBar(zoomFactor(zoom), unit).text };
}
