import type { Page } from '../../core/content/page.ts';
import { PageShelf } from '../../core/content/page-shelf.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import { parsePage } from '../../core/records/parse-page.ts';
import type { NamedRecord } from './story-records.ts';
import type { StoryblokLog } from './storyblok-log.ts';

/** The pages of these stories. A wrong one, or one whose address is taken, is left out and named in the log. */
export function readPages(records: readonly NamedRecord[], log: StoryblokLog): PageShelf {
  const shelf = new PageShelf();
  for (const { story, record } of records) {
    const page = parsePage(record);
    if (!page.ok) {
      log.warn({ story, problems: page.error }, 'Content page left out');
      continue;
    }
    const taken = shelf.add(page.value);
    if (taken !== null) log.warn({ story, problems: [taken] }, 'Content page left out');
    else logWrongBlocks(story, page.value, log);
  }
  return shelf;
}

/** product.md CO2: each with its page, its block and what is wrong with it. */
function logWrongBlocks(story: string, page: Page, log: StoryblokLog): void {
  for (const { code } of LOCALES) {
    for (const { block, problems } of page.translations[code]?.problems ?? []) {
      log.warn({ story, page: page.id, locale: code, block, problems }, 'Content block left out');
    }
  }
}
