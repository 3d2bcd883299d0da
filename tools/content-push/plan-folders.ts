import { type Fields, isFields } from '../stored-stories/stored.ts';
import type { StoryEntry } from '../stored-stories/story-list.ts';
import { PushError } from './management-client.ts';
import { idOf } from './plan-schema.ts';
import type { Planner } from './push-plan.ts';

/** A folder of stories: its path in the default language, and in each that has another one. */
export interface WantedFolder {
  readonly path: string;
  readonly translated: Readonly<Record<string, string>>;
}

/** Returns the folders that hold these stories, those above before those below. */
export function wantedFolders(entries: readonly StoryEntry[]): readonly WantedFolder[] {
  const found = new Map<string, Record<string, string>>();
  for (const { path, translated, key } of entries) {
    for (const [language, own] of [['', path], ...Object.entries(translated)] as const) {
      const above = pathsAbove(path);
      const aboveOwn = pathsAbove(own);
      if (above.length !== aboveOwn.length)
        throw new PushError(`${key}: its addresses ${path} and ${own} are not equally deep: a space cannot have both.`);
      for (const [at, folder] of above.entries()) {
        const names = found.get(folder) ?? {};
        found.set(folder, names);
        const name = aboveOwn[at] ?? '';
        if (language !== '' && names[language] !== undefined && names[language] !== name)
          throw new PushError(`${key}: the folder ${folder} would be ${names[language]} and ${name} in ${language}.`);
        if (language !== '') names[language] = name;
      }
    }
  }
  return [...found]
    .map(([path, translated]) => ({ path, translated }))
    .sort((a, b) => a.path.split('/').length - b.path.split('/').length || (a.path < b.path ? -1 : 1));
}

/** The paths above a path: `a` and `a/b` of `a/b/c`. */
export function pathsAbove(path: string): readonly string[] {
  const steps = path.split('/');
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('/'));
}

/** Plans the folders. Resolves with their numbers by path, filled by the steps. */
export function planFolders(
  planner: Planner,
  wanted: readonly WantedFolder[],
  known: readonly Fields[],
): Map<string, number> {
  const { client, journal } = planner.tools;
  const folders = known.filter((entry) => entry.is_folder === true);
  const ids = new Map(folders.map((folder) => [String(folder.full_slug), Number(folder.id)]));
  const paths = new Set(wanted.map(({ path }) => path));
  for (const { path, translated } of wanted) {
    const before = journal.get(`folders ${path}`)?.id;
    const current =
      folders.find((folder) => folder.full_slug === path) ??
      // An editor has renamed it.
      folders.find((folder) => folder.id === before && !paths.has(String(folder.full_slug)));
    const parentPath = path.split('/').slice(0, -1).join('/');
    if (current === undefined && planner.lacksFolder(parentPath)) {
      planner.spared.push({ kind: 'folders', name: path, why: 'homeless' });
      continue;
    }
    if (current !== undefined) ids.set(path, Number(current.id));
    const slug = lastOf(path);
    const slugs = Object.entries(translated)
      .map(([lang, own]) => ({ lang, slug: lastOf(own), name: lastOf(own) }))
      .filter((own) => own.slug !== slug);
    const shown = current && { ...current, slugs: bySlug(current.translated_slugs) };
    const asked = { slug, slugs: Object.fromEntries(slugs.map((own) => [own.lang, own.slug])) };
    planner.entry({ kind: 'folders', name: path, current: shown, wanted: asked }, async (id) => {
      const parent = ids.get(parentPath) ?? 0;
      const story = {
        ...{ slug, is_folder: true, parent_id: parent },
        translated_slugs_attributes: withIds(slugs, current?.translated_slugs),
      };
      if (id !== null) {
        await client.put(`/stories/${id}`, { story });
        return id;
      }
      const made = await client.post('/stories', { story: { name: slug, ...story } }, () => folderAt(planner, path));
      ids.set(path, idOf(made, 'story', path));
      return idOf(made, 'story', path);
    });
  }
  return ids;
}

async function folderAt({ tools: { client } }: Planner, path: string): Promise<Fields | null> {
  const found = await client.list('/stories', 'stories', { with_slug: path });
  return found.find((entry) => entry.is_folder === true) ?? null;
}

/** Returns the translated slugs of an entry by language. */
export function bySlug(translated: unknown): Readonly<Record<string, unknown>> {
  const own = Array.isArray(translated) ? translated.filter(isFields) : [];
  return Object.fromEntries(own.map(({ lang, slug }) => [lang, slug]));
}

/** Returns translated slugs with the numbers of those that they replace. */
export function withIds(slugs: readonly Fields[], translated: unknown): readonly Fields[] {
  const known = Array.isArray(translated) ? translated.filter(isFields) : [];
  return slugs.map((slug) => {
    const before = known.find(({ lang }) => lang === slug.lang);
    return before === undefined ? slug : { id: before.id, ...slug };
  });
}

export function lastOf(path: string): string {
  return path.split('/').at(-1) ?? path;
}
