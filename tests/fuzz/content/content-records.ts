import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHome, parseSite } from '../../../core/content/site.ts';
import { parseCharterTerms } from '../../../core/records/parse-charter-terms.ts';

/** A record of a content folder: a whole file, or a row of a file that is a list. */
export interface ContentRecord {
  /** The type of the record, such as `yacht`. */
  readonly type: string;
  readonly file: string;
  /** Null for a whole file. */
  readonly row: number | null;
  readonly json: unknown;
}

export type Path = readonly (string | number)[];

/** Fields of records that are parsed alike: of one type and name, in any language, row or page. */
export interface FieldClass {
  readonly name: string;
  readonly places: readonly { readonly record: ContentRecord; readonly path: Path }[];
}

const LISTS: Readonly<Record<string, string>> = {
  'areas.json': 'area',
  'offices.json': 'office',
  'stops.json': 'stop',
  'redirects.json': 'redirect',
  'media/assets.json': 'asset',
  'media/galleries.json': 'gallery',
};
const SINGLES: Readonly<Record<string, string>> = {
  'site.json': 'site',
  'home.json': 'home',
  'charter-terms.json': 'charter-terms',
};
const FOLDERS: Readonly<Record<string, string>> = { pages: 'page', drafts: 'page', yachts: 'yacht' };

/** Lists every record of a content folder. */
export function contentRecords(dir: string): readonly ContentRecord[] {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(dir, file), 'utf8'));
  return [
    ...Object.entries(SINGLES).map(([file, type]) => ({ type, file, row: null, json: json(file) })),
    ...Object.entries(LISTS).flatMap(([file, type]) =>
      (json(file) as unknown[]).map((record, row) => ({ type, file, row, json: record })),
    ),
    ...Object.entries(FOLDERS).flatMap(([folder, type]) =>
      readdirSync(join(dir, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json'))
        .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
        .map((file) => ({ type, file, row: null, json: json(file) })),
    ),
  ];
}

/**
 * Returns whether the site starts with this file. It does not start, or not completely, if one of these three is
 * invalid.
 */
export function isAccepted(file: string, json: unknown): boolean {
  if (file === 'site.json') return parseSite(json).ok;
  if (file === 'home.json') return parseHome(json).ok;
  return file !== 'charter-terms.json' || parseCharterTerms(json).terms !== null;
}

/** Groups the fields of all records by class. */
export function fieldClasses(records: readonly ContentRecord[]): readonly FieldClass[] {
  const classes = new Map<string, { record: ContentRecord; path: Path }[]>();
  for (const record of records) {
    for (const { name, path } of fieldsIn(record.json, record.type, [])) {
      const places = classes.get(name) ?? [];
      classes.set(name, places);
      places.push({ record, path });
    }
  }
  return [...classes].map(([name, places]) => ({ name, places })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fieldsIn(value: unknown, name: string, path: Path): { name: string; path: Path }[] {
  const own = path.length === 0 ? [] : [{ name, path }];
  if (typeof value !== 'object' || value === null) return own;
  const below = Array.isArray(value)
    ? value.flatMap((item, at) => fieldsIn(item, `${name}[${typeIn(item)}]`, [...path, at]))
    : Object.entries(value).flatMap(([key, item]) =>
        fieldsIn(item, `${name}.${LANGUAGE.get(key) ?? key}`, [...path, key]),
      );
  return [...own, ...below];
}

const LANGUAGE = new Map([
  ['en', '*'],
  ['es', '*'],
]);

/** Returns the type of a block, which distinguishes the blocks of a page. */
function typeIn(item: unknown): string {
  const type: unknown = typeof item === 'object' && item !== null && 'type' in item ? item.type : '';
  return typeof type === 'string' ? type : '';
}
