import type { PageContextServer } from 'vike/types';
import { MOBILE_PAGE_SIZE, PAGE_SIZE } from '../../core/search/page-size.ts';
import { hrefOf, translateOf } from './page-builder.ts';

/** What builders of views ask of a request: each takes of it what it needs. */
export function viewContextOf(pageContext: PageContextServer) {
  const { ports, locale, preferences, now } = pageContext;
  const { catalogue, content, media } = ports;
  const [href, translate] = [hrefOf(pageContext), translateOf(pageContext)];
  return { ports, catalogue, content, media, locale, href, translate, preferences, now };
}

/** The same for a page with a list of yachts, which goes by the device (product.md SE1). */
export async function listContextOf(pageContext: PageContextServer) {
  const context = viewContextOf(pageContext);
  const pageSize = pageContext.mobile ? MOBILE_PAGE_SIZE : PAGE_SIZE;
  return { ...context, fleet: await context.catalogue.all(), pageSize };
}
