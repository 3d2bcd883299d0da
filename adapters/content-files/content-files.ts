import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inject, injectable, optional } from 'inversify';
import { publishedAsDraft } from '../../core/content/content-draft.ts';
import { PageIndex } from '../../core/content/page-index.ts';
import {
  parseCharterTermsAndLog,
  parsePagesAndLog,
  parseRecordsAndLog,
  parseRedirectRulesAndLog,
} from '../../core/content/parse-source-records.ts';
import { parseHome, parseSite } from '../../core/content/site.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import type { Office } from '../../core/office/office.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';
import type { RedirectRules } from '../../core/ports/redirect-rules.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { Fleet } from '../../core/records/fleet.ts';
import { type IsTimeZone, parseOffice, parseStop } from '../../core/records/parse-places.ts';
import { describeProblems, type FieldProblem } from '../../core/records/read-by-schema.ts';
import type { Redirects } from '../../core/routing/redirects.ts';
import { Log } from '../../core/shared/log.ts';
import { ok, type Result } from '../../core/shared/result.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import {
  type ContentFile,
  combinedStamp,
  hashOfFiles,
  isMissing,
  parseJsonFile,
  readContentFile,
  readContentFolder,
  recordOf,
  rowsOrWarn,
} from './content-folder.ts';
import { ContentCheckIntervalMs, ContentDir, ContentSource, TimeZoneCheck } from './content-source.ts';
import { fleetReader } from './fleet-files.ts';
import { FleetSnapshotOptions } from './parsed-fleet-cache.ts';

// The adapters of a content folder. Each reads its files at the first use; `version` reads all again if one changed. Where a
// file or folder that may be there cannot be read, what was read last stays.

type WarnLog = Pick<Log, 'warn'>;

const OFFICES = 'offices.json';
const REDIRECTS = 'redirects.json';
const TERMS = 'charter-terms.json';
const STOPS = 'stops.json';

type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads the site, homepage, charter terms, stops and pages of the folder, with the drafts for previews. */
@injectable()
export class ContentFilesRepository extends ContentSource<Content> implements ContentRepository {
  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: WarnLog,
    @inject(ContentCheckIntervalMs) @optional() checkIntervalMs?: number,
  ) {
    const names = ['site.json', 'home.json', TERMS, STOPS, 'pages', 'drafts'];
    super({ stamp: () => combinedStamp(dir, names), read: () => readContent(dir, log), log, checkIntervalMs });
  }

  async site() {
    return (await this.current()).site;
  }

  async home() {
    return (await this.current()).home;
  }

  async homeDraft() {
    return publishedAsDraft(await this.home());
  }

  async page(slug: string, locale: Locale, edition: Edition = 'published') {
    return (await this.current())[edition].bySlug(slug, locale);
  }

  async pages(edition: Edition = 'published') {
    return (await this.current())[edition].pages;
  }

  async charterTerms() {
    return (await this.current()).charterTerms;
  }

  async stops() {
    return (await this.current()).stops;
  }
}

async function readContent(dir: string, log: WarnLog) {
  const [siteFile, homeFile, termsFile, stopsFile, folder, drafts] = await Promise.all([
    readContentFile(dir, 'site.json'),
    readContentFile(dir, 'home.json'),
    readContentFile(dir, TERMS),
    readContentFile(dir, STOPS),
    readContentFolder(dir, 'pages'),
    readContentFolder(dir, 'drafts'),
  ]);
  if (folder === null) log.warn({ folder: 'pages', problem: 'is missing' }, 'Content folder left out');
  const files = folder ?? [];
  const published = parsePagesAndLog(files.map(recordOf), log);
  // Drafts are optional.
  const draft = drafts === null ? [] : parsePagesAndLog(drafts.map(recordOf), log).pages;
  const optionalFiles = [termsFile, stopsFile].filter((file) => !isMissing(file));
  return {
    site: required(siteFile, parseSite),
    home: required(homeFile, parseHome),
    published,
    draft: PageIndex.withDrafts(published.pages, draft),
    charterTerms: isMissing(termsFile) ? null : parseCharterTermsAndLog(recordOf(termsFile), log),
    stops: isMissing(stopsFile) ? [] : [...parseRecordsAndLog(rowsOrWarn(stopsFile, log), parseStop, log).values()],
    version: hashOfFiles([siteFile, homeFile, ...optionalFiles, ...files]),
  };
}

/** Parses a required file. Throws an error that names the file and its problem, which stops the start. */
function required<T>(file: ContentFile, parse: (record: unknown) => Result<T, readonly FieldProblem[]>): T {
  const json = parseJsonFile(file);
  if (!json.ok) throw new Error(`${file.name}: ${json.error}`);
  const parsed = parse(json.value);
  if (parsed.ok) return parsed.value;
  throw new Error(`${file.name}: ${describeProblems(parsed.error)}`);
}

/** The yachts of `<dir>/yachts` and its subfolders, by file path, with the areas of `<dir>/areas.json`. */
@injectable()
export class ContentFilesYachtCatalogue extends ContentSource<Fleet> implements YachtCatalogue {
  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: WarnLog,
    @inject(ContentCheckIntervalMs) @optional() checkIntervalMs?: number,
    @inject(FleetSnapshotOptions) @optional() snapshot?: FleetSnapshotOptions,
  ) {
    super({
      ...fleetReader(dir, log, snapshot),
      watch: join(dir, 'yachts'),
      log,
      checkIntervalMs,
    });
  }

  async all() {
    return (await this.current()).yachts;
  }

  async bySlug(market: Market, slug: string) {
    return (await this.current()).bySlug(market, slug);
  }

  async draftBySlug(market: Market, slug: string) {
    const yacht = await this.bySlug(market, slug);
    return yacht && publishedAsDraft(yacht);
  }

  async byId(id: YachtId) {
    return (await this.current()).byId(id);
  }
}

/** The offices of `<dir>/offices.json`. */
@injectable()
export class ContentFilesOffices
  extends ContentSource<{ readonly byId: ReadonlyMap<string, Office>; readonly version: string }>
  implements OfficeDirectory
{
  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: WarnLog,
    @inject(TimeZoneCheck) isTimeZone: IsTimeZone,
    @inject(ContentCheckIntervalMs) @optional() checkIntervalMs?: number,
  ) {
    const read = async () => {
      const file = await readContentFile(dir, OFFICES);
      const byId = parseRecordsAndLog(rowsOrWarn(file, log), (row) => parseOffice(row, isTimeZone), log);
      return { byId, version: hashOfFiles([file]) };
    };
    super({ stamp: () => combinedStamp(dir, [OFFICES]), read, log, checkIntervalMs });
  }

  async all() {
    return [...(await this.current()).byId.values()];
  }

  async byId(id: string) {
    return (await this.current()).byId.get(id) ?? null;
  }
}

/** The rules of the optional `<dir>/redirects.json`. */
@injectable()
export class ContentFilesRedirects
  extends ContentSource<{ readonly redirects: Redirects; readonly version: string }>
  implements RedirectRules
{
  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: WarnLog,
    @inject(ContentCheckIntervalMs) @optional() checkIntervalMs?: number,
  ) {
    const read = async () => {
      const stored = await readContentFile(dir, REDIRECTS);
      // A missing file has no rules and is not logged.
      const file = isMissing(stored) ? { ...stored, bytes: ok(Buffer.from('[]')) } : stored;
      const redirects = await parseRedirectRulesAndLog(rowsOrWarn(file, log), log, setImmediate, REDIRECTS);
      return { redirects, version: hashOfFiles([file]) };
    };
    super({ stamp: () => combinedStamp(dir, [REDIRECTS]), read, log, checkIntervalMs });
  }

  async redirects() {
    return (await this.current()).redirects;
  }
}
