import { type GeoBox, geoBox, inGeoBox } from '../geo/geo-box.ts';
import type { Position } from '../geo/position.ts';
import { SEASONS } from '../price/season.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';

/** An area that lies somewhere. */
export interface LocatedArea extends CruisingArea {
  readonly position: Position;
}

/** Where a yacht is on the map: her areas of both seasons, each once, as far as it is known where they lie. */
export function locatedAreasOf(yacht: Yacht): readonly LocatedArea[] {
  const places = new Map<string, LocatedArea>();
  for (const season of SEASONS) for (const area of yacht.cruising[season]) if (isPlace(area)) places.set(area.id, area);
  return [...places.values()];
}

function isPlace(area: CruisingArea): area is LocatedArea {
  return area.position !== null;
}

/** Every place that any of these yachts has, by its id. */
export function locatedAreasOfFleet(yachts: readonly Yacht[]): ReadonlyMap<string, LocatedArea> {
  return new Map(yachts.flatMap((yacht) => locatedAreasOf(yacht).map((place) => [place.id, place] as const)));
}

/** The widest look at a place, in degrees to either side. */
const LOOK = { latitude: 2.2, longitude: 3.2 };
const STEPS = 24;

/**
 * A section of the map around these, wide enough to see where they lie, with as few of the others in it as can be:
 * none, unless one lies right between them.
 */
export function boxAround(places: readonly [Position, ...Position[]], others: readonly Position[]): GeoBox {
  const [first] = places;
  // Longitudes as seen from the first, so that those behind the antimeridian lie beside it.
  const longitudes = places.map(({ longitude }) => first.longitude + wrap(longitude - first.longitude));
  const latitudes = places.map(({ latitude }) => latitude);
  const at = (part: number): GeoBox => ({
    south: Math.min(...latitudes) - LOOK.latitude * part,
    west: Math.min(...longitudes) - LOOK.longitude * part,
    north: Math.max(...latitudes) + LOOK.latitude * part,
    east: Math.max(...longitudes) + LOOK.longitude * part,
  });
  let best: { readonly box: GeoBox; readonly strangers: number } | null = null;
  for (let step = STEPS; step > 0; step -= 1) {
    const box = geoBox(at(step / STEPS));
    if (box === null) continue;
    const strangers = others.filter((other) => inGeoBox(other, box)).length;
    if (best === null || strangers < best.strangers) best = { box, strangers };
    if (strangers === 0) break;
  }
  // The smallest step is wider than the smallest box.
  return best?.box as GeoBox;
}

function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
