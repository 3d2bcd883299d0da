import { formatLength } from '../../../../core/yacht/format-length.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { elevationSizes } from '../../../drawing/elevation.ts';
import { drawingUrl } from '../../../yacht-card/hero-picture.ts';
import type { YachtContext } from '../yacht-context.ts';

/** Builds her side view to scale, in the visitor's unit, and the same laid out for a phone (ME4). */
export function elevationView(yacht: Yacht, { translate, locale, preferences }: YachtContext) {
  const { drawing, dimensions, updatedAt } = yacht;
  const length = formatLength(dimensions.length, preferences.unit, locale);
  const url = (kind: 'elevation' | 'elevation-narrow') =>
    `${drawingUrl(yacht, kind, updatedAt)}&locale=${locale}&unit=${preferences.unit}`;
  const { wide, narrow } = elevationSizes({ drawing, ...dimensions });
  return {
    src: url('elevation'),
    alt: translate('yacht.elevation', { name: yacht.name, length }),
    ...wide,
    narrow: { src: url('elevation-narrow'), ...narrow },
  };
}
