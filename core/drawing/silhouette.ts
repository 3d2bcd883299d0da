import type { Hex } from './colour.ts';
import { type DrawnYacht, draftOf } from './drawn-yacht.ts';
import { profileOf } from './profile.ts';
import { paintProfile, singleColour } from './profile-colours.ts';
import { element, svgDocument } from './svg.ts';

/** Meters: length overall, height above the water, depth below it. */
export interface ProfileExtent {
  readonly length: number;
  readonly height: number;
  readonly draft: number;
}

export function profileExtent(yacht: DrawnYacht): ProfileExtent {
  const { length, height } = profileOf(yacht);
  return { length, height, draft: draftOf(yacht) };
}

const QUIET_INK: Hex = '#b3afa7';

/**
 * Her profile above the water in one tone. The view box is in meters and tight (stern 0, bow at her length, waterline at
 * the foot), so that several set at widths in proportion to their lengths are to one scale.
 */
export function silhouette(yacht: DrawnYacht, colour: Hex = QUIET_INK): string {
  const profile = profileOf(yacht);
  const { length, height } = profile;
  const her = element('g', { transform: 'scale(1 -1)' }, paintProfile(profile, singleColour(yacht.drawing, colour)));
  return svgDocument({ x: 0, y: -height, width: length, height }, her);
}
