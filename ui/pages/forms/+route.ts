import { routeOf } from '../route-to.ts';

/** Enquiries and the newsletter: one page, of which each visit shows one form, or what became of it. */
export function route({ urlPathname }: { readonly urlPathname: string }) {
  const name = routeOf(urlPathname)?.name;
  return name === 'enquire' || name === 'newsletter' ? { routeParams: { name } } : false;
}
