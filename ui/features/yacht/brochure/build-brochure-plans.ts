import type { Yacht } from '../../../../core/yacht/yacht.ts';
import type { DeckView } from '../../../deck-plans/build-deck-plans.ts';
import { deckPlans } from '../../../drawing/deck-plan/deck-plans.ts';
import type { PlanShape } from '../../../drawing/deck-plan/layer.ts';
import { PLAN_COLOURS } from '../../../drawing/deck-plan/layer.ts';
import { plannedYacht } from '../../../drawing/deck-plan/planned-yacht.ts';
import type { Translate } from '../../../i18n/translator.ts';
import type { BrochurePlansView, PaintedShape } from './brochure-view.ts';

/** Builds the decks that her page draws, with the same names; null if it draws none. */
export function buildBrochurePlans(
  yacht: Yacht,
  decks: readonly DeckView[],
  translate: Translate,
): BrochurePlansView | null {
  if (decks.length === 0) return null;
  const plans = deckPlans(plannedYacht(yacht));
  return {
    title: translate('deck.title'),
    text: translate('brochure.plans'),
    decks: plans.map(({ length, beam, shapes, rooms }, at) => ({
      title: decks[at]?.title ?? '',
      shapes: shapes.map(painted),
      length,
      beam,
      rooms: rooms.map(({ number, x, y }) => ({ number, x, y })),
      legend: (decks[at]?.legend ?? [])
        .map(({ numbers, text }) => `${numbers}\u00a0${text}`.replaceAll(' ', '\u00a0'))
        .join('   '),
    })),
  };
}

function painted({ fill, stroke, width, dash, path }: PlanShape): PaintedShape {
  return { path, fill: fill && PLAN_COLOURS[fill], stroke: stroke && PLAN_COLOURS[stroke], width, dash };
}
