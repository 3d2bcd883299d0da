import { formatGeoBox, type GeoBox } from '../../../../core/geo/geo-box.ts';
import { changeCriteria } from '../../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../../core/search/criteria/criteria.ts';
import { boxAround, type LocatedArea, locatedAreasOfFleet } from '../../../../core/search/located-areas.ts';
import type { AreaCount } from '../../../../core/search/results.ts';
import { clusters } from '../../../map/cluster.ts';
import {
  CHART_LAYOUTS,
  type ChartShape,
  frameOfBox,
  frameOfPlaces,
  GROUPING_PIXELS,
  type MapFrame,
  PLACE_CHART_SHAPES,
  positionInFrame,
} from '../../../map/map-frame.ts';
import type { FacetContext } from '../filters/facet-names.ts';

interface MapContext extends Pick<FacetContext, 'locale' | 'translate' | 'fleet'> {
  /** Localized path of the list, without query. */
  readonly action: string;
  /** The address of criteria on that page. */
  readonly listHref: (criteria: Criteria) => string;
  /** Counts the yachts that criteria find; null where the search fails. */
  readonly total: (criteria: Criteria) => Promise<number | null>;
}

interface CountedArea extends LocatedArea {
  readonly count: number;
}

/** Cached by fleet: a catalogue returns the same array until the fleet changes. */
const areasByFleet = new WeakMap<MapContext['fleet'], ReturnType<typeof locatedAreasOfFleet>>();
/** The margin around the chart for which marks are made in advance, as a multiple of the chart's size. */
const MARGIN = 1;
/** The number of names before "and 2 more" in the label of a mark; four names are all shown. */
const MAX_NAMES = 3;

export type ListMapView = Awaited<ReturnType<typeof buildListMapView>>;
export type ChartView = ListMapView['charts'][number];
export type MarkView = ReturnType<typeof markView>;

/** Builds the map of a list: each mark shows how many yachts its link finds (SE10). */
export async function buildListMapView(criteria: Criteria, counts: readonly AreaCount[], context: MapContext) {
  const locatedAreas = areasByFleet.get(context.fleet) ?? locatedAreasOfFleet(context.fleet);
  areasByFleet.set(context.fleet, locatedAreas);
  const areas = counts.flatMap(({ area: id, count }): CountedArea[] => {
    const area = locatedAreas.get(id);
    return area === undefined ? [] : [{ ...area, count }];
  });
  const places = areas.map(({ position }) => position);
  const withoutBox = changeCriteria(criteria, { box: null });
  const totals = new Map<string, Promise<number | null>>();
  const total = (box: GeoBox) => {
    const key = formatGeoBox(box);
    const counting = totals.get(key) ?? context.total(changeCriteria(criteria, { box }));
    totals.set(key, counting);
    return counting;
  };
  return {
    /** The query of the list without its section of the map, on page 1. */
    query: context.listHref(withoutBox).slice(context.action.length),
    /** The section of the map as it stands in the address; null without one. */
    box: criteria.box === null ? null : formatGeoBox(criteria.box),
    charts: await Promise.all(
      PLACE_CHART_SHAPES.map(async (shape) => {
        const { aspect } = CHART_LAYOUTS[shape];
        const frame = criteria.box === null ? frameOfPlaces(places, aspect) : frameOfBox(criteria.box, aspect);
        return { shape, frame, marks: await marksOf(areas, frame, shape, total, context) };
      }),
    ),
  };
}

async function marksOf(
  areas: readonly CountedArea[],
  frame: MapFrame,
  shape: ChartShape,
  total: (box: GeoBox) => Promise<number | null>,
  context: MapContext,
) {
  const clustersNearFrame = clusters(areas, (GROUPING_PIXELS / CHART_LAYOUTS[shape].width) * frame.width).filter(
    ([{ position }]) => {
      const { x, y } = positionInFrame(position, frame);
      return Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < 0.5 + MARGIN;
    },
  );
  const marks = await Promise.all(
    clustersNearFrame.map(async (cluster) => {
      const others = areas.filter((area) => !cluster.includes(area)).map(({ position }) => position);
      const [first, ...rest] = cluster;
      const box = boxAround([first.position, ...rest.map(({ position }) => position)], others);
      // A yacht may have several areas, so the counts of areas cannot be added up.
      const count = await total(box);
      return count === null || count === 0 ? null : markView(cluster, box, count, context);
    }),
  );
  return marks.filter((mark) => mark !== null);
}

/** Builds the mark of a cruising area, or of several whose marks would overlap. */
function markView(cluster: readonly [CountedArea, ...CountedArea[]], box: GeoBox, count: number, context: MapContext) {
  const { locale, translate } = context;
  const [{ id, position }] = cluster;
  const names = cluster.map(({ name }) => name[locale]);
  const more = names.length > MAX_NAMES + 1 ? names.length - MAX_NAMES : 0;
  const shown = names.slice(0, names.length - more).join(', ');
  const places = more === 0 ? shown : translate('map.andMore', { places: shown, count: more });
  return {
    id,
    position,
    count,
    name: names.length === 1 ? places : translate('map.areas', { count: names.length }),
    label: translate('map.mark', { places, count }),
    /** The section of the map that the mark links to. */
    box: formatGeoBox(box),
  };
}
