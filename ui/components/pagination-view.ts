import type { SearchResults } from '../../core/search/results.ts';
import type { Translate } from '../i18n/translator.ts';

/** The pagination of a list: the current page and the links to the others. */
export type PaginationView = ReturnType<typeof paginationView>;

type PagePosition = Pick<SearchResults, 'page' | 'pages' | 'total'> & { readonly pageSize: number };

/** Builds the pagination of a list. @param href returns the address of a page by its number */
export function paginationView(
  { page, pages, total, pageSize }: PagePosition,
  href: (page: number) => string,
  translate: Translate,
) {
  const first = (page - 1) * pageSize + 1;
  return {
    range: translate('list.range', { from: total === 0 ? 0 : first, to: Math.min(total, first + pageSize - 1), total }),
    pages: pageNumbers(page, pages).map((number) =>
      number === null
        ? { label: '…', href: null, current: false }
        : { label: String(number), href: href(number), current: number === page },
    ),
    previous: page > 1 ? href(page - 1) : null,
    next: page < pages ? href(page + 1) : null,
  };
}

/** Lists the numbers of the first, the last and the current page and of its neighbours; null stands for a gap. */
function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages);
  return wanted.flatMap((number, at) => {
    const before = wanted[at - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [null, number];
  });
}
