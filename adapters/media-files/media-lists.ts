import { setImmediate } from 'node:timers/promises';
import { LOCALES, type Localized } from '../../core/locale/locale.ts';
import { MAX_GALLERY_FILES } from '../../core/media/gallery.ts';
import { MEDIA_TYPES, type MediaAsset, type MediaType } from '../../core/media/media-asset.ts';
import { parsePicturedRoom } from '../../core/media/pictured-room.ts';
import { parseTimeOfDay } from '../../core/media/time-of-day.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

/** A file that a URL may name. */
export interface ServedFile {
  /** Relative to the media folder. */
  readonly file: string;
  readonly type: MediaType | 'captions';
  /** Pixels, from the list; null where it names none. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The assets of the list, by id and by the names of their files in URLs. */
export interface AssetList {
  readonly byId: ReadonlyMap<string, AssetRow>;
  readonly byName: ReadonlyMap<string, ServedFile>;
}

/** Rows that are read in one turn of the event loop, which takes some milliseconds. */
const ROWS_PER_TURN = 512;

type Warn = (message: string) => void;

/** The endings of pictures and captions, besides those of files that are sent as they are. */
const CONVERTED = /\.(?:avif|gif|jpe?g|png|tiff?|webp|vtt)$/i;

/** The endings of files that are sent as they are. A page or a script among them would run as one of this site. */
const ENDINGS: Readonly<Record<Exclude<MediaType, 'image'>, RegExp>> = {
  audio: /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i,
  video: /\.(?:mp4|m4v|webm|mov|ogv)$/i,
  pdf: /\.pdf$/i,
};

/** Parses the rows. Invalid or repeated rows, and rows with a URL name of another file, are left out and logged. */
export async function readAssets(rows: readonly unknown[], warn: Warn): Promise<AssetList> {
  const byId = new Map<string, AssetRow>();
  const byName = new Map<string, ServedFile>();
  const take = (found: AssetRow): string | null => {
    const { asset, vtt } = found;
    const { type, width, height } = asset;
    const files: [string, ServedFile][] = [[found.name, { file: found.file, type, width, height }]];
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
  await eachRow(rows, mapAssetRow, take, (mistake) => warn(`Media asset ${mistake}`));
  return { byId, byName };
}

export async function readGalleries(rows: readonly unknown[], warn: Warn): Promise<ReadonlyMap<string, GalleryRow>> {
  const byId = new Map<string, GalleryRow>();
  const take = (gallery: GalleryRow): string | null => {
    if (byId.has(gallery.id)) return `${gallery.id} is listed twice`;
    byId.set(gallery.id, gallery);
    return null;
  };
  await eachRow(rows, mapGalleryRow, take, (mistake) => warn(`Media gallery ${mistake}`));
  return byId;
}

async function eachRow<T>(
  rows: readonly unknown[],
  map: (row: unknown) => Result<T, string>,
  take: (value: T) => string | null,
  warn: Warn,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await setImmediate();
    const mapped = map(row);
    const mistake = mapped.ok ? take(mapped.value) : `${nameOf(row, index)} ${mapped.error}`;
    if (mistake !== null) warn(mistake);
  }
}

function nameOf(row: unknown, index: number): string {
  const id = isRecord(row) ? row.id : null;
  return typeof id === 'string' && id !== '' ? id : `in row ${index + 1}`;
}

/** A row of the asset list, before the URL of its file is known. */
export interface AssetRow {
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
export function mapAssetRow(row: unknown): Result<AssetRow, string> {
  if (!isRecord(row)) return err('is not an object');
  const { id, file } = row;
  const type = MEDIA_TYPES.find((known) => known === row.type);
  if (typeof id !== 'string' || id === '') return err('has no id');
  if (!isPlainFile(file)) return err('has no file inside content/media');
  if (type === undefined)
    return err(typeof row.type === 'string' ? `has the unknown type "${row.type}"` : 'has no type');
  if (type !== 'image' && !ENDINGS[type].test(file)) return err(`has a file whose ending is not that of ${type}`);
  const width = pixels(row.width);
  const height = pixels(row.height);
  if (type === 'image' && (width === null || height === null)) return err('is an image without width and height');
  const alt = localizedText(row.alt);
  if (alt === null) return err('has no alt text in every locale');
  const vtt = localizedText(row.vtt);
  if (!isNothing(row.vtt) && (vtt === null || !LOCALES.every(({ code }) => isCaptionsFile(vtt[code]))))
    return err('has captions that are not a .vtt file inside content/media in every locale');
  if (!isNothing(row.poster) && typeof row.poster !== 'string') return err('has a poster that is not an id');
  return ok({
    file,
    name: type === 'image' ? file.replace(/\.[^./]+$/, '') : file,
    vtt,
    poster: typeof row.poster === 'string' ? row.poster : null,
    asset: {
      id,
      type,
      name: file.slice(file.lastIndexOf('/') + 1),
      title: localizedText(row.title),
      description: localizedText(row.description),
      alt,
      blurhash: typeof row.blurhash === 'string' && row.blurhash !== '' ? row.blurhash : null,
      videoProfileCharter: row.videoProfileCharter === true,
      videoProfileSale: row.videoProfileSale === true,
      room: parsePicturedRoom(row.room),
      timeOfDay: parseTimeOfDay(row.timeOfDay),
      fileId: file,
      width,
      height,
      createdAt: typeof row.createdAt === 'string' ? row.createdAt : '',
    },
  });
}

/** Returns the value if it holds a text for every locale, else null. */
function localizedText(value: unknown): Localized | null {
  const isText = isRecord(value) && LOCALES.every(({ code }) => typeof value[code] === 'string');
  return isText ? (value as Localized) : null;
}

function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Returns whether a path stays inside its folder and needs no escaping in a URL. */
function isPlainFile(file: unknown): file is string {
  return typeof file === 'string' && /^(?!.*\.\.)[A-Za-z0-9_-][A-Za-z0-9._/-]*$/.test(file) && !file.includes('//');
}

/** Returns whether a path below the media folder can be that of a file of the library. */
export function isMediaFile(file: unknown): file is string {
  return (
    isPlainFile(file) &&
    !file.includes('/.') &&
    [CONVERTED, ...Object.values(ENDINGS)].some((ending) => ending.test(file))
  );
}

function isCaptionsFile(file: string): boolean {
  return isPlainFile(file) && file.endsWith('.vtt');
}

function pixels(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;
}

/** A row of the gallery list, with ids of assets that may be missing. */
export interface GalleryRow {
  readonly id: string;
  readonly profile: string | null;
  readonly deckPlans: readonly string[];
  readonly sections: readonly SectionRow[];
  readonly videos: readonly string[];
}

interface SectionRow {
  readonly title: Localized | null;
  readonly images: readonly string[];
}

/** Parses a row of the gallery list (ME4); the error describes the problem. */
export function mapGalleryRow(row: unknown): Result<GalleryRow, string> {
  if (!isRecord(row)) return err('is not an object');
  const { id, profile, deckplans, videos } = row;
  if (typeof id !== 'string' || id === '') return err('has no id');
  if (!isNothing(profile) && typeof profile !== 'string') return err('has a profile that is not an id');
  if (!isIds(deckplans)) return err('has deckplans that are not a list of ids');
  if (!isIds(videos)) return err('has videos that are not a list of ids');
  const sections = Array.isArray(row.sections) ? row.sections.map(mapSection) : null;
  if (!sections?.every((section) => section !== null))
    return err('has sections that are not a list of titles in every locale and ids of images');
  const files = [...deckplans, ...videos, ...sections.flatMap(({ images }) => images)];
  if (files.length > MAX_GALLERY_FILES) return err(`has more than ${MAX_GALLERY_FILES} files`);
  return ok({ id, profile: profile ?? null, deckPlans: deckplans, sections, videos });
}

function mapSection(section: unknown): SectionRow | null {
  if (!isRecord(section)) return null;
  const { title, images } = section;
  const text = localizedText(title);
  return isIds(images) && (isNothing(title) || text !== null) ? { title: text, images } : null;
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '');
}
