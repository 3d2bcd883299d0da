import { redirect, render } from 'vike/abort';
import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { documentSettings } from '../shell/document-settings.ts';

/** A path that no route matches, so that Vike shows the error page. */
const NOWHERE = '/-/';

/** Removes the locale before routing; an address that does not fit the strategy matches no route (LO2). */
export function onBeforeRoute(pageContext: PageContext) {
  if ('failure' in pageContext && pageContext.failure) throw render(pageContext.failure.status);
  if ('redirectTo' in pageContext && pageContext.redirectTo) throw redirect(pageContext.redirectTo);
  const { strategy } = 'strategy' in pageContext ? pageContext : documentSettings();
  const { locale, route, path } = parseSiteAddress(pageContext.urlPathname, strategy);
  return {
    pageContext: {
      locale,
      urlLogical: modifyUrl(pageContext.urlParsed.href, { pathname: route === null ? NOWHERE : path }),
    },
  };
}
