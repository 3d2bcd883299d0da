import { LOCALES } from '../../core/locale/locale.ts';
import type { MediaType } from '../../core/media/media-asset.ts';
import type { Result } from '../../core/shared/result.ts';
import { type AssetFile, mapAsset } from './asset-mapper.ts';
import { type GalleryRow, mapGallery } from './gallery-mapper.ts';

/** A file that a URL may name. */
export interface NamedFile {
  /** Relative to the media folder. */
  readonly file: string;
  readonly type: MediaType | 'captions';
  /** Pixels, from the list; null for a file that is no picture or film. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The assets of the list, by id and by the names of their files in URLs. */
export interface AssetList {
  readonly byId: ReadonlyMap<string, AssetFile>;
  readonly byName: ReadonlyMap<string, NamedFile>;
}

type Warn = (message: string) => void;

/** Parses the rows. Invalid or repeated rows, and rows whose file name is taken, are left out and logged. */
export function readAssets(rows: readonly unknown[], warn: Warn): AssetList {
  const byId = new Map<string, AssetFile>();
  const byName = new Map<string, NamedFile>();
  const take = (found: AssetFile): string | null => {
    const { asset, vtt } = found;
    const { type, width, height } = asset;
    const files: [string, NamedFile][] = [[found.name, { file: found.file, type, width, height }]];
    for (const file of vtt === null ? [] : LOCALES.map(({ code }) => vtt[code])) {
      files.push([file, { file, type: 'captions', width: null, height: null }]);
    }
    if (byId.has(asset.id)) return `${asset.id} is listed twice`;
    for (const [name, { file }] of files) {
      const namesake = byName.get(name);
      if (namesake && namesake.file !== file) return `${asset.id} shares the name ${name} with ${namesake.file}`;
    }
    byId.set(asset.id, found);
    for (const [name, file] of files) byName.set(name, file);
    return null;
  };
  eachRow(rows, mapAsset, take, (mistake) => warn(`Media asset ${mistake}`));
  return { byId, byName };
}

export function readGalleries(rows: readonly unknown[], warn: Warn): ReadonlyMap<string, GalleryRow> {
  const byId = new Map<string, GalleryRow>();
  const take = (gallery: GalleryRow): string | null => {
    if (byId.has(gallery.id)) return `${gallery.id} is listed twice`;
    byId.set(gallery.id, gallery);
    return null;
  };
  eachRow(rows, mapGallery, take, (mistake) => warn(`Media gallery ${mistake}`));
  return byId;
}

function eachRow<T>(
  rows: readonly unknown[],
  map: (row: unknown) => Result<T, string>,
  take: (value: T) => string | null,
  name: Warn,
): void {
  for (const [index, row] of rows.entries()) {
    const mapped = map(row);
    const mistake = mapped.ok ? take(mapped.value) : `${nameOf(row, index)} ${mapped.error}`;
    if (mistake !== null) name(mistake);
  }
}

function nameOf(row: unknown, index: number): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
  return typeof id === 'string' && id !== '' ? id : `in row ${index + 1}`;
}
