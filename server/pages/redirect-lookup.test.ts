import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocaleStrategy } from '../../core/locale/locale.ts';
import { demoTexts } from '../../tests/demo-texts.ts';
import { MemoryRedirectRules } from '../../tests/fakes/memory-redirect-rules.ts';
import { addressRules } from '../start/address-rules.ts';
import { redirectAt } from './redirect-lookup.ts';

const PORT = new MemoryRedirectRules([
  { from: demoTexts({ en: '/old/', es: '/vieja/' }), to: demoTexts({ en: '/new/', es: '/nueva/' }), status: 307 },
  { from: demoTexts({ en: '/año/', es: '/año/' }), to: demoTexts({ en: '/year/', es: '/years/' }), status: 301 },
  {
    from: demoTexts({ en: '/away/', es: '/fuera/' }),
    to: demoTexts({ en: 'https://a.example/?b', es: 'https://a.example/' }),
    status: 302,
  },
]);

function lookup(localeStrategy: LocaleStrategy) {
  const env = {
    localeStrategy,
    localeRedirectStatus: 302,
    fallbackLocale: null,
    rootRedirect: null,
    previewToken: null,
  } as const;
  return async (url: string) => redirectAt(await PORT.redirects(), addressRules(env), url);
}

test.each([
  ['prefix', '/en/old/', '/en/new/', 307],
  ['prefix', '/es/vieja/?a=b', '/es/nueva/?a=b', 307],
  ['prefix', '/en/away/?c=d', 'https://a.example/?b&c=d', 302],
  ['prefix_except_default', '/old/', '/new/', 307],
  ['prefix_except_default', '/en/old/', '/new/', 307],
  ['prefix_except_default', '/es/vieja/', '/es/nueva/', 307],
] as const)('LK4 under %s, %s redirects to %s with %i', async (strategy, url, location, status) => {
  expect(await lookup(strategy)(url)).toEqual({ location, status });
});

test.each([
  ['prefix', '/old/'],
  ['prefix', '/es/old/'],
  ['prefix', '/'],
  ['prefix_except_default', '/vieja/'],
  ['prefix_except_default', '/es/old/'],
] as const)('LK4 under %s, %s has no rule', async (strategy, url) => {
  expect(await lookup(strategy)(url)).toBeNull();
});

test.each(['/en/año/', '/en/a%C3%B1o/', '/en/a%c3%b1o', '/en/%61%c3%b1%6F/'])('LK4 %s is one path', async (url) => {
  expect(await lookup('prefix')(url)).toMatchObject({ location: '/en/year/' });
});

test.each(['/en/old%2F', '/en/%2fold/', '/en/old%3F/', '/en/old%23/', '/en/%25old/', '/en/old%20/'])(
  'LK4 %s is another path',
  async (url) => {
    expect(await lookup('prefix')(url)).toBeNull();
  },
);

test('LK4 rejects no URL and redirects only where a rule says', async () => {
  const find = lookup('prefix_except_default');
  const parts = fc.constantFrom(
    '/',
    'old',
    'en',
    'es',
    '%',
    '%2f',
    '%zz',
    '\\',
    '?',
    '#',
    '..',
    '\u0000',
    '\ud800',
    'é',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((some) => `/${some.join('')}`),
      ),
      async (url) => {
        const { location } = (await find(url)) ?? { location: '/new/' };
        expect(location).toMatch(/^(\/(es\/)?(new|nueva|years?)\/|https:\/\/a\.example\/)([?#]|$)/);
      },
    ),
  );
});
