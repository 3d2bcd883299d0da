import { describe, expect, onTestFinished, test } from 'vitest';
import type { KeptLetters } from '../../../core/ports/kept-letters.ts';
import { answerOf } from './stores-fixture.ts';

/** A folder of letters, empty at first. */
export interface KeptLettersWorld {
  readonly letters: KeptLetters;
  /** Puts a letter there, written at an instant. */
  put(name: string, content: string, at: number): Promise<void>;
  close?(): Promise<void>;
}

const TO_OFFICE = [
  'From: Halyard <letters@halyard.example>',
  'To: "Palma, the office" <palma@halyard.example>',
  'Reply-To: =?UTF-8?Q?In=C3=A9s?=',
  ' <Ines@visitor.example>',
  'Subject: To: other@visitor.example',
  '',
  'To: body@visitor.example',
].join('\r\n');
const TO_VISITOR = [
  'To: ines@visitor.example',
  'Reply-To: Ana <ana@halyard.example>',
  'Auto-Submitted: auto-generated',
  '',
  'Good day',
].join('\r\n');
const TO_PLUS = 'To: Ana <ines+yachts@visitor.example>\r\nAuto-Submitted: auto-generated\r\n\r\nGood day';

/** Defines the contract suite of KeptLetters. `make` makes an empty world. */
export function keptLettersContract(name: string, make: () => Promise<KeptLettersWorld>): void {
  async function world(): Promise<KeptLettersWorld> {
    const made = await make();
    onTestFinished(() => made.close?.());
    return made;
  }

  async function full(): Promise<KeptLettersWorld> {
    const made = await world();
    await made.put('7KM2Q-94QFX.office-letter.eml', TO_OFFICE, 1000);
    await made.put('7KM2Q-94QFX.visitor-letter.eml', TO_VISITOR, 2000);
    await made.put('abc.confirm-letter.17.eml', TO_PLUS, 3000);
    return made;
  }

  describe(`KeptLetters: ${name}`, () => {
    test('FM2 finds nothing in an empty folder', async () => {
      const { letters } = await world();
      expect(answerOf(await letters.about(['7KM2Q-94QFX']))).toEqual([]);
      expect(answerOf(await letters.ofVisitor('ines@visitor.example'))).toEqual([]);
      expect(answerOf(await letters.read('7KM2Q-94QFX.office-letter.eml'))).toBeNull();
      expect(answerOf(await letters.erase('7KM2Q-94QFX.office-letter.eml'))).toBe(false);
      expect(answerOf(await letters.prune({ before: 9999, limit: 9 }))).toBe(0);
    });

    test('FM2 finds letters by their enquiry or subscription', async () => {
      const { letters } = await full();
      const about = async (...ids: string[]) => answerOf(await letters.about(ids));
      expect(await about('7KM2Q-94QFX')).toEqual(['7KM2Q-94QFX.office-letter.eml', '7KM2Q-94QFX.visitor-letter.eml']);
      expect(await about('abc', 'zzz')).toEqual(['abc.confirm-letter.17.eml']);
      expect(await about('7KM2Q', 'ab', '')).toEqual([]);
      expect(await about()).toEqual([]);
    });

    test('FM2 finds letters to and from a visitor, in any case, and by no other mention', async () => {
      const { letters } = await full();
      const found = async (address: string) =>
        answerOf(await letters.ofVisitor(address)).map(({ name: found }) => found);
      expect(await found('INES@visitor.example')).toEqual([
        '7KM2Q-94QFX.office-letter.eml',
        '7KM2Q-94QFX.visitor-letter.eml',
      ]);
      expect(await found('ines+yachts@visitor.example')).toEqual(['abc.confirm-letter.17.eml']);
      expect(await found('body@visitor.example')).toEqual([]);
      expect(await found('other@visitor.example')).toEqual([]);
      for (const ours of ['letters', 'palma', 'ana']) expect(await found(`${ours}@halyard.example`)).toEqual([]);
    });

    test('FM2 reads and erases a letter by its name', async () => {
      const { letters } = await full();
      const letterName = '7KM2Q-94QFX.office-letter.eml';
      expect(answerOf(await letters.read(letterName))).toEqual({ name: letterName, content: TO_OFFICE });
      expect(answerOf(await letters.erase(letterName))).toBe(true);
      expect(answerOf(await letters.erase(letterName))).toBe(false);
      expect(answerOf(await letters.read(letterName))).toBeNull();
      expect(answerOf(await letters.about(['7KM2Q-94QFX']))).toEqual(['7KM2Q-94QFX.visitor-letter.eml']);
    });

    test('FM2 removes letters written before an instant, in batches', async () => {
      const { letters } = await full();
      const prune = async (before: number, limit: number) => answerOf(await letters.prune({ before, limit }));
      expect([await prune(1000, 9), await prune(3000, 1), await prune(3000, 9), await prune(3000, 9)]).toEqual([
        ...[0, 1, 1, 0],
      ]);
      expect(answerOf(await letters.about(['7KM2Q-94QFX', 'abc']))).toEqual(['abc.confirm-letter.17.eml']);
    });
  });
}
