import { LOCALES, type Localized } from '../../core/locale/locale.ts';
import { MEDIA_TYPES, type MediaAsset } from '../../core/media/media-asset.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { AssetWire } from './asset-wire.ts';

/** A row of the asset list, before the URL of its file is known. */
export interface AssetFile {
  /** Relative to content/media, with forward slashes. */
  readonly file: string;
  /** Its path below `/media/<hash>/`; a picture's has no extension, since the request chooses the format. */
  readonly name: string;
  /** Files of captions, relative as above. */
  readonly vtt: Localized | null;
  /** Id of the poster image. */
  readonly poster: string | null;
  readonly asset: Omit<MediaAsset, 'url' | 'vttSrc' | 'videoPoster' | 'bytes'>;
}

/** Parses a row of the asset list (ME1); the error describes the problem. */
export function mapAsset(row: unknown): Result<AssetFile, string> {
  if (typeof row !== 'object' || row === null) return err('is no object');
  const wire = row as Partial<Record<keyof AssetWire, unknown>>;
  const { id, file } = wire;
  const type = MEDIA_TYPES.find((known) => known === wire.type);
  if (typeof id !== 'string' || id === '') return err('has no id');
  if (!isPlainFile(file)) return err('has no file inside content/media');
  if (type === undefined) return err(`has the unknown type ${JSON.stringify(wire.type)}`);
  const width = pixels(wire.width);
  const height = pixels(wire.height);
  if (type === 'image' && (width === null || height === null)) return err('is an image without width and height');
  const alt = localized(wire.alt);
  if (alt === null) return err('has no alt text in every locale');
  const vtt = localized(wire.vtt);
  if (!isNothing(wire.vtt) && (vtt === null || !LOCALES.every(({ code }) => isCaptionsFile(vtt[code]))))
    return err('has captions that are no .vtt file inside content/media in every locale');
  if (!isNothing(wire.poster) && typeof wire.poster !== 'string') return err('has a poster that is no id');
  return ok({
    file,
    name: type === 'image' ? file.replace(/\.[^./]+$/, '') : file,
    vtt,
    poster: typeof wire.poster === 'string' ? wire.poster : null,
    asset: {
      id,
      type,
      name: file.slice(file.lastIndexOf('/') + 1),
      title: localized(wire.title),
      description: localized(wire.description),
      alt,
      blurhash: typeof wire.blurhash === 'string' && wire.blurhash !== '' ? wire.blurhash : null,
      videoProfileCharter: wire.videoProfileCharter === true,
      videoProfileSale: wire.videoProfileSale === true,
      fileId: file,
      width,
      height,
      createdAt: typeof wire.createdAt === 'string' ? wire.createdAt : '',
    },
  });
}

/** Returns a text for every locale; null for any other value. */
export function localized(value: unknown): Localized | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = value as Record<string, unknown>;
  return LOCALES.every(({ code }) => typeof texts[code] === 'string') ? (texts as Localized) : null;
}

export function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Whether a path stays inside its folder and needs no escaping in a URL. */
function isPlainFile(file: unknown): file is string {
  return typeof file === 'string' && /^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9._/-]*$/.test(file) && !file.includes('//');
}

function isCaptionsFile(file: string): boolean {
  return isPlainFile(file) && file.endsWith('.vtt');
}

function pixels(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
}
