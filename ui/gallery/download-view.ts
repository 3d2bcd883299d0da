import type { Locale } from '../../core/locale/locale.ts';
import { formatFileSize } from '../../core/media/file-size.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import { dateText } from '../i18n/date-text.ts';

const TYPES = {
  mp4: { name: 'MP4', mime: 'video/mp4' },
  webm: { name: 'WebM', mime: 'video/webm' },
  mp3: { name: 'MP3', mime: 'audio/mpeg' },
  m4a: { name: 'M4A', mime: 'audio/mp4' },
  ogg: { name: 'Ogg', mime: 'audio/ogg' },
  pdf: { name: 'PDF', mime: 'application/pdf' },
} as const;

/** A file to download. */
export interface DownloadView {
  readonly text: string;
  readonly href: string;
  /** Type, size and date, such as `PDF, 2.4 MB, 4 May 2026`; null if none of them is known. */
  readonly note: string | null;
}

/** Builds a link to a file. @param text null for the asset's own title, or its name */
export function downloadView(
  asset: Pick<MediaAsset, 'url' | 'type' | 'title' | 'name' | 'bytes' | 'createdAt'>,
  text: string | null,
  locale: Locale,
): DownloadView {
  const { url, type, title, name, bytes, createdAt } = asset;
  const kind = type === 'pdf' ? 'PDF' : (fileType(url)?.name ?? null);
  const facts = [kind, formatFileSize(bytes, locale), dateTextOrNull(createdAt, locale)].filter(
    (fact) => fact !== null,
  );
  return { text: text ?? title?.[locale] ?? name, href: url, note: facts.length === 0 ? null : facts.join(', ') };
}

/** Returns the type of a file by the extension of its address; null for an unknown one. */
export function fileType(url: string): { readonly name: string; readonly mime: string } | null {
  const extension = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url.slice(url.lastIndexOf('/') + 1))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, extension) ? TYPES[extension as keyof typeof TYPES] : null;
}

/** Formats a date as `4 May 2026`; null for an invalid one, which a library may contain. @param iso ISO 8601 */
export function dateTextOrNull(iso: string, locale: Locale): string | null {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(iso) ?? [];
  // `Date` reads the 30th of February as a day of March.
  return dayNumber(day) === null ? null : dateText(day, locale);
}
