import type { Fields } from '../../../tools/stored-stories/stored.ts';

/** An asset with its file. */
export interface ManagedAsset {
  readonly id: number;
  fields: Fields;
  bytes: Uint8Array | null;
}

/** What a space holds besides its stories, as the management API changes it. */
export class ManagedLists {
  languages: readonly Fields[] = [];
  readonly components = new Map<number, Fields>();
  readonly datasources = new Map<number, Fields>();
  readonly entries = new Map<number, Fields>();
  /** Folders of stories. */
  readonly folders = new Map<number, Fields>();
  readonly assetFolders = new Map<number, Fields>();
  readonly assets = new Map<number, ManagedAsset>();
  #last = 50_000;

  nextId(): number {
    this.#last += 1;
    return this.#last;
  }
}

/** The path of a folder, or of what is in it, in a language; null for the default one. */
export function folderPath(folders: ReadonlyMap<number, Fields>, id: unknown, language: string | null): string {
  const folder = folders.get(Number(id));
  if (folder === undefined) return '';
  return `${folderPath(folders, folder.parent_id, language)}${slugIn(folder, language)}/`;
}

/** Returns the slug of a folder or story in a language; that of the default one where it has none. */
export function slugIn({ slug, translated_slugs: translated }: Fields, language: string | null): string {
  const own = Array.isArray(translated) ? translated.find(({ lang }) => lang === language) : undefined;
  return String(own?.slug ?? slug);
}
