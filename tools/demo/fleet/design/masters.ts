import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayFile, dayShots } from '../../studio/day.ts';
import { roomFile, roomShots } from '../../studio/interiors.ts';

/** Picture masters below content/media, each folder sorted by name. */
export interface Masters {
  yachts: readonly string[];
  places: readonly string[];
  /** Plans and side views. */
  plans: readonly string[];
  /** Portraits, named after the page of the person. */
  people: readonly string[];
}

const MAX_PICTURES = 9;

/** Returns the id of an asset: the same file name gives the same uuid (version 8, from a hash). */
export function assetId(file: string): string {
  const hex = createHash('sha256').update(file).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

export function readMasters(media: string): Masters {
  const list = (folder: string) =>
    (existsSync(join(media, folder)) ? readdirSync(join(media, folder)) : [])
      .filter((name) => name.endsWith('.webp'))
      .toSorted();
  return { yachts: list('yachts'), places: list('places'), plans: list('plans'), people: list('people') };
}

/** Returns the asset ids of all pictures of a yacht from outside, her hero first. */
export function picturesOf(slug: string, masters: Masters): readonly string[] {
  return Array.from({ length: MAX_PICTURES }, (_, at) => `${slug}-${at + 1}.webp`)
    .filter((name) => masters.yachts.includes(name))
    .map((name) => assetId(`yachts/${name}`));
}

/** Returns the asset ids of the pictures of her rooms. */
export function roomPicturesOf(slug: string, masters: Masters): readonly string[] {
  return roomShots(slug)
    .map(({ room }) => roomFile(slug, room))
    .filter((name) => masters.yachts.includes(name))
    .map((name) => assetId(`yachts/${name}`));
}

/** Returns the asset ids of the pictures of her day in one frame; none unless all are there. */
export function dayPicturesOf(slug: string, masters: Masters): readonly string[] {
  const names = dayShots({ slug }).map(({ time }) => dayFile(slug, time));
  return names.every((name) => masters.yachts.includes(name)) ? names.map((name) => assetId(`yachts/${name}`)) : [];
}
