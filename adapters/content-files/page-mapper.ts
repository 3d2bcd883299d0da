import type { Block, BlockProblem } from '../../core/content/block.ts';
import type { Page } from '../../core/content/page.ts';
import { parseBlock } from '../../core/content/parse-block.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type FieldProblem, readRecord } from './record-reader.ts';

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

/** One file of pages/. A wrong block is handed to `onProblem` and left out (product.md CO2); a wrong page is an error. */
export function parsePage(
  record: unknown,
  onProblem: (problem: BlockProblem & { readonly page: string; readonly locale: string }) => void,
): Result<Page, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const id = reader.text('id');
  const page: Page = {
    id,
    slug: reader.perLocale('slug', (slugs, locale) => slugs.matching(locale, SLUG, 'a slug')),
    state: reader.perLocale('state', (states, locale) => {
      const state = states.object(locale);
      return {
        breadcrumbsTitle: state.text('breadcrumbsTitle'),
        pageTitle: state.text('pageTitle'),
        pageType: state.text('pageType'),
        description: state.text('description'),
      };
    }),
    blocks: reader.perLocale('blocks', (blocks, locale) =>
      blocks
        .list(locale, (items, index) => parseBlock(items.raw(index)))
        .flatMap((block): Block[] => {
          if (block.ok) return [block.value];
          onProblem({ page: id, locale, ...block.error });
          return [];
        }),
    ),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(page);
}
