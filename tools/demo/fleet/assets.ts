import { join } from 'node:path';
import { encode } from 'blurhash';
import sharp from 'sharp';
import type { AssetRecord } from '../../content-records.ts';
import { dayFile, dayShots } from '../studio/day.ts';
import { picturedRoom, roomFile, roomShots } from '../studio/interiors.ts';
import { pictureOf } from '../studio/picture.ts';
import { LANDSCAPE_TEXTS, planTexts, portraitTexts, roomAlt, timedAlt, yachtAlt } from './asset-text.ts';
import type { Person } from './brokers.ts';
import type { Design } from './design/design.ts';
import { assetId, type Masters } from './design/masters.ts';
import { planIn } from './design/plans.ts';
import { hashText } from './prng.ts';

type Texts = Pick<AssetRecord, 'title' | 'alt'>;

/** @param more further fields of the row, such as the room that the picture shows */
async function row(media: string, file: string, texts: Texts, more: Partial<AssetRecord> = {}): Promise<AssetRecord> {
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
    blurhash,
    width: width ?? null,
    height: height ?? null,
    createdAt: `2026-05-${day}T09:00:00.000Z`,
    ...more,
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

/** Makes a row for each master, except those of yachts outside this fleet. */
export async function assetRows(
  media: string,
  masters: Masters,
  designs: readonly Design[],
  people: readonly Person[],
): Promise<AssetRecord[]> {
  const bySlug = new Map(designs.map((design) => [design.slug, design]));
  const yachts = masters.yachts.flatMap((name) => {
    const [, slug = '', number = ''] = /^(.+)-(\d)\.webp$/.exec(name) ?? [];
    const design = bySlug.get(slug);
    const picture = design?.pictures[Number(number) - 1];
    return design && picture ? [row(media, `yachts/${name}`, { title: null, alt: yachtAlt(design, picture) })] : [];
  });
  const rooms = designs.flatMap((design) =>
    roomShots(design.slug).flatMap((shot) => {
      const name = roomFile(design.slug, shot.room);
      const texts = { title: null, alt: roomAlt(design, shot) };
      return masters.yachts.includes(name) ? [row(media, `yachts/${name}`, texts, { room: picturedRoom(shot) })] : [];
    }),
  );
  const days = designs.flatMap((design) =>
    dayShots(design).flatMap(({ time, shot }) => {
      const file = `yachts/${dayFile(design.slug, time)}`;
      const texts = { title: null, alt: timedAlt(design, pictureOf(design, shot), time) };
      return masters.yachts.includes(dayFile(design.slug, time)) ? [row(media, file, texts, { timeOfDay: time })] : [];
    }),
  );
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
  const portraits = people.flatMap(({ id, name }) =>
    masters.people.includes(`${id}.webp`) ? [row(media, `people/${id}.webp`, portraitTexts(name))] : [],
  );
  return Promise.all([...yachts, ...rooms, ...days, ...plans, ...places, ...portraits]);
}
