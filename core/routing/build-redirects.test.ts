import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { LOCALES, sameInEveryLocale } from '../locale/locale.ts';
import { buildRedirects, describeProblem } from './build-redirects.ts';
import {
  findRedirect,
  REDIRECT_STATUSES,
  type RedirectRule,
  type RedirectStatus,
  redirectAddress,
} from './redirects.ts';
import { splitAddress } from './trailing-slash.ts';

/** A rule for English; its Spanish side is always right, and none other's path. */
function english(from: string, to: string, status: RedirectStatus = 301, n = 0): RedirectRule {
  return { from: demoTexts({ en: from, es: `/viejo-${n}/` }), to: demoTexts({ en: to, es: '/nuevo/' }), status };
}

type Row = readonly [from: string, to: string, status?: RedirectStatus];

function built(...rows: readonly Row[]) {
  const { redirects, problems } = buildRedirects(rows.map(([from, to, status], n) => english(from, to, status, n)));
  return { found: [...redirects.en].map(([from, { to, status }]) => [from, to, status]), problems };
}

test('LK4 valid redirects have no problems', () => {
  expect(built(['/a/', '/b/'], ['/c', 'https://other.example/', 302])).toEqual({
    found: [
      ['/a/', '/b/', 301],
      ['/c/', 'https://other.example/', 302],
    ],
    problems: [],
  });
  expect(built()).toEqual({ found: [], problems: [] });
});

describe('LK4 a loop', () => {
  test('is dropped and reported once with its paths in order', () => {
    expect(built(['/a/', '/b'], ['/b/', '/c/?x#y'], ['/c', '/a/'], ['/d/', '/e/'])).toEqual({
      found: [['/d/', '/e/', 301]],
      problems: [{ kind: 'loop', locale: 'en', paths: ['/a/', '/b/', '/c/', '/a/'] }],
    });
  });

  test('drops and reports the redirects that lead into it', () => {
    expect(built(['/x/', '/a/'], ['/a/', '/b/'], ['/b/', '/a/'], ['/y/', '/x/'])).toEqual({
      found: [],
      problems: [
        { kind: 'loop', locale: 'en', paths: ['/x/', '/a/', '/b/', '/a/'] },
        { kind: 'loop', locale: 'en', paths: ['/a/', '/b/', '/a/'] },
        { kind: 'loop', locale: 'en', paths: ['/y/', '/x/', '/a/', '/b/', '/a/'] },
      ],
    });
  });

  test('reports two loops separately', () => {
    const { problems } = built(['/a/', '/b/'], ['/c/', '/d/'], ['/d/', '/c/'], ['/b/', '/a/']);
    expect(problems.map((problem) => describeProblem(problem))).toEqual([
      'Redirect loop in en: /a/ → /b/ → /a/',
      'Redirect loop in en: /c/ → /d/ → /c/',
    ]);
  });

  test('in one locale leaves the other unaffected', () => {
    const { redirects, problems } = buildRedirects([
      { from: sameInEveryLocale('/a/'), to: demoTexts({ en: '/c/', es: '/b/' }), status: 301 },
      { from: sameInEveryLocale('/b/'), to: demoTexts({ en: '/d/', es: '/a/' }), status: 301 },
    ]);
    expect(problems).toEqual([{ kind: 'loop', locale: 'es', paths: ['/a/', '/b/', '/a/'] }]);
    expect([redirects.en.size, redirects.es.size]).toEqual([2, 0]);
  });

  test('is found in spite of any encoding', () => {
    expect(built(['/ñ/', '/b/'], ['/b/', '/%c3%b1']).problems).toMatchObject([{ kind: 'loop' }]);
  });
});

describe('LK4 a chain', () => {
  test('is reported, and every redirect in it leads to its end in one hop', () => {
    expect(built(['/a/', '/b'], ['/b/', '/c/'], ['/c/', '/d'])).toEqual({
      found: [
        ['/a/', '/d', 301],
        ['/b/', '/d', 301],
        ['/c/', '/d', 301],
      ],
      problems: [
        { kind: 'chain', locale: 'en', paths: ['/a/', '/b/', '/c/', '/d'] },
        { kind: 'chain', locale: 'en', paths: ['/b/', '/c/', '/d'] },
      ],
    });
  });

  test('may leave the site', () => {
    const { redirects } = buildRedirects([english('/a/', '/b/'), english('/b/', 'https://other.example/', 301, 1)]);
    expect(findRedirect(redirects, '/a/', 'en')).toEqual({ to: 'https://other.example/', external: true, status: 301 });
  });

  test('keeps query and hash of its hops', () => {
    const { found } = built(['/a/', '/b/?x=1#a'], ['/b/', '/c/?y=2'], ['/d/', '/e/#d'], ['/e/', '/c/#e']);
    expect(found.map(([, to]) => to)).toEqual(['/c/?y=2&x=1#a', '/c/?y=2', '/c/#e', '/c/#e']);
  });

  test.each([
    [301, 301, 301],
    [301, 302, 302],
    [302, 301, 302],
    [301, 307, 302],
    [307, 301, 302],
    [301, 308, 301],
    [308, 301, 301],
    [308, 308, 308],
    [308, 307, 307],
    [307, 308, 307],
    [307, 307, 307],
    [302, 308, 302],
    [307, 302, 302],
  ] as const)('combines %d and %d into %d', (first, second, status) => {
    expect(built(['/a/', '/b/', first], ['/b/', '/c/', second]).found[0]).toEqual(['/a/', '/c/', status]);
  });

  test('is as permanent as the least permanent of three', () => {
    expect(built(['/a/', '/b/', 302], ['/b/', '/c/', 301], ['/c/', '/d/', 308]).found[0]?.[2]).toBe(302);
  });
});

describe('LK4 twenty thousand rules', () => {
  const COUNT = 20_000;
  const rules = (target: (at: number) => string, at = Array.from({ length: COUNT }, (_, index) => index)) =>
    buildRedirects(at.map((index) => english(`/${index}/`, target(index), 301, index)));
  const FIRST = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `/${at}/`);

  test('in one chain all lead to its end, in any order, and name few paths', () => {
    const { redirects, problems } = rules((at) => `/${at + 1}/`);
    expect(new Set([...redirects.en.values()].map(({ to }) => to))).toEqual(new Set([`/${COUNT}/`]));
    expect(problems).toHaveLength(COUNT - 1);
    expect(problems[0]).toEqual({ kind: 'chain', locale: 'en', paths: [...FIRST, '…', `/${COUNT}/`] });
    const backwards = Array.from({ length: COUNT }, (_, index) => COUNT - 1 - index);
    expect(new Map(rules((at) => `/${at + 1}/`, backwards).redirects.en)).toEqual(redirects.en);
  });

  test('with queries lead to its end with some of them', () => {
    const { redirects } = rules((at) => `/${at + 1}/?p${at}=1#h${at}`);
    const targets = [...redirects.en.values()].map(({ to }) => to);
    expect(targets.every((to) => to.startsWith(`/${COUNT}/?p${COUNT - 1}=1`) && to.length <= 500)).toBe(true);
  });

  test('in a loop, or leading into one, are left out, and name few paths', () => {
    const { redirects, problems } = rules((at) => (at === COUNT - 1 ? '/10000/' : `/${at + 1}/`));
    expect(redirects.en.size).toBe(0);
    expect(problems).toHaveLength(10_001);
    expect(problems[0]).toEqual({ kind: 'loop', locale: 'en', paths: [...FIRST, '…'] });
  });
});

test('LK4 names long addresses by their first characters', () => {
  const long = `/${'a'.repeat(10_000)}/`;
  const { problems } = built(['/a/', long], [long, '/b/'], ['/c/', `${long}?`], ['/d/', `x${long}`], [long, long]);
  expect(problems.map(({ kind }) => kind)).toEqual(['refused', 'itself', 'chain', 'chain']);
  expect(Math.max(...problems.map((problem) => describeProblem(problem).length))).toBeLessThan(600);
});

test('LK4 keeps the first of two redirects for a path', () => {
  expect(built(['/a/', '/b/'], ['/a', '/c/'])).toEqual({
    found: [['/a/', '/b/', 301]],
    problems: [{ kind: 'duplicate', locale: 'en', from: '/a/', to: '/c/' }],
  });
});

test.each(['javascript:alert(1)', '//other.example', 'mailto:a@b.example', 'b/', '', '/en/b/'])(
  'LK3 LK4 rejects a redirect to %j and frees its path',
  (to) => {
    expect(built(['/a/', to], ['/a/', '/b/'])).toEqual({
      found: [['/a/', '/b/', 301]],
      problems: [{ kind: 'refused', locale: 'en', from: '/a/', to }],
    });
  },
);

test.each(['/a', '/a/', '/a/?b', '/a#b'])('LK4 drops a redirect from /a/ to %s, which leads to itself', (to) => {
  expect(built(['/a/', to], ['/b/', '/a/'])).toEqual({
    found: [['/b/', '/a/', 301]],
    problems: [{ kind: 'itself', locale: 'en', from: '/a/', to }],
  });
});

test('LK4 writes a log line for every problem', () => {
  const rows: readonly Row[] = [
    ['/a/', '/b/'],
    ['/b/', '/a/'],
    ['/c/', '/d/'],
    ['/d/', '/e/'],
    ['/c/', '/f/'],
    ['/g/', 'javascript:"\n'],
    ['/h/', '/h/'],
  ];
  expect(built(...rows).problems.map((problem) => describeProblem(problem))).toEqual([
    'Redirect in en from /c/ to "/f/" left out: an earlier rule has its path',
    'Redirect in en from /g/ left out: "javascript:\\"\\n" is neither a path of the site, without locale, nor an http(s) address',
    'Redirect in en from /h/ left out: "/h/" is the same path',
    'Redirect loop in en: /a/ → /b/ → /a/',
    'Redirect chain in en: /c/ → /d/ → /e/',
  ]);
});

const path = fc.constantFrom(
  '/a',
  '/a/',
  '/b/',
  '/c/',
  '/d/',
  '/e/',
  '/ñ/',
  '/%C3%B1/',
  '/constructor/',
  '/__proto__/',
);
const target = fc.oneof(
  { weight: 4, arbitrary: path },
  fc.tuple(path, fc.constantFrom('?x=1', '#y', '?x=1#y', '?#')).map((parts) => parts.join('')),
  fc.constantFrom('https://other.example/a/', '//a', 'javascript:a', ''),
);
const localized = (text: fc.Arbitrary<string>) => fc.record(demoTexts({ en: text, es: text }));
const anyRules = fc.array(
  fc.record({ from: localized(path), to: localized(target), status: fc.constantFrom(...REDIRECT_STATUSES) }),
  { maxLength: 12 },
);

test('LK4 reaches a path without a redirect in at most one hop from any path', () => {
  fc.assert(
    fc.property(anyRules, path, fc.constantFrom(...LOCALES), (rules, start, { code }) => {
      const { redirects } = buildRedirects(rules);
      const found = findRedirect(redirects, start, code);
      if (found === null || found.external) return;
      const end = redirectAddress(found, { query: '?v', hash: '#w' });
      expect(findRedirect(redirects, splitAddress(end).path, code)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('LK4 one hop leads where all hops of a chain would, with query and hash', () => {
  const carried = fc.constantFrom('', '?x=1', '?y=2&z', '#h', '?x=3#i');
  fc.assert(
    fc.property(fc.array(carried, { minLength: 1, maxLength: 6 }), fc.boolean(), (hops, backwards) => {
      const chain = hops.map((carries, at) => ({ from: `/${at}/`, to: `/${at + 1}/${carries}` }));
      const ordered = backwards ? chain.toReversed() : chain;
      const { redirects } = buildRedirects(ordered.map(({ from, to }, at) => english(from, to, 301, at)));
      const stepwise = chain.reduce((address, { to }) => redirectAddress({ to }, splitAddress(address)), '/0/?v=1#w');
      const found = findRedirect(redirects, '/0/', 'en');
      expect(found && redirectAddress(found, { query: '?v=1', hash: '#w' })).toBe(stepwise);
    }),
  );
});

test('LK4 reports a problem for each path without a target, in its locale', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const { redirects, problems } = buildRedirects(rules);
      for (const { code } of LOCALES) {
        const named = problems
          .filter(({ locale }) => locale === code)
          .flatMap((problem) => ('paths' in problem ? problem.paths : [problem.from]));
        for (const { from } of rules) {
          if (findRedirect(redirects, from[code], code) !== null) continue;
          expect(named.map((one) => one.replace(/\/?$/, '/'))).toContain(
            encodeURI(decodeURI(from[code])).replace(/\/?$/, '/'),
          );
        }
      }
    }),
    { numRuns: 300 },
  );
});
