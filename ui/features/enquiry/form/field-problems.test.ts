import { describe, expect, test } from 'vitest';
import { updatedProblems } from './field-problems.ts';

describe('FM2 what is wrong is said in time', () => {
  test('of a field that is left, though nobody has sent anything', () => {
    expect(updatedProblems({}, 'email', { email: 'no-at', name: 'missing' }, true)).toEqual({ email: 'no-at' });
  });

  test('not of a field that somebody still writes into', () => {
    const shown = { name: 'missing' } as const;
    expect(updatedProblems(shown, 'email', { email: 'no-at', name: 'missing' }, false)).toBe(shown);
  });

  test('a mistake that is shown is let go as soon as it is none, or becomes another', () => {
    expect(updatedProblems({ email: 'no-at', name: 'missing' }, 'email', { name: 'missing' }, false)).toEqual({
      name: 'missing',
    });
    expect(updatedProblems({ email: 'no-at' }, 'email', { email: 'no-ending' }, false)).toEqual({ email: 'no-ending' });
  });

  test('what is shown of other fields stays, whatever stands there now', () => {
    expect(updatedProblems({ name: 'missing' }, 'email', {}, true)).toEqual({ name: 'missing' });
  });

  test('a mended beginning lets go of the end that came before it', () => {
    expect(updatedProblems({ to: 'reversed' }, 'from', {}, false)).toEqual({});
    expect(updatedProblems({ to: 'reversed' }, 'from', { from: 'past' }, false)).toEqual({});
    expect(updatedProblems({ to: 'reversed' }, 'from', { from: 'past' }, true)).toEqual({ from: 'past' });
  });
});
