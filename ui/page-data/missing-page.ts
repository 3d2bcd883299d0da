import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { buildErrorPage } from './build-error-page.ts';

/**
 * The error that a page throws to be answered by the 404 page. A navigation gets the page itself as the reason, since
 * Vike asks the server for no data of an error page; a document is rendered by the error page's own data hook.
 *
 * @param invalid the route is there, but its page failed its check (product.md RT6)
 */
export async function missingPage(pageContext: PageContextServer, invalid: boolean): Promise<Error> {
  if (!pageContext.isClientSideNavigation) return render(404, { invalid, page: null });
  const data = await buildErrorPage(pageContext, { status: 404, path: pathOf(pageContext), invalid });
  // Its wording changes only where a document is taken over (product.md RT6).
  const page = { data: { ...data, view: { ...data.view, hydrated: null } }, locale: pageContext.locale };
  return render(404, { invalid, page });
}

/** Path of the page whose data a navigation asks for. */
function pathOf({ urlOriginal }: PageContextServer): string {
  return urlOriginal.replace(/index\.pageContext\.json(\?.*)?$/, '');
}
