import { render } from 'vike/abort';
import { modifyUrl } from 'vike/modifyUrl';
import type { PageContext } from 'vike/types';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { splitLocale } from '../../core/locale/locale-path.ts';

/** No route is here, so that Vike shows the error page. */
const NOWHERE = '/-/';

/** Takes the locale off the address before it is matched; an address without one is no page (product.md LO2). */
export function onBeforeRoute(pageContext: PageContext) {
  if ('failure' in pageContext && pageContext.failure) throw render(pageContext.failure.status);
  const { locale, path } = splitLocale(pageContext.urlPathname);
  return {
    pageContext: {
      locale: locale ?? DEFAULT_LOCALE,
      urlLogical: modifyUrl(pageContext.urlParsed.href, { pathname: locale === null ? NOWHERE : path }),
    },
  };
}
