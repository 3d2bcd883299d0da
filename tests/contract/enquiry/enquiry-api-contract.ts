import { afterEach, describe, expect, test } from 'vitest';
import type { EnquiryResponse } from '../../../core/enquiry/enquiry-response.ts';
import type { EnquiryApi } from '../../../core/ports/enquiry-api.ts';
import { ok } from '../../../core/shared/result.ts';

/** A site that has these pages, and by default answers every form with thanks. */
export interface EnquiryApiWorld {
  readonly api: EnquiryApi;
  /** The forms that arrived, in order. */
  readonly received: readonly Readonly<Record<string, string>>[];
  answerWith(answer: EnquiryResponse): void;
  /** Makes the site answer 503 from now on, without a body that it defines. */
  breakDown(): void;
  close?(): Promise<void>;
}

export const THANKS: EnquiryResponse = { kind: 'thanks', href: '/en/enquire/?reference=7KM2Q-94QFX' };
const FIELDS = {
  name: 'Inés & Söhne',
  message: 'a\nb',
  token: 'key.when.signature',
  'attach-estimate': '1',
  phone: '',
};
const RETURNED: readonly EnquiryResponse[] = [
  { kind: 'returned', problems: { email: 'no-at', consent: 'missing' }, notice: null, token: 'a.b.c', reference: null },
  { kind: 'returned', problems: {}, notice: 'sent-before', token: 'd.e.f', reference: '7KM2Q-94QFX' },
  { kind: 'returned', problems: {}, notice: 'unavailable', token: '', reference: null },
];
const PAGES = new Map<string, unknown>([
  ['/en/enquire/?about=charter&yacht=H-001', { view: { kind: 'enquiry', title: 'Aurora' } }],
  ['/es/enquire/', { view: { kind: 'enquiry', title: 'Escríbanos' } }],
]);

/** Defines the contract suite of EnquiryApi. */
export function enquiryApiContract(
  name: string,
  make: (pages: ReadonlyMap<string, unknown>) => Promise<EnquiryApiWorld>,
): void {
  describe(`EnquiryApi: ${name}`, () => {
    const open: EnquiryApiWorld[] = [];
    async function world(): Promise<EnquiryApiWorld> {
      const made = await make(PAGES);
      open.push(made);
      return made;
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((made) => made.close?.()));
    });

    test('FM2 submits a form with every field unchanged and returns the reference', async () => {
      const { api, received, answerWith } = await world();
      answerWith(THANKS);
      expect(await api.send(FIELDS)).toEqual(ok(THANKS));
      expect(received).toEqual([FIELDS]);
    });

    test.each(RETURNED)('FM2 returns the reason of a rejected form: %j', async (answer) => {
      const { api, answerWith } = await world();
      answerWith(answer);
      expect(await api.send(FIELDS)).toEqual(ok(answer));
    });

    test('FM2 accepts the next form after a rejected one', async () => {
      const { api, answerWith } = await world();
      for (const answer of [...RETURNED.slice(0, 1), THANKS]) {
        answerWith(answer);
        expect(await api.send(FIELDS)).toEqual(ok(answer));
      }
    });

    test.each([...PAGES])('FM1 loads the form of a page: %s', async (path, data) => {
      const { api } = await world();
      expect(await api.page(path)).toEqual(ok(data));
    });

    test.each(['/en/enquire/', '/en/enquire/?about=charter', '/nowhere/'])('FM1 finds no form: %s', async (path) => {
      const { api } = await world();
      expect(await api.page(path)).toMatchObject({ ok: false, error: { kind: 'status', status: 404 } });
    });

    test('SE9 returns a failure as a value', async () => {
      const { api, breakDown } = await world();
      breakDown();
      for (const answer of [await api.send(FIELDS), await api.page('/es/enquire/')]) {
        expect(answer).toMatchObject({ ok: false, error: { kind: 'status', status: 503 } });
      }
    });
  });
}
