import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EnquiryDrafts } from '../../../core/ports/enquiry-drafts.ts';

/**
 * Defines the contract suite of EnquiryDrafts.
 * @param make makes an empty one; `keeps` is false for a browser that keeps nothing
 */
export function enquiryDraftsContract(name: string, make: (keeps: boolean) => EnquiryDrafts): void {
  describe(`EnquiryDrafts: ${name}`, () => {
    test('FM2 starts empty, and clearing nothing is fine', () => {
      const drafts = make(true);
      expect(drafts.read('a')).toBeNull();
      drafts.clear('a');
      expect(drafts.read('a')).toBeNull();
    });

    test('FM2 reads what was written, field by field, character by character', () => {
      const drafts = make(true);
      const text = fc.string({ unit: 'binary' });
      const fields = fc.dictionary(text, text, { maxKeys: 5, noNullPrototype: true });
      fc.assert(
        fc.property(text, fields, (form, written) => {
          expect(drafts.write(form, written)).toBe(true);
          expect(drafts.read(form)).toEqual(written);
        }),
      );
    });

    test('FM2 keeps the last draft of each form until it is cleared', () => {
      const drafts = make(true);
      drafts.write('a', { name: 'first' });
      drafts.write('b', { name: 'other' });
      drafts.write('a', { message: 'second' });
      expect([drafts.read('a'), drafts.read('b')]).toEqual([{ message: 'second' }, { name: 'other' }]);
      drafts.clear('a');
      expect([drafts.read('a'), drafts.read('b')]).toEqual([null, { name: 'other' }]);
    });

    test('FM2 keeps the newest ten; writing one again makes it the newest', () => {
      const drafts = make(true);
      for (let form = 0; form < 10; form += 1) drafts.write(`${form}`, { form: `${form}` });
      drafts.write('0', { form: 'again' });
      drafts.write('10', {});
      const kept = Array.from({ length: 11 }, (_, form) => `${form}`).filter((form) => drafts.read(form) !== null);
      expect(kept).toEqual(['0', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
      expect(drafts.read('0')).toEqual({ form: 'again' });
    });

    test.each(['__proto__', 'constructor', 'toString', '', ' '])('FM2 accepts the form name %j', (form) => {
      const drafts = make(true);
      expect(drafts.read(form)).toBeNull();
      drafts.write(form, { name: 'a' });
      expect(drafts.read(form)).toEqual({ name: 'a' });
    });

    test('FM2 reports a browser without storage and never throws', () => {
      const drafts = make(false);
      expect(drafts.write('a', { name: 'x' })).toBe(false);
      expect(drafts.read('a')).toBeNull();
      drafts.clear('a');
      expect(drafts.read('a')).toBeNull();
    });
  });
}
