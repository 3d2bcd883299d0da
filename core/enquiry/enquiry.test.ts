import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_ENQUIRY } from '../../tests/samples/sample-message.ts';
import type { Enquiry } from './enquiry.ts';
import { hasSameContent } from './enquiry.ts';

const other = (change: Partial<Enquiry>) => hasSameContent(SAMPLE_ENQUIRY, { ...SAMPLE_ENQUIRY, ...change });
const { content, attachments, routing } = SAMPLE_ENQUIRY;

test('FM2 an enquiry says the same whenever it comes, whoever answers, and by whatever reference', () => {
  expect(other({})).toBe(true);
  expect(other({ receivedAt: 0, routing: { ...routing, person: 'ana' }, consent: '', page: null })).toBe(true);
});

test.each<[string, Partial<Enquiry>]>([
  ['of another yacht', { subject: { kind: 'charter', yacht: null } }],
  ['of another kind', { subject: { kind: 'general' } }],
  ['in other words', { content: { ...content, message: `${content.message}!` } }],
  ['from somebody else', { content: { ...content, email: 'bea@visitor.example' } }],
  ['with other dates', { content: { ...content, charter: { from: null, to: null, guests: 8 } } }],
  ['with other favourites', { attachments: { ...attachments, favourites: [] } }],
  ['with another estimate', { attachments: { ...attachments, estimate: null } }],
])('FM2 it says something else: %s', (_, change) => {
  expect(other(change)).toBe(false);
});

/** The same value, the fields of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, turned(one)]),
  );
}

test('FM2 the order in which a store hands back the fields says nothing, the order of favourites does', () => {
  expect(hasSameContent(SAMPLE_ENQUIRY, turned(SAMPLE_ENQUIRY) as Enquiry)).toBe(true);
  const favourites = [...attachments.favourites, ...attachments.favourites.map((one) => ({ ...one, name: 'Cala' }))];
  const both = { ...SAMPLE_ENQUIRY, attachments: { ...attachments, favourites } };
  const swapped = { ...both, attachments: { ...attachments, favourites: favourites.toReversed() } };
  expect(hasSameContent(both, swapped)).toBe(false);
});

test('FM2 it says the same as what was written and read again, and as nothing else', () => {
  const contents = fc.record({
    ...{ name: fc.string(), email: fc.string(), phone: fc.option(fc.string()), message: fc.string() },
    charter: fc.constant(null),
    vessel: fc.option(fc.record({ name: fc.string(), builder: fc.string(), year: fc.string(), length: fc.string() })),
  });
  fc.assert(
    fc.property(contents, contents, (one, two) => {
      const first = { ...SAMPLE_ENQUIRY, content: one };
      expect(hasSameContent(first, turned(JSON.parse(JSON.stringify(first))) as Enquiry)).toBe(true);
      const isSame = Object.is(JSON.stringify(one), JSON.stringify(two));
      expect(hasSameContent(first, { ...SAMPLE_ENQUIRY, content: two })).toBe(isSame);
    }),
  );
});
