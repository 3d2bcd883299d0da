import { readFileSync } from 'node:fs';
import { SEA_ASSET } from '../../core/sea/sea-asset.ts';
import { readSea } from '../../core/sea/sea-file.ts';
import { SeaRouter } from '../../core/sea/sea-router.ts';

const ASSETS = new URL('../../public/assets/', import.meta.url);

/** Ways over the sea as the site finds them, from the file that it sends. */
export function realSea(): SeaRouter {
  const sea = readSea(readFileSync(new URL(SEA_ASSET, ASSETS)));
  if (!sea.ok) throw new Error(`${SEA_ASSET}: ${sea.error.problem}`);
  return new SeaRouter(sea.value);
}
