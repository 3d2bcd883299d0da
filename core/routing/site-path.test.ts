import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyLink } from './link-policy.ts';
import { isSitePath, navigationTarget } from './site-path.ts';

const ORIGIN = 'https://halyard.example';

test.each([
  '/',
  '/search/',
  '/search/?q=x',
  '/search/?q=&r=length:40:90&l=kind:sail,motor',
  '/yacht-for-charter/aurora/',
  '/yachts-for-charter/?l=kind:sail',
  '/a%C3%B1o/#top',
])('YN3 accepts %j for storage', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each([
  '',
  'search/',
  '?q=x',
  '#top',
  ' /search/',
  '//other.example/',
  '/\\other.example/',
  '/search\\',
  '/\t/other.example/',
  '/sea\nrch/',
  '/search/\u0000',
  '/search/\u0085',
  '/%2Fother.example/',
  'https://other.example/',
  'javascript:alert(1)',
  'tel:+377',
  null,
  undefined,
  7,
  ['/'],
])('YN3 LK3 rejects %j for storage', (path) => {
  expect(isSitePath(path)).toBe(false);
});

test('YN3 accepts up to 2000 characters', () => {
  expect(isSitePath(`/${'a'.repeat(1999)}`)).toBe(true);
  expect(isSitePath(`/${'a'.repeat(2000)}`)).toBe(false);
});

test('YN3 LK3 a browser reads a stored path as a page of this site', () => {
  const piece = fc.constantFrom('/', '\\', ':', '?', '#', '@', '.', '%2F', '&sol;', '\t', '\n', ' ', 'a', 'https:');
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(fc.oneof(path, fc.string()), (raw) => {
      if (isSitePath(raw)) expect(new URL(raw, `${ORIGIN}/en/search/`).origin).toBe(ORIGIN);
    }),
    { numRuns: 1000 },
  );
});

const allowing = { external: true };

test.each(['/', '/en/yachts-for-sale/?r=1:2#a', '?q=1', '#gallery', '/en/a?to=https://other.example'])(
  'LK3 accepts %j as internal',
  (href) => {
    const target = { ok: true, value: { kind: 'internal', href } };
    expect(navigationTarget(href)).toEqual(target);
    expect(navigationTarget(href, allowing)).toEqual(target);
  },
);

test.each(['https://other.example/', 'http://other.example', ' HTTPS://OTHER.EXAMPLE '])(
  'LK3 rejects %j unless another site is allowed',
  (href) => {
    const refusal = { ok: false, error: { kind: 'refused', reason: 'external' } };
    expect(navigationTarget(href)).toEqual(refusal);
    expect(navigationTarget(href, {})).toEqual(refusal);
    expect(navigationTarget(href, { external: false })).toEqual(refusal);
    expect(navigationTarget(href, allowing)).toEqual({ ok: true, value: { kind: 'external', href } });
  },
);

test.each(['tel:+377000110', 'mailto:a@halyard.example', 'MailTo:a@b.example'])(
  'LK3 rejects %j as a target unless leaving the site is allowed',
  (href) => {
    expect(navigationTarget(href)).toEqual({ ok: false, error: { kind: 'refused', reason: 'scheme' } });
    expect(navigationTarget(href, allowing)).toEqual({ ok: true, value: { kind: 'external', href } });
  },
);

describe('LK3 always rejects', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\t:alert(1)',
    'javascript%3Aalert(1)',
    '%6aavascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,a',
    'DATA:text/html;base64,YQ==',
    'blob:https://halyard.example/1',
    'b\tlob:https://halyard.example/1',
    'vbscript:a',
    'file:///etc/hosts',
    '//other.example',
    '/\\other.example',
    '\\\\other.example',
    'https:other.example',
  ])('%j', (href) => {
    const refusal = { ok: false, error: { kind: 'refused', reason: 'scheme' } };
    expect(navigationTarget(href)).toEqual(refusal);
    expect(navigationTarget(href, allowing)).toEqual(refusal);
  });

  test('never navigates to a forbidden link, and leaves the site only with leave', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', ':', '?', '#', '%3A', '&colon;', '\t', '\n', '\u0000', ' '],
      ...['javascript', 'DATA', 'blob', 'https:', 'mailto:', 'tel:', 'other.example', 'a'],
    );
    const hrefs = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(hrefs, (href) => {
        const { kind } = classifyLink(href);
        expect(navigationTarget(href).ok).toBe(kind === 'internal');
        expect(navigationTarget(href, allowing).ok).toBe(kind !== 'refused');
      }),
      { numRuns: 500 },
    );
  });
});
