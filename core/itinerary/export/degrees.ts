import type { Position } from '../../geo/position.ts';

/** Precision of about a meter. */
const DECIMALS = 5;

/** Formats latitude and longitude in degrees: five decimals, no -0, and the 180th meridian in the west. */
export function degreesOf({ latitude, longitude }: Position): { readonly lat: string; readonly lon: string } {
  const lon = written(longitude);
  return { lat: written(latitude), lon: lon === EAST ? `-${EAST}` : lon };
}

const EAST = (180).toFixed(DECIMALS);

function written(degrees: number): string {
  return (Number(degrees.toFixed(DECIMALS)) + 0).toFixed(DECIMALS);
}
