import { type AssetRow, mapAssetRow, mapGalleryRow } from '../../adapters/media-files/media-lists.ts';
import { isTimeZone } from '../../adapters/wiring/server-settings.ts';
import { parseBlock } from '../../core/content/block.ts';
import { PageIndex } from '../../core/content/page-index.ts';
import { parsePage } from '../../core/content/parse-page.ts';
import { parseHome, parseSite } from '../../core/content/site.ts';
import type { CharterTerms } from '../../core/estimate/charter-terms.ts';
import { inEveryLocale, LOCALES, type Locale } from '../../core/locale/locale.ts';
import { Fleet } from '../../core/records/fleet.ts';
import { parseCalendarRow } from '../../core/records/parse-calendar.ts';
import { parseCharterTerms } from '../../core/records/parse-charter-terms.ts';
import { parseArea, parseOffice, parseStop } from '../../core/records/parse-places.ts';
import { parseRedirect } from '../../core/records/parse-redirect.ts';
import { parseYacht } from '../../core/records/parse-yacht.ts';
import type { FieldProblem } from '../../core/records/read-by-schema.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import { type Content, fieldOf, type ListRow, type PageFile, type PlacedBlock, type YachtFile } from './content.ts';
import type { ContentFolder, JsonFile } from './content-folder.ts';
import { errorAt, type Finding } from './finding.ts';

export interface ParsedContent {
  readonly content: Content;
  /** The records and fields that the site leaves out (CO2), with duplicate ids and addresses. */
  readonly findings: readonly Finding[];
}

export function parseContent(source: ContentFolder, today: string): ParsedContent {
  const findings: Finding[] = [];
  const areas = rowsById(source.areas, parseArea, ({ id }) => id, findings);
  const known = new Map([...areas].map(([id, { value }]) => [id, value]));
  const published = new PageIndex();
  const pages = source.pages.flatMap((file) => pageOf(file, published, findings));
  const draftIndex = new PageIndex();
  const drafts = source.drafts.flatMap((file) => pageOf(file, draftIndex, findings));
  const fleet = new Fleet('');
  const content: Content = {
    source,
    today,
    site: oneRecord(source.site, parseSite, findings),
    home: oneRecord(source.home, parseHome, findings),
    pages,
    drafts,
    published,
    previewed: PageIndex.withDrafts(published.pages, draftIndex.pages),
    yachts: source.yachts.flatMap((file) => yachtOf(file, known, fleet, findings)),
    fleet,
    areas,
    offices: rowsById(
      source.offices,
      (row) => parseOffice(row, isTimeZone),
      ({ id }) => id,
      findings,
    ),
    redirects: rowsOf(source.redirects, parseRedirect, findings),
    assets: assetsOf(source.assets, findings),
    galleries: rowsById(source.galleries, mapped(mapGalleryRow), ({ id }) => id, findings),
    charterTerms: termsOf(source.charterTerms, findings),
    stops: rowsById(source.stops, parseStop, ({ id }) => id, findings),
    calendars: rowsById(joined('calendars', source.calendars), parseCalendarRow, ({ id }) => id, findings),
  };
  return { content, findings };
}

/** Joins the lists of files as one; a file that has none is found by its own name. */
function joined(name: string, files: readonly JsonFile[]): JsonFile {
  const lists = files.map(({ json }) => (json.ok && Array.isArray(json.value) ? json.value : null));
  return { name, json: ok(lists.flatMap((list) => list ?? [])) };
}

type Parse<T> = (record: unknown) => Result<T, readonly FieldProblem[]>;

function oneRecord<T>({ name, json }: JsonFile, parse: Parse<T>, findings: Finding[]): T | null {
  if (!json.ok) {
    findings.push(errorAt(name, '', json.error));
    return null;
  }
  const parsed = parse(json.value);
  if (parsed.ok) return parsed.value;
  findings.push(...parsed.error.map(({ field, problem }) => errorAt(name, field, problem)));
  return null;
}

/** Returns the charter terms; null where there are none, or where a field that every estimate needs is wrong. */
function termsOf({ name, json }: JsonFile, findings: Finding[]): CharterTerms | null {
  if (!json.ok) findings.push(errorAt(name, '', json.error));
  if (!json.ok || json.value === null) return null;
  const { terms, warnings } = parseCharterTerms(json.value);
  findings.push(...warnings.map(({ field, problem }) => errorAt(name, field, problem)));
  return terms;
}

function pageOf(file: JsonFile, pageIndex: PageIndex, findings: Finding[]): PageFile[] {
  const parsed = oneRecord(file, parsePage, findings);
  if (parsed === null || !file.json.ok) return [];
  const { page, problems: taken } = pageIndex.add(parsed.page);
  findings.push(...[...parsed.problems, ...taken].map(({ field, problem }) => errorAt(file.name, field, problem)));
  if (page === null) return [];
  const raw = file.json.value;
  const blocks = inEveryLocale((locale) => (page.translations[locale] === null ? [] : blocksOf(raw, locale)));
  for (const { code } of LOCALES) findings.push(...blocks[code].flatMap((block) => wrongBlock(file.name, block)));
  return [{ file: file.name, raw, page, blocks }];
}

/** Parses each block by itself, so that it keeps its place; the page's parser drops the invalid ones. */
function blocksOf(raw: unknown, locale: Locale): readonly PlacedBlock[] {
  const list = fieldOf(fieldOf(raw, 'blocks'), locale);
  return (Array.isArray(list) ? list : []).map((item: unknown, at) => {
    const parsed = parseBlock(item);
    return { path: `blocks.${locale}[${at}]`, raw: item, block: parsed.ok ? parsed.value : null };
  });
}

function wrongBlock(file: string, { path, raw, block }: PlacedBlock): Finding[] {
  const parsed = block === null ? parseBlock(raw) : null;
  if (parsed === null || parsed.ok) return [];
  const { block: type, problems } = parsed.error;
  return problems.map(({ field, problem }) => errorAt(file, `${path}.${field}`, `${problem} (block "${type}")`));
}

function yachtOf(
  file: JsonFile,
  areas: ReadonlyMap<string, CruisingArea>,
  fleet: Fleet,
  findings: Finding[],
): YachtFile[] {
  const parsed = oneRecord(file, (record) => parseYacht(record, areas), findings);
  if (parsed === null || !file.json.ok) return [];
  const { yacht, warnings } = parsed;
  // The yacht is shown without her invalid fields.
  findings.push(...warnings.map(({ field, problem }) => errorAt(file.name, field, problem)));
  const taken = fleet.add(yacht);
  if (taken === null) return [{ file: file.name, raw: file.json.value, yacht }];
  findings.push(errorAt(file.name, taken.field, taken.problem));
  return [];
}

function rowsOf<T>({ name, json }: JsonFile, parse: Parse<T>, findings: Finding[]): readonly ListRow<T>[] {
  if (!json.ok || !Array.isArray(json.value)) {
    findings.push(errorAt(name, '', json.ok ? 'must be a list' : json.error));
    return [];
  }
  return json.value.flatMap((raw: unknown, at) => {
    const id = fieldOf(raw, 'id');
    const place = typeof id === 'string' && id !== '' ? id : `[${at}]`;
    const parsed = parse(raw);
    if (parsed.ok) return [{ place, raw, value: parsed.value }];
    findings.push(...parsed.error.map(({ field, problem }) => errorAt(name, below(place, field), problem)));
    return [];
  });
}

function rowsById<T>(
  file: JsonFile,
  parse: Parse<T>,
  idOf: (value: T) => string,
  findings: Finding[],
): ReadonlyMap<string, ListRow<T>> {
  const rows = new Map<string, ListRow<T>>();
  for (const row of rowsOf(file, parse, findings)) {
    const id = idOf(row.value);
    if (rows.has(id)) findings.push(errorAt(file.name, `${row.place}.id`, `"${id}" is taken by an earlier row`));
    else rows.set(id, row);
  }
  return rows;
}

function assetsOf(file: JsonFile, findings: Finding[]): ReadonlyMap<string, ListRow<AssetRow>> {
  const rows = rowsById(file, mapped(mapAssetRow), ({ asset }) => asset.id, findings);
  const names = new Map<string, ListRow<AssetRow>>();
  for (const row of rows.values()) {
    const { name, file: path } = row.value;
    const other = names.get(name);
    if (other === undefined) names.set(name, row);
    else if (other.value.file !== path) {
      findings.push(errorAt(file.name, `${row.place}.file`, `shares the address ${name} with ${other.place}`));
    }
  }
  return rows;
}

/** Wraps a mapper of the media library, whose errors name no field. */
function mapped<T>(map: (row: unknown) => Result<T, string>): Parse<T> {
  return (row) => {
    const read = map(row);
    return read.ok ? read : err([{ field: '', problem: read.error }]);
  };
}

function below(place: string, field: string): string {
  return field === '' ? place : `${place}.${field}`;
}
