import { describe, expect, test } from 'vitest';
import { middlewareFor, ROUTE_MIDDLEWARE } from './route-middleware.ts';

const known = { first: () => 1, second: () => 2 };

describe('LK6 middleware by name', () => {
  test('comes in the order of the names', () => {
    expect(middlewareFor(['second', 'first', 'second'], known)).toEqual([known.second, known.first, known.second]);
    expect(middlewareFor([], known)).toEqual([]);
  });

  test.each(['third', '', 'First', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'an unknown one throws: %j',
    (name) => {
      expect(() => middlewareFor(['first', name], known)).toThrow(new Error(`Unknown route middleware: "${name}"`));
    },
  );
});

test('LK6 YN2 every navigation asks for a fresh build, then for a redirect; one to search for the search before', () => {
  expect(ROUTE_MIDDLEWARE).toEqual({
    search: ['newer-build', 'redirects', 'back-to-search'],
    yacht: ['newer-build', 'redirects'],
    other: ['newer-build', 'redirects'],
  });
});
