import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormDrafts, parseFormDrafts, withFormDraft, withoutFormDraft } from './form-drafts.ts';

const NO_DRAFTS: FormDrafts = new Map();

const text = fc.string({ unit: 'binary', maxLength: 8 });
const fields = fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true });

test('FM2 keeps at most ten drafts, newest last, each form once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 15 }), fields), { maxLength: 40 }), (written) => {
      let drafts = NO_DRAFTS;
      for (const [form, draft] of written) drafts = withFormDraft(drafts, `${form}`, draft);
      const newestFirst = [...new Set(written.map(([form]) => `${form}`).toReversed())];
      expect([...drafts.keys()].toReversed()).toEqual(newestFirst.slice(0, 10));
      for (const [form, draft] of drafts) expect(draft).toBe(written.findLast(([one]) => `${one}` === form)?.[1]);
    }),
  );
});

test('FM2 removes a draft and keeps the order of the rest', () => {
  const drafts = withFormDraft(withFormDraft(withFormDraft(NO_DRAFTS, 'a', {}), 'b', {}), 'c', {});
  expect([...withoutFormDraft(drafts, 'b').keys()]).toEqual(['a', 'c']);
  expect([...withoutFormDraft(drafts, 'x').keys()]).toEqual(['a', 'b', 'c']);
  expect([...drafts.keys()]).toEqual(['a', 'b', 'c']);
});

test('FM2 reads stored drafts and never throws on anything else in the storage', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fields), { maxLength: 5 }), (rows) => {
      expect(parseFormDrafts(JSON.stringify(rows))).toEqual(new Map(rows));
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (junk) => {
      for (const [form, draft] of parseFormDrafts(junk)) {
        expect(typeof form).toBe('string');
        expect(Object.values(draft).every((value) => typeof value === 'string')).toBe(true);
      }
    }),
  );
});
