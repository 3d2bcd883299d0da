import type { Route } from './call.ts';
import { INDEX_ROUTES } from './index-routes.ts';
import { OBJECT_ROUTES } from './object-routes.ts';
import { RECOMMEND_ROUTES } from './recommend-routes.ts';
import { badRequest, Refusal } from './refusal.ts';
import { SEARCH_ROUTES } from './search-routes.ts';
import { SYNONYM_ROUTES } from './synonym-routes.ts';

/** Routes with more fixed segments come first, so that `/1/indexes/x/settings` is not a record called "settings". */
const ROUTES = [...SEARCH_ROUTES, ...RECOMMEND_ROUTES, ...OBJECT_ROUTES, ...INDEX_ROUTES, ...SYNONYM_ROUTES]
  .map((route) => ({ route, parts: route.path.split('/') }))
  .sort((a, b) => variables(a.parts) - variables(b.parts));

export interface Match {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/**
 *
 * @throws Refusal 404 for an unknown path, 405 for an unknown method
 */
export function routeOf(method: string, pathname: string): Match {
  const parts = pathname.split('/').map(decoded);
  const there = ROUTES.filter((candidate) => fits(candidate.parts, parts));
  const match = there.find(({ route }) => route.method === method);
  if (match === undefined) {
    throw there.length === 0 ? new Refusal(404, 'Path not found') : new Refusal(405, 'Method Not Allowed');
  }
  const variable = match.parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : []));
  return { route: match.route, path: Object.fromEntries(variable) };
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false;
  return pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
}

function variables(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badRequest('Invalid path: it is not url-encoded');
  }
}
