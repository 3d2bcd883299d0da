import {
  heightAt,
  IMAGE_PRESETS,
  type ImagePreset,
  isImagePreset,
  type PixelSize,
  PLAIN_WIDTHS,
} from '../../core/media/image-preset.ts';
import { IMAGE_FORMATS, type ImageFormat } from '../../core/media/image-url.ts';

/** A picture as an address asks for it. */
export interface AskedPicture {
  readonly picture: Picture;
  /** Whether the address names no format, so that the answer depends on what the browser accepts. */
  readonly isNegotiated: boolean;
}

/** A picture that may be made of an original (product.md ME3): the box that it fills or fits in, pixels. */
export interface Picture extends PixelSize {
  /** Null for one that is asked for by its width alone. */
  readonly preset: ImagePreset | null;
  readonly format: ImageFormat;
}

const NAMES = ['width', 'height', 'preset', 'format'] as const;
type Name = (typeof NAMES)[number];

/**
 * What the query of an address asks for: exactly what the core's table lists, so that nobody fills the disk with other
 * measures. Null for anything else. Values need no escaping, and escaped ones are none.
 * @param usual the format of an address that names none
 */
export function readPicture(query: string, original: PixelSize, usual: ImageFormat): AskedPicture | null {
  if (query === '') return { picture: pictureOf(null, PLAIN_WIDTHS.at(-1) ?? 0, usual, original), isNegotiated: true };
  const asked = parametersOf(query);
  if (asked === null) return null;
  const preset = asked.preset ?? null;
  if (preset !== null && !isImagePreset(preset)) return null;
  const widths: readonly number[] = preset === null ? PLAIN_WIDTHS : IMAGE_PRESETS[preset].widths;
  const width = widths.find((known) => String(known) === asked.width);
  const format = IMAGE_FORMATS.find((known) => known === (asked.format ?? usual));
  if (width === undefined || format === undefined) return null;
  const picture = pictureOf(preset, width, format, original);
  const height = asked.height ?? (preset === null ? String(picture.height) : undefined);
  return height === String(picture.height) ? { picture, isNegotiated: asked.format === undefined } : null;
}

/** WebP where an Accept header names it, else JPEG: a wildcard says nothing of formats that came later. */
export function usualFormat(accept: string | undefined): ImageFormat {
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

export function pictureOf(
  preset: ImagePreset | null,
  width: number,
  format: ImageFormat,
  original: PixelSize,
): Picture {
  return { preset, width, height: heightAt(preset, width, original), format };
}

function parametersOf(query: string): Partial<Record<Name, string>> | null {
  const asked: Partial<Record<Name, string>> = {};
  for (const part of query.split('&', NAMES.length + 1)) {
    const at = part.indexOf('=');
    const name = NAMES.find((known) => known === part.slice(0, Math.max(0, at)));
    if (name === undefined || asked[name] !== undefined) return null;
    asked[name] = part.slice(at + 1);
  }
  return asked;
}
