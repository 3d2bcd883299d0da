import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  IMAGE_PRESETS,
  type ImagePreset,
  type PixelSize,
  WIDTHS_WITHOUT_PRESET,
} from '../../core/media/image-preset.ts';
import { IMAGE_FORMATS } from '../../core/media/image-url.ts';

export const PRESETS = Object.keys(IMAGE_PRESETS) as ImagePreset[];

/** The number of pictures that may be made from one original. */
export const RENDITIONS =
  IMAGE_FORMATS.length *
  (WIDTHS_WITHOUT_PRESET.length + PRESETS.reduce((sum, preset) => sum + IMAGE_PRESETS[preset].widths.length, 0));

/** Fills `media` of a content folder with photographs `a0`, `a1` and so on, all of the same size. */
export async function writePhotographs(contentDir: string, count: number, { width, height }: PixelSize): Promise<void> {
  await mkdir(join(contentDir, 'media'), { recursive: true });
  const alt = { en: '', es: '' };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: `a${index}`, file: `a${index}.png`, type: 'image', alt, width, height },
  }));
  for (const [index, { file }] of rows.entries()) {
    const background = { r: 40 * index, g: 90, b: 160 };
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toFile(join(contentDir, 'media', file));
  }
  await writeFile(join(contentDir, 'media/assets.json'), JSON.stringify(rows));
}

export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
}

/** Lists the files of a folder, without those that are removed meanwhile. */
export async function filesIn(folder: string): Promise<readonly KeptFile[]> {
  const names = await readdir(folder).catch(() => []);
  const bytesOf = (name: string) =>
    stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    );
  return Promise.all(names.map(async (name) => ({ name, bytes: await bytesOf(name) })));
}
