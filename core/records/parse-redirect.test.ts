import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDIRECT_STATUSES } from '../routing/redirects.ts';
import { parseRedirect } from './parse-redirect.ts';

const fieldsOf = (record: unknown) => {
  const rule = parseRedirect(record);
  return rule.ok ? [] : rule.error.map(({ field }) => field);
};

describe('LK4 a redirect', () => {
  test('leads permanently from one path to another in every language', () => {
    expect(parseRedirect({ from: '/old/', to: '/new/?a=b#c' })).toEqual({
      ok: true,
      value: {
        from: { en: '/old/', es: '/old/' },
        to: { en: '/new/?a=b#c', es: '/new/?a=b#c' },
        status: 301,
      },
    });
  });

  test('may have a path per language', () => {
    const from = { en: '/old/', es: '/viejo/' };
    const to = { en: '/new/', es: '/nuevo/' };
    expect(parseRedirect({ from, to, status: 302 })).toEqual({ ok: true, value: { from, to, status: 302 } });
  });

  test.each(REDIRECT_STATUSES)('may use status %d', (status) => {
    expect(parseRedirect({ from: '/a/', to: '/b/', status })).toMatchObject({ value: { status } });
  });

  test.each<[readonly string[], unknown]>([
    [['record'], null],
    [['from', 'to'], {}],
    [['from'], { from: '', to: '/b/' }],
    [['from'], { from: 'a/', to: '/b/' }],
    [['from'], { from: '/en/a/', to: '/b/' }],
    [['from'], { from: '/a/?b', to: '/b/' }],
    [['from'], { from: 'https://a.example/', to: '/b/' }],
    [['from.es'], { from: { en: '/a/', es: 'b' }, to: '/b/' }],
    [['from.es'], { from: { en: '/a/' }, to: '/b/' }],
    [['to'], { from: '/a/', to: ' ' }],
    [['to.es'], { from: '/a/', to: { en: '/b/' } }],
    [['status'], { from: '/a/', to: '/b/', status: 303 }],
    [['status'], { from: '/a/', to: '/b/', status: '301' }],
  ])('is rejected for the problem %j: %j', (fields, record) => {
    expect([...new Set(fieldsOf(record))]).toEqual(fields);
  });

  test('never throws', () => {
    const rule = fc.record({ from: fc.anything(), to: fc.anything(), status: fc.anything() }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), rule), (record) => {
        const read = parseRedirect(record);
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
      }),
    );
  });
});
