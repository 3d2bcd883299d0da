import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeQueryRules } from '../../core/navigation/route-query-rules.ts';
import type { Route } from '../../core/routing/routes.ts';

/** Every kind of page whose query differs. */
const ROUTES: Readonly<Record<Route['name'], readonly Route[]>> = {
  home: [{ name: 'home' }],
  finder: [{ name: 'finder' }],
  'yacht-list': [{ name: 'yacht-list', market: 'charter' }],
  microsite: [{ name: 'microsite', market: 'sale' }],
  yacht: [{ name: 'yacht', market: 'charter', slug: 'aurora' }],
  berth: [{ name: 'berth', slug: 'palma' }],
  search: [
    { name: 'search', scope: 'yachts', below: '' },
    { name: 'search', scope: 'site', below: '' },
  ],
  compare: [{ name: 'compare' }],
  favourites: [{ name: 'favourites' }],
  itinerary: [{ name: 'itinerary' }],
  voyage: [{ name: 'voyage' }],
  enquire: [{ name: 'enquire' }],
  newsletter: [{ name: 'newsletter' }],
  alerts: [{ name: 'alerts' }],
  content: [{ name: 'content', slug: 'news' }],
};
const RULES = Object.values(ROUTES)
  .flat()
  .flatMap((route) => routeQueryRules(route) ?? []);
const isRead = (key: string) => RULES.some(({ owns }) => owns(key));

/** The parameters that a CDN must have in its key, and the beginnings of others, as the guide lists them. */
function listed(): { readonly keys: string[]; readonly beginnings: string[] } {
  const [, part = ''] = readFileSync('docs/guide/deploy.md', 'utf8').split('- **Query.**');
  const [text = '', list = ''] = part.split('```text', 2);
  const beginnings = [...text.matchAll(/`([a-z]+\.)`/g)].map(([, name = '']) => name);
  return { keys: list.split('```', 1).join().trim().split(/\s+/), beginnings };
}

/** Every word of the core's source: a parameter that a page reads is one of them. */
function wordsOfCore(): ReadonlySet<string> {
  const files = readdirSync('core', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return new Set(files.flatMap((file) => readFileSync(join('core', file), 'utf8').match(/[A-Za-z][\w-]*/g) ?? []));
}

/** Parameters of the address that no page's rules own (`server/pages/page-address.ts`). */
const OF_PREVIEWS = ['preview', 'token'];

test('the guide to a CDN lists every parameter by which pages differ', () => {
  const { keys, beginnings } = listed();
  const words = wordsOfCore();
  expect(keys.toSorted()).toEqual([...OF_PREVIEWS, ...[...words].filter(isRead)].sort());
  expect(beginnings).toEqual(
    [...words]
      .map((word) => `${word}.`)
      .filter((word) => isRead(`${word}x`))
      .sort(),
  );
});
