/**
 * Draws the plans and the side view of yachts with plans of their own in their gallery, like a yard's: without the
 * site's numbers. `npm run plans`, then `npm run fleet`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseYacht } from '../../../core/records/parse-yacht.ts';
import { deckPlanSvg } from '../../../ui/drawing/deck-plan/deck-plan-svg.ts';
import { deckPlanYacht } from '../../../ui/drawing/deck-plan/deck-plan-yacht.ts';
import { deckPlans } from '../../../ui/drawing/deck-plan/deck-plans.ts';
import { profileRow } from '../../../ui/drawing/profile.ts';
import { PLANNED, planFile, SIDE_VIEW } from '../fleet/design/plans.ts';

const WIDTH = 1440;
const FOLDER = 'content/media/plans';

/** The drawing is laid out at its final size, so that lines stay sharp. */
async function draw(svg: string, file: string): Promise<void> {
  const { width } = await sharp(Buffer.from(svg)).metadata();
  const picture = sharp(Buffer.from(svg), { density: Math.min(2400, (72 * WIDTH) / width) });
  await picture.resize(WIDTH).flatten({ background: '#fff' }).webp({ nearLossless: true, quality: 60 }).toFile(file);
}

mkdirSync(FOLDER, { recursive: true });
for (const slug of PLANNED) {
  const read = parseYacht(JSON.parse(readFileSync(`content/yachts/${slug}.json`, 'utf8')), new Map());
  if (!read.ok) throw new Error(`${slug}: ${read.error.map(({ field }) => field).join(', ')}`);
  const yacht = deckPlanYacht(read.value.yacht);
  await draw(profileRow([yacht], 0).svg, join(FOLDER, planFile(slug, SIDE_VIEW)));
  for (const [at, plan] of deckPlans(yacht).entries()) {
    await draw(deckPlanSvg({ ...plan, rooms: [] }), join(FOLDER, planFile(slug, plan.deck, at)));
  }
}
