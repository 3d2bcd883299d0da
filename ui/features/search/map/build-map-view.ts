import { formatGeoBox, type GeoBox } from '../../../../core/geo/geo-box.ts';
import { withBox } from '../../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import { boxAround, type LocatedArea, locatedAreasOfFleet } from '../../../../core/search/located-areas.ts';
import type { AreaCount } from '../../../../core/search/results.ts';
import { CHART_SHAPES, CHARTS, type ChartShape, MARKS_APART } from '../../../map/charts.ts';
import { type Countable, clusters } from '../../../map/cluster.ts';
import { frameOfBox, frameOfPlaces, type MapFrame, placeInFrame } from '../../../map/map-frame.ts';
import type { FacetContext } from '../filters/facet-names.ts';
import type { ChartView, MapView, MarkView } from './map-view.ts';

interface MapContext extends Pick<FacetContext, 'locale' | 'translate' | 'fleet'> {
  /** Path of the list, localised, without query. */
  readonly action: string;
  /** Address of these criteria on that page. */
  readonly listHref: (criteria: Criteria) => string;
  /** How many yachts these criteria find; null where the search does not answer. */
  readonly total: (criteria: Criteria) => Promise<number | null>;
}

interface CountedPlace extends Countable {
  readonly place: LocatedArea;
}

/** A catalogue gives the same fleet until it changes. */
const placesByFleet = new WeakMap<MapContext['fleet'], ReturnType<typeof locatedAreasOfFleet>>();
/** Marks this far beside what is seen are there already when the map is moved, in widths and heights of it. */
const BESIDE = 1;
/** Names that a mark for many places says. */
const NAMES = 3;

/** The map for these criteria: every number on it is what its link finds (product.md SE10). */
export async function buildMapView(
  criteria: Criteria,
  counts: readonly AreaCount[],
  context: MapContext,
): Promise<MapView> {
  const known = placesByFleet.get(context.fleet) ?? locatedAreasOfFleet(context.fleet);
  placesByFleet.set(context.fleet, known);
  const places = counts.flatMap(({ area, count }): CountedPlace[] => {
    const place = known.get(area);
    return place === undefined ? [] : [{ id: area, position: place.position, count, place }];
  });
  const anywhere = withBox(criteria, null);
  const totals = new Map<string, Promise<number | null>>();
  const total = (box: GeoBox) => {
    const key = formatGeoBox(box);
    const asked = totals.get(key) ?? context.total(withBox(criteria, box));
    totals.set(key, asked);
    return asked;
  };
  return {
    query: context.listHref(anywhere).slice(context.action.length),
    box: criteria.box === null ? null : formatGeoBox(criteria.box),
    charts: await Promise.all(
      CHART_SHAPES.map(async (shape): Promise<ChartView> => {
        const frame = frameOf(criteria.box, places, shape);
        return { shape, frame, marks: await marksOf(places, frame, shape, total, context) };
      }),
    ),
  };
}

function frameOf(box: GeoBox | null, places: readonly CountedPlace[], shape: ChartShape): MapFrame {
  const { aspect } = CHARTS[shape];
  return box === null
    ? frameOfPlaces(
        places.map(({ position }) => position),
        aspect,
      )
    : frameOfBox(box, aspect);
}

async function marksOf(
  places: readonly CountedPlace[],
  frame: MapFrame,
  shape: ChartShape,
  total: (box: GeoBox) => Promise<number | null>,
  context: MapContext,
): Promise<readonly MarkView[]> {
  const near = clusters(places, (MARKS_APART / CHARTS[shape].width) * frame.width).filter(([{ position }]) => {
    const { x, y } = placeInFrame(position, frame);
    return Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < 0.5 + BESIDE;
  });
  const marks = await Promise.all(
    near.map(async (cluster): Promise<MarkView | null> => {
      const others = places.filter((place) => !cluster.includes(place)).map(({ position }) => position);
      const [first, ...rest] = cluster;
      const box = boxAround([first.position, ...rest.map(({ position }) => position)], others);
      // Yachts lie in several areas: only the search itself knows how many lie in any of them.
      const count = await total(box);
      return count === null || count === 0 ? null : markView(cluster, box, count, context);
    }),
  );
  return marks.filter((mark): mark is MarkView => mark !== null);
}

function markView(
  cluster: readonly [CountedPlace, ...CountedPlace[]],
  box: GeoBox,
  count: number,
  { locale, translate }: MapContext,
): MarkView {
  const [{ id, position }] = cluster;
  const names = cluster.map(({ place }) => place.name[locale]);
  const said = names.slice(0, names.length > NAMES + 1 ? NAMES : names.length).join(', ');
  const more = names.length > NAMES + 1 ? names.length - NAMES : 0;
  const all = more === 0 ? said : translate('map.andMore', { places: said, count: more });
  return {
    id,
    position,
    count,
    name: names.length === 1 ? all : translate('map.areas', { count: names.length }),
    label: translate('map.mark', { places: all, count }),
    box: formatGeoBox(box),
  };
}
