import { describe, expect, test } from 'vitest';
import { ROUTE_MIDDLEWARE, resolveMiddleware } from './route-middleware.ts';

const known = { first: () => 1, second: () => 2 };

describe('LK6 named middleware', () => {
  test('runs in the order of the names', () => {
    expect(resolveMiddleware(['second', 'first', 'second'], known)).toEqual([known.second, known.first, known.second]);
    expect(resolveMiddleware([], known)).toEqual([]);
  });

  test.each(['third', '', 'First', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'throws on an unknown name: %j',
    (name) => {
      expect(() => resolveMiddleware(['first', name], known)).toThrow(new Error(`Unknown route middleware: "${name}"`));
    },
  );
});

test('LK6 YN2 every navigation checks for a fresh build, then a redirect; one to search also for the search before', () => {
  expect(ROUTE_MIDDLEWARE).toEqual({
    search: ['newer-build', 'redirects', 'back-to-search'],
    yacht: ['newer-build', 'redirects'],
    other: ['newer-build', 'redirects'],
  });
});
