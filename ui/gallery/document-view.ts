import type { Locale } from '../../core/locale/locale.ts';
import { formatFileSize } from '../../core/media/file-size.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import { fileType } from './file-type.ts';

/** A file to take away. */
export interface DocumentView {
  readonly text: string;
  readonly href: string;
  /** What and how large it is: `PDF, 2.4 MB`; null where neither is known. */
  readonly note: string | null;
}

const NAMES = { pdf: 'PDF', audio: null, video: null, image: null } as const;

/** @param text null for the asset's own title, or its name */
export function documentView(
  { url, type, title, name, bytes }: Pick<MediaAsset, 'url' | 'type' | 'title' | 'name' | 'bytes'>,
  text: string | null,
  locale: Locale,
): DocumentView {
  const facts = [NAMES[type] ?? fileType(url)?.name ?? null, formatFileSize(bytes, locale)].filter(
    (fact) => fact !== null,
  );
  return { text: text ?? title?.[locale] ?? name, href: url, note: facts.length === 0 ? null : facts.join(', ') };
}
