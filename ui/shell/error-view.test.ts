import { describe, expect, test } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import type { Translate } from '../i18n/translator.ts';
import { errorTexts, isConnectionError, notFoundHelp, stackOf } from './error-view.ts';

const speaker =
  (messages: Readonly<Record<string, string>>): Translate =>
  (key, values) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));
const [english, spanish] = [speaker(en), speaker(es)];

const PATH = '/en/nowhere/';

describe('UI2 RT6 the text of an error page', () => {
  test.each([
    [
      { status: 404, path: PATH, invalid: false },
      'Not Found',
      'Page not found: /en/nowhere/',
      'Page Not Found: /en/nowhere/',
    ],
    [{ status: 404, path: PATH, invalid: true }, 'Not Found', 'Page Not Found: /en/nowhere/', null],
    [{ status: 404, path: null, invalid: false }, 'Not Found', en['error.404.noPath'], null],
    [{ status: 500, path: PATH, invalid: false }, 'Internal Server Error', en['error.500.message'], null],
    [{ status: 503, path: PATH, invalid: false }, 'One moment, please', en['error.busy.message'], null],
    [{ status: 429, path: PATH, invalid: false }, 'One moment, please', en['error.busy.message'], null],
    [{ status: 403, path: PATH, invalid: false }, en['error.other.title'], en['error.other.message'], null],
    [{ status: null, path: PATH, invalid: false }, en['error.network.title'], en['error.network.message'], null],
  ])('RT6 UI2 for %o is “%s”: “%s”', (failed, title, message, hydrated) => {
    expect(errorTexts(failed, english)).toEqual({ title, message, hydrated });
  });

  test('LO8 RT6 in Spanish a missing page reads the same after hydration', () => {
    const { message, hydrated } = errorTexts({ status: 404, path: PATH, invalid: false }, spanish);
    expect(hydrated).toBe(message);
  });

  test('UI2 the button names its target', () => {
    expect([en['error.home'], es['error.home']]).toEqual(['Go to the homepage', 'Ir a la página de inicio']);
  });
});

describe('UI2 the stack of a thrown value', () => {
  test('UI2 has message, stack and causes', () => {
    const stack = stackOf(new Error('outer', { cause: new TypeError('inner') })) ?? '';
    expect(stack).toContain('Error: outer');
    expect(stack).toContain('error-view.test.ts');
    expect(stack).toContain('[cause] TypeError: inner');
  });

  test.each([
    ['a text', 'a text'],
    [0, '0'],
    [null, null],
    [undefined, null],
  ])('UI2 of %j is %j', (thrown, said) => {
    expect(stackOf(thrown)).toBe(said);
  });

  test('UI2 an error without a stack is its name and message', () => {
    expect(stackOf(Object.assign(new RangeError('far'), { stack: undefined }))).toBe('RangeError: far');
  });
});

describe('UI2 a connection failure', () => {
  test.each([
    'Failed to fetch',
    'Failed to fetch dynamically imported module: https://site.example/assets/a.js',
    'NetworkError when attempting to fetch resource.',
    'error loading dynamically imported module: https://site.example/assets/a.js',
    'Load failed',
    'The Internet connection appears to be offline.',
    'The network connection was lost.',
    'Importing a module script failed.',
  ])('is %s', (message) => {
    expect(isConnectionError(new TypeError(message))).toBe(true);
    expect(isConnectionError(new Error(message))).toBe(false);
  });

  test.each([
    new TypeError("Cannot read properties of undefined (reading 'fetch')"),
    new TypeError('view.load is not a function'),
    new Error('The server answered 500'),
    'Failed to fetch',
    undefined,
  ])('is not %s', (thrown) => {
    expect(isConnectionError(thrown)).toBe(false);
  });
});

test('UI2 an address without a page leads to a search for its words', () => {
  const href = (path: string) => `/en${path}`;
  const likely = [{ text: 'Cyclades', href: '/en/cyclades/' }];
  expect(notFoundHelp('/en/ciclades_2024.html', href, likely)).toEqual({
    ...{ action: '/en/search/', words: 'ciclades 2024' },
    likely,
  });
  expect(notFoundHelp(null, href, []).words).toBe('');
});
