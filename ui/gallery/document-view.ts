import type { Locale } from '../../core/locale/locale.ts';
import { formatFileSize } from '../../core/media/file-size.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { fileType } from './file-type.ts';
import { knownDate } from './known-date.ts';

/** A file to download. */
export interface DocumentView {
  readonly text: string;
  readonly href: string;
  /** Type, size and date, such as `PDF, 2.4 MB, 4 May 2026`; null if none of them is known. */
  readonly note: string | null;
}

const NAMES = { pdf: 'PDF', audio: null, video: null, image: null } as const;

/** Builds a link to a file. @param text null for the asset's own title, or its name */
export function documentView(
  {
    url,
    type,
    title,
    name,
    bytes,
    createdAt,
  }: Pick<MediaAsset, 'url' | 'type' | 'title' | 'name' | 'bytes' | 'createdAt'>,
  text: string | null,
  locale: Locale,
): DocumentView {
  const kind = NAMES[type] ?? fileType(url)?.name ?? null;
  const facts = [kind, formatFileSize(bytes, locale), knownDate(createdAt, locale)].filter((fact) => fact !== null);
  return { text: text ?? title?.[locale] ?? name, href: url, note: facts.length === 0 ? null : facts.join(', ') };
}
