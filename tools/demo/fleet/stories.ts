import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { YachtRecord } from '../../content-records.ts';
import type { Design } from './design/design.ts';
import { hashText } from './prng.ts';

type Told = Pick<YachtRecord, 'name' | 'drawing' | 'story'>;

/** Returns what the site says of a yacht in sentences. */
export type Stories = (design: Design) => YachtRecord['story'];

/**
 * Reads the stories of a folder of yachts. They are written by hand, so the generator keeps them; a yacht of a larger
 * fleet has the story of one of her kind under her own name, for its length and words alone.
 */
export function readStories(folder: string): Stories {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const told = new Map(
    names.toSorted().map((name): [string, Told] => {
      const { name: yacht, drawing, story }: Told = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return [name.replace(/\.json$/, ''), { name: yacht, drawing, story }];
    }),
  );
  return (design) => told.get(design.slug)?.story ?? borrowed(design, [...told.values()]);
}

function borrowed({ slug, name, kind }: Design, told: readonly Told[]): YachtRecord['story'] {
  const alike = told.filter(({ drawing }) => drawing.rig === kind);
  const lender = alike[hashText(slug) % alike.length];
  if (lender === undefined) throw new Error(`No story of a yacht of the kind "${kind}" to tell of ${slug}.`);
  return JSON.parse(JSON.stringify(lender.story).replaceAll(lender.name, name));
}
