import type { PagePorts } from './page-context.ts';

/**
 * The search that a page's question goes to. A page that has none is a mistake of whoever put it together, not a failure
 * to be shown with a way to try again.
 *
 * @throws where no search is bound (product.md SE9)
 */
export function searchIn<Name extends 'search' | 'siteSearch'>(
  ports: Partial<Pick<PagePorts, Name>> | undefined,
  name: Name,
): PagePorts[Name] {
  const search = ports?.[name];
  if (search === undefined) throw new Error(`Nothing answers the port "${name}": a page that searches needs one.`);
  return search;
}
