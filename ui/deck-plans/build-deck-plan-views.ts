import type { PicturedRoom } from '../../core/media/pictured-room.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { deckPlanBox } from '../drawing/deck-plan/deck-plan-svg.ts';
import { deckPlanYacht } from '../drawing/deck-plan/deck-plan-yacht.ts';
import type { NumberedRoom } from '../drawing/deck-plan/deck-plans.ts';
import { deckPlans } from '../drawing/deck-plan/deck-plans.ts';
import { roundToHundredths } from '../drawing/geometry.ts';
import type { GalleryFigureView } from '../gallery/gallery-view.ts';
import type { Translate } from '../i18n/translator.ts';
import { drawingUrl } from '../yacht-card/hero-picture.ts';

/** Width of the plans in pixels, the same as that of the elevation above them on a yacht's page. */
const WIDTH = 1296;
/** The width of the plans on a phone in pixels, as their style sheet has it, and that of a target for a finger on them. */
const NARROWEST = 820;
const TARGET = 24;
/** The angle in degrees that a picture is drawn to show. */
const VIEW = 74;

/** The plan of a deck, drawn from the yacht's data. */
export type DeckPlanView = Readonly<ReturnType<typeof deckPlanViews>[number]>;

/** A picture of a room aboard, for the plan of its deck. */
export interface RoomPicture {
  readonly room: PicturedRoom;
  readonly figure: Pick<GalleryFigureView, 'picture' | 'caption' | 'text'>;
}

/**
 * Builds the plans of a yacht's decks from her data, topmost first. Rooms that have pictures lead to them; of several
 * rooms of a kind only the lowest does, since a picture does not tell them apart.
 */
export function deckPlanViews(yacht: Yacht, translate: Translate, pictures: readonly RoomPicture[] = []) {
  const plans = deckPlans(deckPlanYacht(yacht));
  const rooms = plans.flatMap((plan) => plan.rooms);
  const lowestOf = (kind: string) => rooms.findLast((room) => room.kind === kind)?.number;
  return plans.map((plan) => {
    const title = translate(`deck.name.${plan.deck}`);
    const { x, y, width, height } = deckPlanBox(plan);
    const size = { width: WIDTH, height: Math.round((WIDTH * height) / width) };
    return {
      title,
      src: drawingUrl(yacht, `deck-${plan.deck}`, yacht.updatedAt),
      alt: translate('deck.alt', { deck: title, name: yacht.name }),
      ...size,
      /** The same plan with larger numbers, for narrow screens. */
      narrow: { src: drawingUrl(yacht, `deck-${plan.deck}-narrow`, yacht.updatedAt), ...size },
      legend: legendOf(plan.rooms, translate),
      viewBox: [x, y, width, height].join(' '),
      /** The pictures of its rooms, in the order of their numbers. */
      views: plan.rooms.flatMap((room) =>
        pictures
          .filter((picture) => picture.room.kind === room.kind && lowestOf(room.kind) === room.number)
          .map(({ room: { bearing }, figure }) => {
            const name = translate(`deck.room.${room.kind}`);
            const radius = (width * TARGET) / (2 * NARROWEST);
            return {
              label: translate('deck.seeRoom', { number: room.number, room: name }),
              figure: { ...figure, caption: figure.caption ?? name },
              ring: { cx: room.x, cy: room.y, r: roundToHundredths(radius) },
              cone: bearing === null ? null : viewCone(room, bearing, radius),
            };
          }),
      ),
    };
  });
}

/** Draws what a camera in a room sees: a cone that opens in its direction, with the room's number in it. */
function viewCone({ x, y }: { readonly x: number; readonly y: number }, bearing: number, radius: number): string {
  const from = offset({ x, y }, bearing + 180, 2.6 * radius);
  const [left, right] = [offset(from, bearing - VIEW / 2, 6 * radius), offset(from, bearing + VIEW / 2, 6 * radius)];
  const at = (point: { readonly x: number; readonly y: number }) =>
    `${roundToHundredths(point.x)} ${roundToHundredths(point.y)}`;
  const r = roundToHundredths(6 * radius);
  return `M${at(from)}L${at(left)}A${r} ${r} 0 0 1 ${at(right)}Z`;
}

/** Returns the point at a distance in a direction from the bow, clockwise; bows are to the right on plans. */
function offset({ x, y }: { readonly x: number; readonly y: number }, bearing: number, distance: number) {
  const angle = (bearing * Math.PI) / 180;
  return { x: x + distance * Math.cos(angle), y: y + distance * Math.sin(angle) };
}

/** Builds the legend of the numbers on a plan; rooms of the same kind share a line. */
function legendOf(rooms: readonly NumberedRoom[], translate: Translate) {
  const kinds = [...new Set(rooms.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    numbers: numberRangesText(rooms.filter((room) => room.kind === kind).map(({ number }) => number)),
    text: translate(`deck.room.${kind}`),
  }));
}

/** Formats numbers as `3, 5–8`: three or more in a row become a range. @param numbers ascending */
export function numberRangesText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([first, last]) => (first === last ? `${first}` : `${first}${last - first > 1 ? '–' : ', '}${last}`))
    .join(', ');
}
