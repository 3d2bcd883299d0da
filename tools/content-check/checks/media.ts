import type { AssetRow } from '../../../adapters/media-files/media-lists.ts';
import { LOCALES } from '../../../core/locale/locale.ts';
import type { PixelSize } from '../../../core/media/image-preset.ts';
import type { Content } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { assetsIn } from './asset-uses.ts';

/** Pixels of width; a narrower picture is blurred across a window. */
const MIN_HERO = 1200;

/** Width and height in the picture's file, and why the site refuses it; null for a file that is not a picture. */
export type PictureSize = (PixelSize & { readonly problem: string | null }) | null;

/**
 * Checks that every asset has its file, and every file its asset (ME1).
 *
 * @param sizes of the existing pictures, by file below content/media
 */
export function mediaFindings(content: Content, sizes: ReadonlyMap<string, PictureSize>): readonly Finding[] {
  const { source, assets } = content;
  const list = source.assets.name;
  const uses = assetsIn(content);
  const used = new Set(uses.map(({ id }) => id));
  const named = new Set([...assets.values()].flatMap(({ value }) => [value.file, ...captionsOf(value)]));
  return [
    ...[...assets.values()].flatMap(({ place, value }) => {
      const { file, asset } = value;
      if (!source.media.has(file)) return [errorAt(list, `${place}.file`, `media/${file} is not there`)];
      return [
        ...captionsOf(value)
          .filter((captions) => !source.media.has(captions))
          .map((captions) => errorAt(list, `${place}.vtt`, `media/${captions} is not there`)),
        ...(asset.type === 'image' ? wrongSize(list, place, asset, sizes.get(file)) : []),
        ...withoutAlt(list, place, asset),
        ...(used.has(asset.id) ? [] : [warningAt(list, place, `nothing uses ${file}`)]),
      ];
    }),
    ...[...source.media]
      .filter((file) => !named.has(file))
      .map((file) => warningAt(`media/${file}`, '', 'is a file that no asset names')),
    ...uses.flatMap(({ file, field, id, isHero }) => {
      const width = assets.get(id)?.value.asset.width ?? null;
      if (!isHero || width === null || width >= MIN_HERO) return [];
      return [warningAt(file, field, `shows a picture of ${width} px across a whole head; ${MIN_HERO} is the least`)];
    }),
  ];
}

function captionsOf({ vtt }: AssetRow): readonly string[] {
  return vtt === null ? [] : Object.values(vtt);
}

type Asset = Content['assets'] extends ReadonlyMap<string, { readonly value: { readonly asset: infer A } }> ? A : never;

function withoutAlt(list: string, place: string, { type, alt }: Asset): Finding[] {
  return LOCALES.filter(({ code }) => alt[code].trim() === '').map(({ code }) => {
    const field = `${place}.alt.${code}`;
    return type === 'image' ? errorAt(list, field, 'is empty') : warningAt(list, field, 'is empty');
  });
}

function wrongSize(list: string, place: string, { width, height }: Asset, size: PictureSize | undefined): Finding[] {
  if (size === undefined) return [];
  if (size === null) return [errorAt(list, `${place}.file`, 'is not a picture that can be read')];
  if (size.problem !== null) return [errorAt(list, `${place}.file`, size.problem)];
  if (size.width === width && size.height === height) return [];
  return [
    errorAt(list, `${place}.width`, `says ${width} × ${height}, and the file has ${size.width} × ${size.height}`),
  ];
}
