import type { PagePorts } from './page-context.ts';

/**
 * Returns the search port that a page uses. A page without one is a programming error, so it throws instead of showing
 * a message with a way to try again.
 * @throws if no search is bound (SE9)
 */
export function requiredSearch<Name extends 'search' | 'siteSearch'>(
  ports: Partial<Pick<PagePorts, Name>> | undefined,
  name: Name,
): PagePorts[Name] {
  const search = ports?.[name];
  if (search === undefined) throw new Error(`Nothing answers the port "${name}": a page that searches needs one.`);
  return search;
}
