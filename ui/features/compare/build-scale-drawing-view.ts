import { formatLength } from '../../../core/yacht/format-length.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { profileExtent } from '../../drawing/profile-row.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import { drawingUrl } from '../../yacht-card/hero-picture.ts';
import type { ScaleDrawingView, VolumeView } from './compare-view.ts';
import { comparisonScale, volumeSides } from './comparison-scale.ts';

type ScaleContext = Pick<CardContext, 'locale' | 'preferences' | 'translate'>;

/**
 * Builds the drawing of the yachts on one scale, with their lengths and volumes (CF1). @param yachts one or
 * more
 */
export function buildScaleDrawingView(yachts: readonly Yacht[], context: ScaleContext): ScaleDrawingView {
  const { locale, preferences, translate } = context;
  const hulls = yachts.map((yacht) => {
    const { length, beam, draft } = yacht.dimensions;
    return {
      id: yacht.id,
      name: yacht.name,
      text: formatLength(length, preferences.unit, locale),
      src: drawingUrl(yacht, 'profile', yacht.updatedAt),
      length,
      ...profileExtent({ drawing: yacht.drawing, length, beam, draft }),
    };
  });
  const { width, height, waterlines, ticks } = comparisonScale(hulls, preferences.unit);
  return {
    label: translate('compare.scaleLabel', { yachts: hulls.map(({ name, text }) => `${name}, ${text}`).join('; ') }),
    width: rounded(width),
    height: rounded(height),
    hulls: hulls.map((hull, at) => ({
      ...hull,
      above: rounded(hull.above),
      below: rounded(hull.below),
      waterline: rounded(waterlines[at] ?? 0),
    })),
    ticks: ticks.map(({ at, value }) => ({ at: rounded(at), text: tickText(value, context) })),
    volumes: volumeViews(yachts, context),
  };
}

/** Formats a tick; only the first one shows the unit, but feet have a sign on each. */
function tickText(value: number, { locale, preferences }: ScaleContext): string {
  const number = formatNumber(value, locale);
  if (preferences.unit === 'feet') return `${number}′`;
  return value === 0 ? `${number}\u00a0m` : number;
}

function volumeViews(yachts: readonly Yacht[], { locale }: ScaleContext): VolumeView[] {
  const sides = volumeSides(yachts.map(({ grossTonnage }) => grossTonnage));
  if (sides.filter((side) => side !== null).length < 2) return [];
  return yachts.map(({ id, name, grossTonnage }, at) => {
    const side = sides[at] ?? null;
    if (side === null || grossTonnage === null) return { id, name, text: null, side: null };
    return { id, name, text: `${formatNumber(grossTonnage, locale)}\u00a0GT`, side: `${rounded(side * 100)}%` };
  });
}

/** Rounds to a centimeter, or a hundredth of a per cent. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
