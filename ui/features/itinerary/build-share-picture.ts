import { hasNoPlaces, type Itinerary } from '../../../core/itinerary/itinerary.ts';
import { encodeItinerary } from '../../../core/itinerary/itinerary-query.ts';
import type { Plan } from '../../../core/itinerary/plan.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import { GROUND_HEIGHT, SHARE_PICTURE_SIZE } from '../../document/share-picture/share-layout.ts';
import type { ShareChart, SharePicture, ViewWithoutMark } from '../../document/share-picture/share-picture.ts';
import { cellsInFrame, DETAIL_CELL_UNITS, DETAIL_COLUMNS } from '../../map/detail-cells.ts';
import nearCells from '../../map/land/near-cells.json';
import { CHART_UNITS, frameOfPlaces, type MapFrame, positionInFrame, viewBoxOf } from '../../map/map-frame.ts';
import { linePath, MIN_ROUTE_WIDTH } from '../../map/place-map.ts';
import type { PlannedItinerary } from './build-itinerary-view.ts';
import { planMapView } from './plan/plan-map.ts';
import { tripEnds, tripText } from './plan/plan-words.ts';
import type { PlanContext } from './planner-data.ts';

/** Pixels at the top of the chart for mark and label. */
const HEADROOM = 104;
const ASPECT = SHARE_PICTURE_SIZE.width / (GROUND_HEIGHT - HEADROOM);
/** The most cells of land: a chart of some forty degrees. */
const MAX_CELLS = 40;
const CELL = CHART_UNITS / DETAIL_COLUMNS;

/**
 * Builds the picture for messengers of a plan (CF3): its chart, days and miles, and the yacht. Names that a visitor gave
 * to points of his own are not shown, since they would stand beside the house's mark. Null without a place, and for a
 * voyage around half the world.
 */
export function buildItinerarySharePicture(
  { shown, yacht, plan, data }: Pick<PlannedItinerary, 'shown' | 'yacht' | 'plan' | 'data'>,
  words: Omit<PlanContext, 'data' | 'sea'>,
): SharePicture<ViewWithoutMark> | null {
  const context: PlanContext = { ...words, data, sea: null };
  const chart = chartOf(shown, plan, context);
  if (hasNoPlaces(shown) || chart === null) return null;
  const { sum, days } = plan;
  const { translate, locale } = context;
  const counted = { days: days.length, miles: formatNumber(sum.miles, locale) };
  const trip = publicTripText(shown, context);
  return {
    subject: { kind: 'itinerary', query: encodeItinerary({ ...shown, area: null, from: null }) },
    view: {
      label: yacht?.name ?? '',
      title: translate(sum.isWhole && sum.miles > 0 ? 'share.daysAndMiles' : 'share.days', counted),
      facts: trip === null ? [] : [trip],
      price: '',
      note: '',
      ground: { kind: 'chart', chart },
    },
  };
}

/** Returns the trip in words; null where one of the places that it is named by is a point of the visitor's own. */
export function publicTripText({ days }: Itinerary, context: PlanContext): string | null {
  const ends = tripEnds(days.flat(), context.data);
  const isOwn = ends === null || ends.from.kind === 'point' || ends.to?.kind === 'point';
  return isOwn ? null : tripText(ends, context);
}

function chartOf(shown: Itinerary, plan: Plan, context: PlanContext): ShareChart | null {
  const { places, lines = [] } = planMapView(shown, plan, context);
  const positions = places.map(({ position }) => position);
  const frame = withHeadroom(frameOfPlaces([...positions, ...lines.flat()], ASPECT, MIN_ROUTE_WIDTH));
  const cells = cellsInFrame(nearCells, frame);
  if (cells.length > MAX_CELLS) return null;
  return {
    viewBox: viewBoxOf(frame),
    cells: cells.map(({ kind, column, row, file }) => ({ kind, file, ...placeOf(column, row) })),
    route: lines.map((line) => linePath(line, middleOf(frame))).join(''),
    stops: positions.map((position) => positionInFrame(position, frame)),
  };
}

/** Adds the part of the chart that is above the route. */
function withHeadroom(frame: MapFrame): MapFrame {
  const height = (frame.height * GROUND_HEIGHT) / (GROUND_HEIGHT - HEADROOM);
  return { ...frame, y: frame.y + frame.height - height, height };
}

function placeOf(column: number, row: number) {
  const scale = CELL / DETAIL_CELL_UNITS;
  return { transform: `translate(${column * CELL} ${row * CELL}) scale(${scale})`, scale };
}

function middleOf({ x, width }: MapFrame): number {
  return x + width / 2;
}
