import { LOCALES, type Localized, sameInEveryLocale } from '../../core/locale/locale.ts';
import { type Gallery, MAX_GALLERY_FILES } from '../../core/media/gallery.ts';
import type { MediaAsset, MediaType } from '../../core/media/media-asset.ts';
import { parsePicturedRoom } from '../../core/media/pictured-room.ts';
import { parseTimeOfDay } from '../../core/media/time-of-day.ts';
import { fieldsOf, isRecord } from '../../core/shared/parse-json.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type AddressReader, isFilledText, localizedText } from './wire-values.ts';

export const ASSET_ID = /^[A-Za-z0-9-]{1,64}$/;
const BLURHASH = /^[\w#$%*+,\-.:;=?@[\]^{|}~]{6,}$/;
const DATE = /^\d{4}-\d{2}-\d{2}/;

/** The parts of a record that were read, and the problems of those that were not. */
export interface WithProblems<T> {
  readonly value: T;
  readonly problems: readonly string[];
}

/** Reads a file as the service describes it (ME1); the error describes the problem. */
export function mapFile(file: unknown, readAddress: AddressReader): Result<WithProblems<MediaAsset>, string> {
  if (!isRecord(file)) return err('is not an object');
  const { uuid } = file;
  if (typeof uuid !== 'string' || !ASSET_ID.test(uuid)) return err('has no valid uuid');
  const type = mediaType(file.type);
  if (type === null)
    return err(typeof file.type === 'string' ? `has the unknown type "${file.type.slice(0, 80)}"` : 'has no type');
  const address = mainAddress(file.url, readAddress);
  if (!address.ok) return address;
  const info = fieldsOf(file.info);
  const [width, height] = dimensionsOf(type, info);
  if (type === 'image' && (width === null || height === null)) return err('is an image without width and height');
  const problems: string[] = [];
  const meta = fieldsOf(file.meta);
  const name = isFilledText(file.name) ? file.name : lastPart(address.value);
  const title = localizedText(meta.title);
  const value: MediaAsset = {
    ...{ id: uuid, fileId: uuid, type, url: address.value, name, title, width, height },
    description: localizedText(meta.description),
    alt: localizedText(meta.alt) ?? title ?? sameInEveryLocale(name.replace(/(.)\.[^.]*$/, '$1')),
    vttSrc: captions(meta.webvtt, readAddress, problems),
    blurhash: blurhashOf(fieldsOf(file.hash).blurhash),
    videoPoster: validUrl(readAddress(info.video_thumbnail), 'video_thumbnail', problems),
    videoProfileCharter: isSet(meta.video_profile_charter),
    videoProfileSale: isSet(meta.video_profile_sale),
    room: parsePicturedRoom(meta.room),
    timeOfDay: parseTimeOfDay(meta.time_of_day),
    bytes: whole(fieldsOf(file.size).bytes),
    createdAt: typeof file.created_at === 'string' && DATE.test(file.created_at) ? file.created_at : '',
  };
  return ok({ value, problems });
}

function mediaType(mime: unknown): MediaType | null {
  const [name = ''] = typeof mime === 'string' ? mime.trim().toLowerCase().split(/[\s;]/, 1) : [];
  if (name === 'application/pdf') return 'pdf';
  const [kind] = name.split(/\/(?=.)/, 1);
  return (['image', 'video', 'audio'] as const).find((known) => name !== kind && known === kind) ?? null;
}

function mainAddress(raw: unknown, readAddress: AddressReader): Result<string, string> {
  const { cdn, public: open } = fieldsOf(raw);
  const address = readAddress(isFilledText(cdn) ? cdn : open);
  if (!address.ok) return err(`has a url that ${address.error}`);
  return address.value === null ? err('has no address') : ok(address.value);
}

function dimensionsOf(type: MediaType, info: ReturnType<typeof fieldsOf>): readonly [number | null, number | null] {
  if (type !== 'image' && type !== 'video') return [null, null];
  const [width, height] = [pixels(info.video_w), pixels(info.video_h)];
  const hasVideoSize = type === 'video' && width !== null && height !== null;
  return hasVideoSize ? [width, height] : [pixels(info.img_w), pixels(info.img_h)];
}

function captions(raw: unknown, readAddress: AddressReader, problems: string[]): Localized | null {
  const addresses = localizedText(raw);
  if (addresses === null) return null;
  const read = LOCALES.map(({ code }) => [code, validUrl(readAddress(addresses[code]), 'webvtt', problems)] as const);
  // The cast adds what `Object.fromEntries` cannot express: each locale has a value.
  return read.every(([, address]) => address !== null) ? (Object.fromEntries(read) as Localized) : null;
}

/** Returns the URL; null without one, and for an invalid one, whose problem is added to `problems` once. */
function validUrl(address: Result<string | null, string>, field: string, problems: string[]): string | null {
  if (address.ok) return address.value;
  const problem = `${field} ${address.error}`;
  if (!problems.includes(problem)) problems.push(problem);
  return null;
}

/** Returns a valid blurhash, else null. Its first character determines its length. */
function blurhashOf(raw: unknown): string | null {
  if (typeof raw !== 'string' || !BLURHASH.test(raw)) return null;
  const size = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'.indexOf(
    raw.charAt(0),
  );
  const [across, down] = [(size % 9) + 1, Math.floor(size / 9) + 1];
  return down <= 9 && raw.length === 4 + 2 * across * down ? raw : null;
}

function isSet(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === '1' || raw === 'true';
}

function pixels(raw: unknown): number | null {
  const value = whole(raw);
  return value === 0 ? null : value;
}

function whole(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 ? raw : null;
}

function lastPart(url: string): string {
  const { pathname, hostname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/') + 1) || hostname;
}

/**
 * Reads a gallery (ME2, ME4); invalid files, sections without a valid image, and files after the first
 * {@link MAX_GALLERY_FILES} are left out.
 */
export function mapGallery(raw: unknown, readAddress: AddressReader): WithProblems<Gallery> {
  const wire = fieldsOf(raw);
  const problems: string[] = [];
  let listed = 0;

  function files(list: unknown, where: string): readonly MediaAsset[] {
    if (list === undefined || list === null) return [];
    if (!Array.isArray(list)) {
      problems.push(`${where} is not a list`);
      return [];
    }
    const room = Math.max(0, MAX_GALLERY_FILES - listed);
    listed += list.length;
    return list.slice(0, room).flatMap((file: unknown, index) => {
      const mapped = mapFile(file, readAddress);
      const name = `${where}[${index}] ${idOf(file)}`.trimEnd();
      if (!mapped.ok) problems.push(`${name} ${mapped.error}`);
      else problems.push(...mapped.value.problems.map((problem) => `${name} ${problem}`));
      return mapped.ok ? [mapped.value.value] : [];
    });
  }

  const { profile, sections } = wire;
  const [drawing = null] = files(profile === undefined || profile === null ? [] : [profile], 'profile');
  const value: Gallery = {
    profile: drawing,
    deckPlans: files(wire.deckplans, 'deckplans'),
    sections: (Array.isArray(sections) ? sections : []).flatMap((section: unknown, index) => {
      const { title, images } = fieldsOf(section);
      const shown = files(images, `sections[${index}].images`);
      return shown.length === 0 ? [] : [{ title: localizedText(title), images: shown }];
    }),
    videos: files(wire.videos, 'videos'),
  };
  const surplus = listed - MAX_GALLERY_FILES;
  return { value, problems: surplus > 0 ? [`lists ${surplus} files too many`, ...problems] : problems };
}

function idOf(file: unknown): string {
  const { uuid } = fieldsOf(file);
  return typeof uuid === 'string' ? uuid.slice(0, 64) : '';
}
