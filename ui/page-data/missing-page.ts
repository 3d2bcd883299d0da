import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { buildErrorPage } from './build-error-page.ts';

/**
 * Creates the error that a page throws to be answered by the 404 page. A navigation gets the whole page as the reason,
 * because Vike does not request data for an error page; a document is rendered by the error page's own data hook.
 * @param invalid whether the route exists, but its page is not valid (RT6)
 */
export async function missingPage(pageContext: PageContextServer, invalid: boolean): Promise<Error> {
  if (!pageContext.isClientSideNavigation) return render(404, { invalid, page: null });
  const data = await buildErrorPage(pageContext, { status: 404, path: pathOf(pageContext), invalid });
  // The message changes on hydration only, which a navigation does not have (RT6).
  const page = { data: { ...data, view: { ...data.view, hydrated: null } }, locale: pageContext.locale };
  return render(404, { invalid, page });
}

/** Returns the path of the page whose data a navigation requests. */
function pathOf({ urlOriginal }: PageContextServer): string {
  return urlOriginal.replace(/index\.pageContext\.json(\?.*)?$/, '');
}
