import { expect, test } from 'vitest';
import { thirdLocaleErrors } from './third-locale.ts';

/** Milliseconds on a busy machine: the compiler reads the whole project. */
const PATIENCE = 180_000;

test(
  'LO1 a third locale in the table breaks the types of the planted file only, and of no test, tool or story',
  async () => {
    expect(await thirdLocaleErrors()).toEqual([
      expect.stringMatching(/^tests\/architecture\/two-languages\.ts: Property 'qaa' is missing/),
    ]);
  },
  PATIENCE,
);
