import type { Page } from '../../core/content/page.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { Result } from '../../core/shared/result.ts';
import { type ContentFile, hashOf, jsonOf, readContentFile, readContentFolder, stampOf } from './content-folder.ts';
import type { ContentLog } from './content-log.ts';
import { ContentSource, LOOK_AGAIN_MS } from './content-source.ts';
import { parsePage } from './page-mapper.ts';
import type { FieldProblem } from './record-reader.ts';
import { parseHome, parseSite } from './site-mapper.ts';

interface Content {
  readonly site: Site;
  readonly home: HomeContent;
  readonly pages: readonly Page[];
  readonly version: string;
}

/**
 * site.json, home.json and pages/*.json of the content folder. Read at first use; asking for the version looks whether
 * files changed, and reads them anew if so.
 */
export class ContentFilesRepository implements ContentRepository {
  readonly #content: ContentSource<Content>;

  constructor(dir: string, log: ContentLog, lookAgainMs = LOOK_AGAIN_MS) {
    this.#content = new ContentSource({
      stamp: () => stampOf(dir, ['site.json', 'home.json', 'pages']),
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

  async page(slug: string, locale: Locale): Promise<Page | null> {
    return (await this.#content.current()).pages.find((page) => page.slug[locale] === slug) ?? null;
  }

  async pages(): Promise<readonly Page[]> {
    return (await this.#content.current()).pages;
  }

  async version(): Promise<string> {
    await this.#content.renew();
    return (await this.#content.current()).version;
  }
}

async function readContent(dir: string, log: ContentLog): Promise<Content> {
  const [siteFile, homeFile, folder] = await Promise.all([
    readContentFile(dir, 'site.json'),
    readContentFile(dir, 'home.json'),
    readContentFolder(dir, 'pages'),
  ]);
  if (!folder.ok) log.warn({ folder: 'pages', problem: folder.error }, 'Content folder left out');
  const files = folder.ok ? folder.value : [];
  return {
    site: required(siteFile, parseSite),
    home: required(homeFile, parseHome),
    pages: readPages(files, log),
    version: hashOf([siteFile, homeFile, ...files]),
  };
}

/** Without these two there is no site: the start stops, and says which field is wrong. */
function required<T>(file: ContentFile, parse: (record: unknown) => Result<T, readonly FieldProblem[]>): T {
  const json = jsonOf(file);
  if (!json.ok) throw new Error(`${file.name}: ${json.error}`);
  const parsed = parse(json.value);
  if (parsed.ok) return parsed.value;
  throw new Error(`${file.name}: ${parsed.error.map(({ field, problem }) => `${field} ${problem}`).join('; ')}`);
}

function readPages(files: readonly ContentFile[], log: ContentLog): Page[] {
  const pages: Page[] = [];
  for (const file of files) {
    const json = jsonOf(file);
    const parsed = json.ok
      ? parsePage(json.value, (problem) => log.warn({ file: file.name, ...problem }, 'Content block left out'))
      : json;
    if (!parsed.ok) {
      log.warn({ file: file.name, problems: parsed.error }, 'Content page left out');
      continue;
    }
    const page = parsed.value;
    const taken = pages.find(({ slug }) => LOCALES.some(({ code }) => slug[code] === page.slug[code]));
    if (taken) log.warn({ file: file.name, problem: `its slug is taken by ${taken.id}` }, 'Content page left out');
    else pages.push(page);
  }
  return pages;
}
