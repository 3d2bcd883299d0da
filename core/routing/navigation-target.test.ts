import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkPolicy } from './link-policy.ts';
import { navigationTarget } from './navigation-target.ts';

const allowing = { external: true };

test.each(['/', '/en/yachts-for-sale/?r=1:2#a', '?q=1', '#gallery', '/en/a?to=https://other.example'])(
  'LK3 %j stays within the site',
  (href) => {
    const target = { ok: true, value: { kind: 'internal', href } };
    expect(navigationTarget(href)).toEqual(target);
    expect(navigationTarget(href, allowing)).toEqual(target);
  },
);

test.each(['https://other.example/', 'http://other.example', ' HTTPS://OTHER.EXAMPLE '])(
  'LK3 %j is refused unless another site is allowed',
  (href) => {
    const refusal = { ok: false, error: { kind: 'refused', reason: 'external' } };
    expect(navigationTarget(href)).toEqual(refusal);
    expect(navigationTarget(href, {})).toEqual(refusal);
    expect(navigationTarget(href, { external: false })).toEqual(refusal);
    expect(navigationTarget(href, allowing)).toEqual({ ok: true, value: { kind: 'external', href } });
  },
);

test.each(['tel:+377000110', 'mailto:a@halyard.example', 'MailTo:a@b.example'])(
  'LK3 %j is no place to go to, unless leaving the site is allowed',
  (href) => {
    expect(navigationTarget(href)).toEqual({ ok: false, error: { kind: 'refused', reason: 'scheme' } });
    expect(navigationTarget(href, allowing)).toEqual({ ok: true, value: { kind: 'external', href } });
  },
);

describe('LK3 always refused', () => {
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

  test('what no link may lead to, no navigation goes to; and without leave none leaves the site', () => {
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
        const { kind } = linkPolicy(href);
        expect(navigationTarget(href).ok).toBe(kind === 'internal');
        expect(navigationTarget(href, allowing).ok).toBe(kind !== 'refused');
      }),
      { numRuns: 500 },
    );
  });
});
