import { canonicalGeoBox, type GeoBox, inGeoBox } from '../geo/geo-box.ts';
import type { Position } from '../geo/position.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht } from '../yacht/yacht.ts';

/** A cruising area whose position is known. */
export interface LocatedArea extends CruisingArea {
  readonly position: Position;
}

/** Returns the cruising areas of a yacht that a map can show: those of both seasons with a position, each once. */
export function locatedAreasOf(yacht: Yacht): readonly LocatedArea[] {
  return [...locatedAreasOfFleet([yacht]).values()];
}

/** Returns the located areas of all yachts, by id. */
export function locatedAreasOfFleet(yachts: readonly Yacht[]): ReadonlyMap<string, LocatedArea> {
  const areas = yachts.flatMap(summerAndWinterAreas).filter((area): area is LocatedArea => area.position !== null);
  return new Map(areas.map((area) => [area.id, area]));
}

/** The largest margin around positions, in degrees to either side. */
const MARGIN = { latitude: 2.2, longitude: 3.2 };
const STEPS = 24;

/**
 * Returns a section of the map around some positions, with the widest margin that leaves out all others; if no margin
 * does, with the widest that takes in the fewest of them.
 */
export function boxAround(positions: readonly [Position, ...Position[]], others: readonly Position[]): GeoBox {
  const [first] = positions;
  // Longitudes relative to the first, so that positions beyond the antimeridian are beside it.
  const longitudes = positions.map(({ longitude }) => first.longitude + wrap(longitude - first.longitude));
  const latitudes = positions.map(({ latitude }) => latitude);
  const at = (part: number): GeoBox => ({
    south: Math.min(...latitudes) - MARGIN.latitude * part,
    west: Math.min(...longitudes) - MARGIN.longitude * part,
    north: Math.max(...latitudes) + MARGIN.latitude * part,
    east: Math.max(...longitudes) + MARGIN.longitude * part,
  });
  let best: { readonly box: GeoBox; readonly othersInside: number } | null = null;
  for (let step = STEPS; step > 0; step -= 1) {
    const box = canonicalGeoBox(at(step / STEPS));
    if (box === null) continue;
    const othersInside = others.filter((other) => inGeoBox(other, box)).length;
    if (best === null || othersInside < best.othersInside) best = { box, othersInside };
    if (othersInside === 0) break;
  }
  // Never null: even the smallest step gives a box of valid size.
  return best?.box as GeoBox;
}

function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
