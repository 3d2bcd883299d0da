import type { PagePorts } from './page-context.ts';

/**
 * Returns the search port that a page uses. A missing port is a programming error, so this function throws, and the
 * page does not invite the visitor to try again.
 * @throws if no adapter is bound to the port (SE9)
 */
export function requireSearchPort<Name extends 'search' | 'siteSearch'>(
  ports: Partial<Pick<PagePorts, Name>> | undefined,
  name: Name,
): PagePorts[Name] {
  const search = ports?.[name];
  if (search === undefined) throw new Error(`No adapter is bound to the port "${name}", which this page needs.`);
  return search;
}
