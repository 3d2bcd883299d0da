import { SITE_SEARCH_QUERY_RULES } from '../../../core/site-search/site-search-query.ts';
import { navigateTo } from '../../navigation/navigate-to.ts';

/** Navigates to the results for a text, unless they are the current page. */
export async function navigateToSiteSearch(action: string, text: string): Promise<void> {
  const target = action + SITE_SEARCH_QUERY_RULES.canonical(`?${new URLSearchParams({ q: text })}`);
  if (target === window.location.pathname + window.location.search) return;
  await navigateTo(target, { keepScroll: true });
}
