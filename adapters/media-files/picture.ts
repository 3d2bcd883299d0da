import {
  heightAt,
  IMAGE_PRESETS,
  type ImagePreset,
  isImagePreset,
  type PixelSize,
  WIDTHS_WITHOUT_PRESET,
} from '../../core/media/image-preset.ts';
import { IMAGE_FORMATS, type ImageFormat } from '../../core/media/image-url.ts';

/** A picture as its URL requests it. */
export interface RequestedPicture {
  readonly picture: PictureVariant;
  /** Whether the URL names no format, so that the answer depends on the Accept header. */
  readonly isNegotiated: boolean;
}

/** A picture that can be made from an original (ME3), with the size in pixels of the box that it fills or fits in. */
export interface PictureVariant extends PixelSize {
  /** Null for a picture that is requested without a preset. */
  readonly preset: ImagePreset | null;
  readonly format: ImageFormat;
}

const NAMES = ['width', 'height', 'preset', 'format'] as const;
type Name = (typeof NAMES)[number];
const WIDEST_PLAIN = WIDTHS_WITHOUT_PRESET.at(-1) ?? 0;

/**
 * Parses the query of a picture's URL. Null for any query that the core's presets and widths do not allow, so that
 * requests cannot fill the disk. Values are compared undecoded; `fallback` is the format where the URL names none.
 */
export function parsePictureQuery(query: string, original: PixelSize, fallback: ImageFormat): RequestedPicture | null {
  if (query === '') return { picture: variantOf(null, WIDEST_PLAIN, fallback, original), isNegotiated: true };
  const parameters = parametersOf(query);
  if (parameters === null) return null;
  const preset = parameters.preset ?? null;
  if (preset !== null && !isImagePreset(preset)) return null;
  const widths: readonly number[] = preset === null ? WIDTHS_WITHOUT_PRESET : IMAGE_PRESETS[preset].widths;
  const width = widths.find((known) => String(known) === parameters.width);
  const format = IMAGE_FORMATS.find((known) => known === (parameters.format ?? fallback));
  if (width === undefined || format === undefined) return null;
  const picture = variantOf(preset, width, format, original);
  const height = parameters.height ?? (preset === null ? String(picture.height) : undefined);
  return height === String(picture.height) ? { picture, isNegotiated: parameters.format === undefined } : null;
}

/** Chooses WebP where the Accept header names it, else JPEG; a wildcard does not cover newer formats. */
export function acceptedFormat(accept: string | undefined): ImageFormat {
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

export function variantOf(
  preset: ImagePreset | null,
  width: number,
  format: ImageFormat,
  original: PixelSize,
): PictureVariant {
  return { preset, width, height: heightAt(preset, width, original), format };
}

function parametersOf(query: string): Partial<Record<Name, string>> | null {
  const parameters: Partial<Record<Name, string>> = {};
  for (const part of query.split('&', NAMES.length + 1)) {
    const at = part.indexOf('=');
    const name = NAMES.find((known) => known === part.slice(0, Math.max(0, at)));
    if (name === undefined || parameters[name] !== undefined) return null;
    parameters[name] = part.slice(at + 1);
  }
  return parameters;
}
