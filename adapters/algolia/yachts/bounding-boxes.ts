import type { GeoBox } from '../../../core/geo/geo-box.ts';

/** Degrees; the service may read a wider box as its complement. */
const WIDEST = 120;

/**
 * Writes a section of the map as boxes of the service, each as latitude and longitude of two opposite corners, none
 * across the antimeridian.
 */
export function boundingBoxes({ south, west, north, east }: GeoBox): number[][] {
  const sides = west <= east ? [[west, east] as const] : [[west, 180] as const, [-180, east] as const];
  return sides.flatMap(([from, to]) => {
    const parts = Math.max(1, Math.ceil((to - from) / WIDEST));
    const edge = (part: number) => (part === parts ? to : from + ((to - from) * part) / parts);
    return Array.from({ length: parts }, (_, part) => [north, edge(part), south, edge(part + 1)]);
  });
}
