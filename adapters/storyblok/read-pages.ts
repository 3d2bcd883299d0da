import type { Page } from '../../core/content/page.ts';
import { PageIndex } from '../../core/content/page-index.ts';
import { parsePage } from '../../core/content/parse-page.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import type { Log } from '../../core/shared/log.ts';
import type { NamedRecord } from './story-records.ts';

/** Parses the pages of stories. Invalid pages and pages whose path is taken are left out and logged. */
export function readPages(records: readonly NamedRecord[], log: Pick<Log, 'warn'>): PageIndex {
  const index = new PageIndex();
  for (const { story, record } of records) {
    const parsed = parsePage(record);
    if (!parsed.ok) {
      log.warn({ story, problems: parsed.error }, 'Content page left out');
      continue;
    }
    const { page, problems: taken } = index.add(parsed.value.page);
    const problems = [...parsed.value.problems, ...taken];
    const left = page === null ? 'Content page left out' : 'Content page left out in a language';
    if (problems.length > 0) log.warn({ story, problems }, left);
    if (page !== null) logWrongBlocks(story, page, log);
  }
  return index;
}

/** Logs each invalid block with its page and its problems (CO2). */
function logWrongBlocks(story: string, page: Page, log: Pick<Log, 'warn'>): void {
  for (const { code } of LOCALES) {
    for (const { block, problems } of page.translations[code]?.problems ?? []) {
      log.warn({ story, page: page.id, locale: code, block, problems }, 'Content block left out');
    }
  }
}
