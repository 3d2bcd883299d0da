import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNewsletterForm } from './read-newsletter-form.ts';

test('FM3 reads an address in lower case with consent', () => {
  expect(readNewsletterForm({ email: ' Ana@Visitor.Example ', consent: '1' })).toEqual({
    ok: true,
    value: { address: 'ana@visitor.example' },
  });
});

describe('FM3 reports the problem of each field', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['an empty form', {}, { email: 'missing', consent: 'missing' }],
    ['no address', { email: '  ', consent: '1' }, { email: 'missing' }],
    ['half an address', { email: 'ana@visitor', consent: '1' }, { email: 'no-ending' }],
    ['two lines', { email: 'ana@visitor.example\nBcc: all', consent: '1' }, { email: 'unreadable' }],
    ['a value that is not text', { email: ['a@b.example'], consent: '1' }, { email: 'unreadable' }],
    // Reported as an invalid address, not as too long.
    ['a very long text', { email: `${'a'.repeat(400)}@visitor.example`, consent: '1' }, { email: 'not-an-address' }],
    ['no consent', { email: 'ana@visitor.example', consent: 'on' }, { consent: 'missing' }],
  ])('%s', (_, fields, problems) => {
    expect(readNewsletterForm(fields)).toEqual({ ok: false, error: problems });
  });
});

test('FM3 any input gives one address of one line, or a problem, and never throws', () => {
  fc.assert(
    fc.property(fc.record({ email: fc.anything(), consent: fc.constant('1') }), (fields) => {
      const read = readNewsletterForm(fields);
      if (read.ok) expect(read.value.address).toMatch(/^[!-~]+@[a-z0-9.-]+$/);
      else expect(Object.keys(read.error)).toEqual(['email']);
    }),
  );
});
