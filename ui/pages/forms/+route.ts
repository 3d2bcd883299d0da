import { routeOf } from '../route-to.ts';

/** Matches the forms for enquiries and the newsletter, and the pages with their outcome. */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const name = routeOf(urlPathname)?.name;
  return name === 'enquire' || name === 'newsletter' ? { routeParams: { name } } : false;
}
