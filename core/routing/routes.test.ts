import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRoute, type Route, routePath } from './routes.ts';

describe('RT1–RT3 the route table', () => {
  test.each<[string, Route]>([
    ['/', { name: 'home' }],
    ['/find/', { name: 'finder' }],
    ['/yachts-for-charter/', { name: 'yacht-list', market: 'charter' }],
    ['/yachts-for-sale/', { name: 'yacht-list', market: 'sale' }],
    ['/yacht-for-charter/aurora/', { name: 'yacht', market: 'charter', slug: 'aurora' }],
    ['/yacht-for-sale/lune-d-opale-2/', { name: 'yacht', market: 'sale', slug: 'lune-d-opale-2' }],
    ['/privacy-policy/', { name: 'content', slug: 'privacy-policy' }],
    ['/destinations/french-riviera/', { name: 'content', slug: 'destinations/french-riviera' }],
    ['/offices-and-people/monaco/anna/', { name: 'content', slug: 'offices-and-people/monaco/anna' }],
    ['/404/', { name: 'content', slug: '404' }],
    ['/berth-for-sale/port-vauban-30m/', { name: 'berth', slug: 'port-vauban-30m' }],
    ['/microsite/yachts-for-charter/', { name: 'microsite', market: 'charter' }],
    ['/microsite/yachts-for-sale/', { name: 'microsite', market: 'sale' }],
    ['/search/', { name: 'search', scope: 'yachts', below: '' }],
    ['/search/web/', { name: 'search', scope: 'site', below: '' }],
    ['/search/web/news/monaco/', { name: 'search', scope: 'site', below: 'news/monaco' }],
    ['/search/yachts/', { name: 'search', scope: 'yachts', below: 'yachts' }],
    ['/compare/', { name: 'compare' }],
    ['/favourites/', { name: 'favourites' }],
    ['/itinerary/', { name: 'itinerary' }],
    ['/voyage/', { name: 'voyage' }],
    ['/enquire/', { name: 'enquire' }],
    ['/newsletter/', { name: 'newsletter' }],
    ['/the-letter/newsletter/', { name: 'content', slug: 'the-letter/newsletter' }],
  ])('round-trips %s as %j', (path, route) => {
    expect(matchRoute(path)).toEqual(route);
    expect(routePath(route)).toBe(path);
  });

  test.each<[string, Route]>([
    ['/yachts-for-sale', { name: 'yacht-list', market: 'sale' }],
    ['/yacht-for-sale/aurora', { name: 'yacht', market: 'sale', slug: 'aurora' }],
    ['/enquire', { name: 'enquire' }],
    ['/newsletter', { name: 'newsletter' }],
  ])('finds %s without its slash too', (path, route) => {
    expect(matchRoute(path)).toEqual(route);
  });

  test.each([
    ['below a list', '/yachts-for-sale/aurora/'],
    ['below a list', '/yachts-for-charter/1/2/'],
    ['a yacht without slug', '/yacht-for-sale/'],
    ['below a yacht', '/yacht-for-charter/aurora/gallery/'],
    ['below the finder', '/find/aurora/'],
    ['below the comparison', '/compare/aurora/'],
    ['below the favourites', '/favourites/1/'],
    ['below the itinerary', '/itinerary/a/'],
    ['below a voyage', '/voyage/antibes/'],
    ['below the form of enquiries', '/enquire/thanks/'],
    ['below the form of the newsletter', '/newsletter/stop/'],
    ['below the form of the newsletter', '/newsletter/confirm/now/'],
    ['a berth without slug', '/berth-for-sale/'],
    ['below a berth', '/berth-for-sale/a/b/'],
    ['a microsite without list', '/microsite/'],
    ['a microsite of anything else', '/microsite/yacht-for-sale/'],
    ['below a microsite', '/microsite/yachts-for-sale/aurora/'],
    ['nothing', ''],
    ['no slash at the start', 'yachts-for-sale/'],
    ['two slashes', '//'],
    ['two slashes', '//evil.example/'],
    ['two slashes', '/destinations//monaco/'],
    ['two slashes', '/yacht-for-sale//'],
    ['capitals', '/Yachts-For-Sale/'],
    ['a dot', '/a.b/'],
    ['dot segments', '/../etc/passwd/'],
    ['dot segments', '/./'],
    ['a dash at the start', '/-a/'],
    ['a dash at the end', '/a-/'],
    ['a dash alone', '/-/'],
    ['an underscore', '/_error/'],
    ['percent', '/caf%C3%A9/'],
    ['percent garbage', '/%/'],
    ['percent garbage', '/%E0%A4%A/'],
    ['percent garbage', '/yacht-for-sale/%00/'],
    ['NUL', '/\u0000/'],
    ['NUL', '/yacht-for-sale/aurora\u0000/'],
    ['a line break', '/aurora\n/'],
    ['a backslash', '/\\evil/'],
    ['a query', '/yachts-for-sale/?r=1'],
    ['a hash', '/yachts-for-sale/#a'],
    ['an accent', '/año/'],
    ['a very long slug', `/${'a'.repeat(100_000)}/`],
    ['very many segments', '/a'.repeat(100_000)],
    ['an endless slug', `/yacht-for-sale/${'a-'.repeat(50_000)}/`],
    ['nearly a slug', `/${'a-'.repeat(90)}/`],
  ])('rejects a path with %s: %.60j', (_, path) => {
    expect(matchRoute(path)).toBeNull();
  });

  const slugs = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
  const markets = fc.constantFrom('charter' as const, 'sale' as const);
  const RESERVED = [
    ...['find', 'compare', 'favourites', 'itinerary', 'voyage', 'search', 'microsite', 'berth-for-sale'],
    ...['yachts-for-charter', 'yachts-for-sale', 'yacht-for-charter', 'yacht-for-sale', 'enquire', 'newsletter'],
  ];
  const routes: fc.Arbitrary<Route> = fc.oneof(
    fc.constantFrom<Route>(
      ...(['home', 'finder', 'compare', 'favourites', 'itinerary', 'voyage', 'enquire', 'newsletter'] as const).map(
        (name) => ({
          name,
        }),
      ),
    ),
    fc
      .tuple(fc.constantFrom('yacht-list' as const, 'microsite' as const), markets)
      .map(([name, market]) => ({ name, market })),
    slugs.map((slug): Route => ({ name: 'berth', slug })),
    fc
      .array(slugs, { maxLength: 3 })
      .map((below): Route => ({ name: 'search', scope: 'site', below: below.join('/') })),
    fc
      .array(slugs, { maxLength: 3 })
      .filter(([first]) => first !== 'web')
      .map((below): Route => ({ name: 'search', scope: 'yachts', below: below.join('/') })),
    fc.tuple(markets, slugs).map(([market, slug]): Route => ({ name: 'yacht', market, slug })),
    fc
      .array(slugs, { minLength: 1, maxLength: 4 })
      .filter(([first]) => !RESERVED.includes(first ?? ''))
      .map((segments): Route => ({ name: 'content', slug: segments.join('/') })),
  );

  test('finds every route at its own path, which begins and ends with one slash', () => {
    fc.assert(
      fc.property(routes, (route) => {
        const path = routePath(route);
        expect(matchRoute(path)).toEqual(route);
        expect(path).toMatch(/^\/(?:[^/]+\/)*$/);
      }),
      { numRuns: 200 },
    );
  });

  test('any other path gives null, or the route of that very path, and never throws', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '-',
        'a',
        '%',
        '.',
        '\\',
        '\u0000',
        '?',
        'yacht-for-sale',
        'yachts-for-sale',
        'find',
        'A',
        '__proto__',
        'search',
        'web',
        'microsite',
        'enquire',
        'newsletter',
      ],
    );
    const paths = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(paths, (path) => {
        const route = matchRoute(path);
        if (route !== null) expect([path, `${path}/`]).toContain(routePath(route));
      }),
      { numRuns: 500 },
    );
  });
});
