import type { Yacht } from '../../core/yacht/yacht.ts';
import { deckPlanBox } from '../drawing/deck-plan/deck-plan-svg.ts';
import { deckPlanYacht } from '../drawing/deck-plan/deck-plan-yacht.ts';
import type { NumberedRoom } from '../drawing/deck-plan/deck-plans.ts';
import { deckPlans } from '../drawing/deck-plan/deck-plans.ts';
import type { Translate } from '../i18n/translator.ts';
import { drawingUrl } from '../yacht-card/hero-picture.ts';

/** Width of the plans in pixels, the same as that of the elevation above them on a yacht's page. */
const WIDTH = 1296;

/** The plan of a deck, drawn from the yacht's data. */
export type DeckPlanView = Readonly<ReturnType<typeof deckPlanViews>[number]>;

/** Builds the plans of a yacht's decks from her data, topmost first. */
export function deckPlanViews(yacht: Yacht, translate: Translate) {
  return deckPlans(deckPlanYacht(yacht)).map((plan) => {
    const title = translate(`deck.name.${plan.deck}`);
    const { width, height } = deckPlanBox(plan);
    return {
      title,
      src: drawingUrl(yacht, `deck-${plan.deck}`, yacht.updatedAt),
      alt: translate('deck.alt', { deck: title, name: yacht.name }),
      width: WIDTH,
      height: Math.round((WIDTH * height) / width),
      legend: legendOf(plan.rooms, translate),
    };
  });
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
