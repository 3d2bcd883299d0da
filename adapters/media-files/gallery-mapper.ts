import type { Localized } from '../../core/locale/locale.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { isNothing, localized } from './asset-mapper.ts';
import type { GalleryWire } from './gallery-wire.ts';

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
export function mapGallery(row: unknown): Result<GalleryRow, string> {
  if (typeof row !== 'object' || row === null) return err('is no object');
  const wire = row as Partial<Record<keyof GalleryWire, unknown>>;
  const { id, profile, deckplans, videos } = wire;
  if (typeof id !== 'string' || id === '') return err('has no id');
  if (!isNothing(profile) && typeof profile !== 'string') return err('has a profile that is no id');
  if (!isIds(deckplans)) return err('has deckplans that are no list of ids');
  if (!isIds(videos)) return err('has videos that are no list of ids');
  const sections = Array.isArray(wire.sections) ? wire.sections.map(mapSection) : null;
  if (!sections?.every((section) => section !== null))
    return err('has sections that are no list of titles in every locale and ids of images');
  return ok({ id, profile: profile ?? null, deckPlans: deckplans, sections, videos });
}

function mapSection(section: unknown): SectionRow | null {
  if (typeof section !== 'object' || section === null) return null;
  const { title, images } = section as Record<string, unknown>;
  const text = localized(title);
  return isIds(images) && (isNothing(title) || text !== null) ? { title: text, images } : null;
}

function isIds(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && id !== '');
}
