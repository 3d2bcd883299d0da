import type { Locale } from '../../../../core/locale/locale.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { LengthUnit } from '../../../../core/yacht/length.ts';
import { feetToMeters } from '../../../../core/yacht/length-conversion.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import type { DeckPlanView } from '../../../deck-plans/build-deck-plan-views.ts';
import { BRASS, NAVY } from '../../../drawing/colour.ts';
import { deckPlanYacht } from '../../../drawing/deck-plan/deck-plan-yacht.ts';
import { deckPlans } from '../../../drawing/deck-plan/deck-plans.ts';
import { DECK_PLAN_COLOURS } from '../../../drawing/deck-plan/layer.ts';
import { draftOrEstimate } from '../../../drawing/drawn-yacht.ts';
import { profileOf, underbody } from '../../../drawing/profile.ts';
import { daylightColours, type ProfileColours } from '../../../drawing/profile-colours.ts';
import type { Shape } from '../../../drawing/shape.ts';
import type { Translate } from '../../../i18n/translator.ts';

/** Denominators of the usual scales; the largest scale that fits is used. */
const SCALES = [50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 750, 1000, 1500, 2000] as const;
/** Space for the drawing in metres of paper: below its title, or beside it, which suits a tall rig. */
const SPACES = [
  { width: 0.166, height: 0.056 },
  { width: 0.084, height: 0.084 },
] as const;
/** The distance between two ticks of the scale bar; every second tick has a number. */
const TICKS: Readonly<Record<LengthUnit, number>> = { meters: 5, feet: 25 };

export interface ProfileContext {
  readonly locale: Locale;
  readonly unit: LengthUnit;
  readonly translate: Translate;
}

/** An outline with a fill, a stroke or both; measures are in metres. */
export interface PaintedShape {
  readonly path: string;
  readonly fill: string | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly [mark: number, gap: number] | null;
}

export type BrochureProfileView = ReturnType<typeof buildBrochureProfile>;
export type BrochurePlansView = NonNullable<ReturnType<typeof buildBrochurePlans>>;

/**
 * Builds her profile at a round scale, with her underbody dashed and a scale bar. Measures are in metres; the stern is
 * at 0 on the waterline, and `y` is up.
 */
export function buildBrochureProfile(yacht: Yacht, { locale, unit, translate }: ProfileContext) {
  const { length, beam, draft } = yacht.dimensions;
  const drawn = { drawing: yacht.drawing, length, beam, draft };
  const profile = profileOf(drawn);
  const drawnDraft = draftOrEstimate(drawn);
  const scale = scaleFor(length, profile.height + drawnDraft);
  const lineWidth = 0.000_15 * scale;
  const colours = daylightColours(yacht.drawing);
  return {
    title: translate('profile.title'),
    text: translate('brochure.profile'),
    shapes: [
      ...profile.shapes.filter(({ path }) => path !== '').map((shape) => painted(shape, colours)),
      stroke(underbody(drawn, profile.entry), BRASS, lineWidth, [lineWidth * 5, lineWidth * 4]),
      stroke(`M0 0L${length} 0`, NAVY, lineWidth, null),
    ],
    length,
    height: profile.height,
    draft: drawnDraft,
    /** Denominator of the scale: 1:`scale`. */
    scale,
    scaleText: translate('brochure.scale', { scale: formatNumber(scale, locale) }),
    /** Ticks of the scale bar below her, with their labels. */
    marks: scaleBar(length, unit, locale),
  };
}

/** Returns the denominator of the largest usual scale that one of the spaces allows; beyond 1:2000, of any scale. */
function scaleFor(width: number, height: number): number {
  const least = Math.min(...SPACES.map((room) => Math.max(width / room.width, height / room.height)));
  return SCALES.find((scale) => scale >= least) ?? Math.ceil(least);
}

function painted({ tone, path, width, dash }: Shape, colours: ProfileColours): PaintedShape {
  if (width !== null) return stroke(path, colours[tone], width, dash);
  return { path, fill: colours[tone], stroke: null, width: 0, dash: null };
}

function stroke(path: string, colour: string, width: number, dash: PaintedShape['dash']): PaintedShape {
  return { path, fill: null, stroke: colour, width, dash };
}

/** Builds the ticks in the reader's unit, from her stern to her bow. */
function scaleBar(length: number, unit: LengthUnit, locale: Locale) {
  const inMeters = (value: number) => (unit === 'meters' ? value : feetToMeters(value));
  const sign = unit === 'meters' ? '\u00a0m' : '′';
  const tick = TICKS[unit];
  return Array.from({ length: Math.floor(length / inMeters(tick)) + 1 }, (_, index) => ({
    at: inMeters(index * tick),
    text: index % 2 === 0 ? `${formatNumber(index * tick, locale)}${sign}` : null,
  }));
}

/**
 * Builds the decks that her page draws, topmost first, with the same names; null if it draws none. Measures are in
 * metres; the stern is at 0 on the centre line, and port is negative.
 */
export function buildBrochurePlans(yacht: Yacht, decks: readonly DeckPlanView[], translate: Translate) {
  if (decks.length === 0) return null;
  return {
    title: translate('deck.title'),
    text: translate('brochure.plans'),
    decks: deckPlans(deckPlanYacht(yacht)).map(({ length, beam, shapes, rooms }, at) => ({
      title: decks[at]?.title ?? '',
      shapes: shapes.map(
        ({ fill, stroke, ...shape }): PaintedShape => ({
          ...shape,
          fill: fill && DECK_PLAN_COLOURS[fill],
          stroke: stroke && DECK_PLAN_COLOURS[stroke],
        }),
      ),
      length,
      beam,
      rooms: rooms.map(({ number, x, y }) => ({ number, x, y })),
      legend: (decks[at]?.legend ?? [])
        .map(({ numbers, text }) => `${numbers}\u00a0${text}`.replaceAll(' ', '\u00a0'))
        .join('   '),
    })),
  };
}
