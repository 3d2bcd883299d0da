import { redirect, render } from 'vike/abort';
import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { siteSettings } from '../shell/site-settings.ts';

/** No route is here, so that Vike shows the error page. */
const NOWHERE = '/-/';

/** Takes the locale off the address before it is matched; what does not stand under the strategy is no page (product.md LO2). */
export function onBeforeRoute(pageContext: PageContext) {
  if ('failure' in pageContext && pageContext.failure) throw render(pageContext.failure.status);
  if ('redirectTo' in pageContext && pageContext.redirectTo) throw redirect(pageContext.redirectTo);
  const { strategy } = 'strategy' in pageContext ? pageContext : siteSettings();
  const { locale, route, path } = parseSiteAddress(pageContext.urlPathname, strategy);
  return {
    pageContext: {
      locale,
      urlLogical: modifyUrl(pageContext.urlParsed.href, { pathname: route === null ? NOWHERE : path }),
    },
  };
}
