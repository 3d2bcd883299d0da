import { inject, injectable, optional } from 'inversify';
import type { Page } from '../../core/content/page.ts';
import { PageIndex } from '../../core/content/page-index.ts';
import { parsePage } from '../../core/content/parse-page.ts';
import { parseHome, parseSite } from '../../core/content/parse-site.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { CharterTerms } from '../../core/estimate/charter-terms.ts';
import type { Stop } from '../../core/itinerary/itinerary.ts';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import type { ContentRepository, Edition } from '../../core/ports/content-repository.ts';
import { parseCharterTerms } from '../../core/records/parse-charter-terms.ts';
import { parseStop } from '../../core/records/parse-stop.ts';
import type { FieldProblem } from '../../core/records/record-reader.ts';
import { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import {
  type ContentFile,
  hashOf,
  isMissing,
  jsonOf,
  readContentFile,
  readContentFolder,
  stampOf,
} from './content-folder.ts';
import { rowsOf } from './content-list.ts';
import { ContentDir, ContentLookAgainMs } from './content-settings.ts';
import { ContentSource, LOOK_AGAIN_MS } from './content-source.ts';

const TERMS = 'charter-terms.json';
const STOPS = 'stops.json';

interface Content {
  readonly site: Site;
  readonly home: HomeContent;
  readonly published: PageIndex;
  readonly draft: PageIndex;
  readonly charterTerms: CharterTerms | null;
  readonly stops: readonly Stop[];
  readonly version: string;
}

/**
 * site.json, home.json, charter-terms.json, stops.json and the pages of the content folder, with the drafts of
 * previews. They are read at the first use; `version` reads them again where files changed.
 */
@injectable()
export class ContentFilesRepository implements ContentRepository {
  readonly #content: ContentSource<Content>;

  constructor(
    @inject(ContentDir) dir: string,
    @inject(Log) log: Pick<Log, 'warn'>,
    @inject(ContentLookAgainMs) @optional() lookAgainMs = LOOK_AGAIN_MS,
  ) {
    this.#content = new ContentSource({
      stamp: () => stampOf(dir, ['site.json', 'home.json', TERMS, STOPS, 'pages', 'drafts']),
      read: () => readContent(dir, log),
      log,
      lookAgainMs,
    });
  }

  async site(): Promise<Site> {
    return (await this.#content.current()).site;
  }

  async home(): Promise<HomeContent> {
    return (await this.#content.current()).home;
  }

  async page(slug: string, locale: Locale, edition: Edition = 'published'): Promise<Page | null> {
    return (await this.#content.current())[edition].bySlug(slug, locale);
  }

  async pages(edition: Edition = 'published'): Promise<readonly Page[]> {
    return (await this.#content.current())[edition].pages;
  }

  async charterTerms(): Promise<CharterTerms | null> {
    return (await this.#content.current()).charterTerms;
  }

  async stops(): Promise<readonly Stop[]> {
    return (await this.#content.current()).stops;
  }

  async version(): Promise<string> {
    await this.#content.renew();
    return (await this.#content.current()).version;
  }
}

async function readContent(dir: string, log: Pick<Log, 'warn'>): Promise<Content> {
  const [siteFile, homeFile, termsFile, stopsFile, folder, drafts] = await Promise.all([
    readContentFile(dir, 'site.json'),
    readContentFile(dir, 'home.json'),
    readContentFile(dir, TERMS),
    readContentFile(dir, STOPS),
    readContentFolder(dir, 'pages'),
    readContentFolder(dir, 'drafts'),
  ]);
  if (!folder.ok) log.warn({ folder: 'pages', problem: folder.error }, 'Content folder left out');
  const files = folder.ok ? folder.value : [];
  const published = readPages(files, log);
  // Drafts are optional.
  const draft = PageIndex.withDrafts(published.pages, drafts.ok ? readPages(drafts.value, log).pages : []);
  return {
    site: required(siteFile, parseSite),
    home: required(homeFile, parseHome),
    published,
    draft,
    charterTerms: readTerms(termsFile, log),
    stops: isMissing(stopsFile) ? [] : [...rowsOf(stopsFile, parseStop, log).values()],
    version: hashOf([siteFile, homeFile, ...[termsFile, stopsFile].filter((file) => !isMissing(file)), ...files]),
  };
}

/** Parses a required file; a problem stops the start and names the field. */
function required<T>(file: ContentFile, parse: (record: unknown) => Result<T, readonly FieldProblem[]>): T {
  const json = jsonOf(file);
  if (!json.ok) throw new Error(`${file.name}: ${json.error}`);
  const parsed = parse(json.value);
  if (parsed.ok) return parsed.value;
  throw new Error(`${file.name}: ${parsed.error.map(({ field, problem }) => `${field} ${problem}`).join('; ')}`);
}

/** Parses the optional charter terms; their problems are logged. */
function readTerms(file: ContentFile, log: Pick<Log, 'warn'>): CharterTerms | null {
  if (isMissing(file)) return null;
  const json = jsonOf(file);
  const { terms, warnings } = json.ok
    ? parseCharterTerms(json.value)
    : { terms: null, warnings: [{ field: 'record', problem: json.error }] };
  const left = terms === null ? 'Content file left out' : 'Part of a content record left out';
  if (warnings.length > 0) log.warn({ file: file.name, problems: warnings }, left);
  return terms;
}

function readPages(files: readonly ContentFile[], log: Pick<Log, 'warn'>): PageIndex {
  const index = new PageIndex();
  for (const file of files) {
    const json = jsonOf(file);
    const parsed = json.ok ? parsePage(json.value) : json;
    if (!parsed.ok) {
      log.warn({ file: file.name, problems: parsed.error }, 'Content page left out');
      continue;
    }
    const { page, problems: taken } = index.add(parsed.value.page);
    const problems = [...parsed.value.problems, ...taken];
    const left = page === null ? 'Content page left out' : 'Content page left out in a language';
    if (problems.length > 0) log.warn({ file: file.name, problems }, left);
    if (page !== null) logWrongBlocks(file.name, page, log);
  }
  return index;
}

/** Logs each invalid block with its page and its problems (CO2). */
function logWrongBlocks(file: string, page: Page, log: Pick<Log, 'warn'>): void {
  for (const { code } of LOCALES) {
    for (const { block, problems } of page.translations[code]?.problems ?? []) {
      log.warn({ file, page: page.id, locale: code, block, problems }, 'Content block left out');
    }
  }
}
