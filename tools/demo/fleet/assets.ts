import { join } from 'node:path';
import { encode } from 'blurhash';
import sharp from 'sharp';
import type { AssetRecord } from '../../content-records.ts';
import { ROOMS, roomFile, roomRow } from '../studio/room-shot.ts';
import { LANDSCAPE_TEXTS, planTexts, roomAlt, yachtAlt } from './asset-text.ts';
import type { Design } from './design/design.ts';
import { assetId, type Masters } from './design/masters.ts';
import { planIn } from './design/plans.ts';
import { hashText } from './prng.ts';

async function row(
  media: string,
  file: string,
  texts: Pick<AssetRecord, 'title' | 'alt' | 'room'>,
): Promise<AssetRecord> {
  const { width, height } = await sharp(join(media, file)).metadata();
  const blurhash = await blurhashOf(join(media, file));
  const day = String(1 + (hashText(file) % 28)).padStart(2, '0');
  return {
    id: assetId(file),
    file,
    type: 'image',
    title: texts.title,
    description: null,
    alt: texts.alt,
    ...(texts.room ? { room: texts.room } : {}),
    blurhash,
    width: width ?? null,
    height: height ?? null,
    createdAt: `2026-05-${day}T09:00:00.000Z`,
  };
}

/** Computes the blurhash with four components across and three down: enough for a sky, a horizon and a hull. */
async function blurhashOf(path: string): Promise<string> {
  const { data, info } = await sharp(path)
    .resize(32, 20, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

type YachtTexts = Pick<AssetRecord, 'title' | 'alt' | 'room'>;

/** Returns what the row of a picture of a yacht or of her room says; null where the fleet does not know the picture. */
function yachtTexts(name: string, bySlug: ReadonlyMap<string, Design>): YachtTexts | null {
  const [, slug = '', part = ''] = new RegExp(`^(.+)-(\\d|${ROOMS.join('|')})\\.webp$`).exec(name) ?? [];
  const design = bySlug.get(slug);
  if (design === undefined) return null;
  const room = design.rooms?.find((shot) => roomFile(slug, shot.room) === name);
  if (room) return { title: null, alt: roomAlt(design, room), room: roomRow(room) };
  const picture = design.pictures[Number(part) - 1];
  return picture ? { title: null, alt: yachtAlt(design, picture) } : null;
}

/** Makes a row for each master, except those of yachts outside this fleet. */
export async function assetRows(media: string, masters: Masters, designs: readonly Design[]): Promise<AssetRecord[]> {
  const bySlug = new Map(designs.map((design) => [design.slug, design]));
  const yachts = masters.yachts.flatMap((name) => {
    const texts = yachtTexts(name, bySlug);
    return texts ? [row(media, `yachts/${name}`, texts)] : [];
  });
  const places = masters.places.flatMap((name) => {
    const texts = LANDSCAPE_TEXTS[name.replace('.webp', '')];
    return texts ? [row(media, `places/${name}`, texts)] : [];
  });
  const plans = masters.plans.flatMap((name) => {
    const plan = planIn(name);
    const design = plan && bySlug.get(plan.slug);
    const texts = plan && design ? planTexts(design.name, plan.part) : null;
    return texts ? [row(media, `plans/${name}`, texts)] : [];
  });
  return Promise.all([...yachts, ...plans, ...places]);
}
