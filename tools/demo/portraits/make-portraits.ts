/**
 * Draws the portraits of the demo's people: `npm run portraits`, then `npm run fleet`, which writes their rows.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PORTRAITS } from './people.ts';
import { MARGIN_SHARE, portraitSvg } from './portrait.ts';

/** Pixels. */
const SIZE = { width: 960, height: 1200 };
const MARGIN = Math.round(SIZE.width * MARGIN_SHARE);
const FOLDER = 'content/media/people';

mkdirSync(FOLDER, { recursive: true });
for (const [id, portrait] of Object.entries(PORTRAITS)) {
  const drawing = sharp(Buffer.from(portraitSvg(portrait, SIZE.width)));
  const picture = drawing.extract({ left: MARGIN, top: MARGIN, ...SIZE }).webp({ quality: 88 });
  await picture.toFile(join(FOLDER, `${id}.webp`));
}
