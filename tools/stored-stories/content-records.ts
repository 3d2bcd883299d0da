import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fields } from './stored.ts';

/** Records in the form of the content folder. The calendar of a yacht is in her record. */
export interface ContentRecords {
  readonly site?: Fields;
  readonly home?: Fields;
  readonly charterTerms?: Fields;
  readonly pages?: readonly Fields[];
  /** Pages that editors have not published: new, or in place of the page with the same id. */
  readonly drafts?: readonly Fields[];
  readonly yachts?: readonly Fields[];
  readonly areas?: readonly Fields[];
  readonly offices?: readonly Fields[];
  readonly redirects?: readonly Fields[];
  readonly stops?: readonly Fields[];
  /** Galleries of the media library. */
  readonly galleries?: readonly Fields[];
}

/** Rejects without the folder, or for a file with invalid JSON. Other missing files stay missing. */
export async function readContentFolder(dir: string): Promise<ContentRecords> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.json')).sort();
  const read = async (name: string) => JSON.parse(await readFile(join(dir, name), 'utf8'));
  const below = async (folder: string) => Promise.all(names.filter((name) => name.startsWith(`${folder}/`)).map(read));
  const one = async (name: string) => (names.includes(name) ? read(name) : undefined);
  const [site, home, charterTerms] = await Promise.all(['site.json', 'home.json', 'charter-terms.json'].map(one));
  const [areas, offices, redirects, stops, galleries] = await Promise.all(
    ['areas.json', 'offices.json', 'redirects.json', 'stops.json', 'media/galleries.json'].map(one),
  );
  const [pages, drafts, fleet = [], calendars = []] = await Promise.all(
    ['pages', 'drafts', 'yachts', 'calendars'].map(below),
  );
  // The service keeps a calendar in the story of its yacht.
  const calendarOf = new Map(calendars.flat().map(({ id, ...calendar }: Fields) => [id, [calendar]]));
  const yachts = fleet.map((yacht) => ({
    ...yacht,
    ...(calendarOf.has(yacht.yachtid) && { calendar: calendarOf.get(yacht.yachtid) }),
  }));
  const lists = { areas, offices, redirects, stops, galleries, pages, drafts, yachts };
  return { site, home, charterTerms, ...lists } as ContentRecords;
}
