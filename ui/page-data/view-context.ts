import type { PageContextServer } from 'vike/types';
import { MOBILE_PAGE_SIZE, PAGE_SIZE } from '../../core/search/page-size.ts';
import { hrefOf, translateOf } from './page-builder.ts';

/** Returns the parts of a request from which view builders take what they need. */
export function viewContextOf(pageContext: PageContextServer) {
  const { ports, locale, preferences, now } = pageContext;
  const { catalogue, content, media } = ports;
  const [href, translate] = [hrefOf(pageContext), translateOf(pageContext)];
  return { ports, catalogue, content, media, locale, href, translate, preferences, now };
}

/** Returns the same for a page with a list of yachts, whose length depends on the device (SE1). */
export async function listContextOf(pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const pageSize = pageContext.mobile ? MOBILE_PAGE_SIZE : PAGE_SIZE;
  return { ...context, fleet: await context.catalogue.all(), pageSize };
}
