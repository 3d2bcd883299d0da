import { describe, expect, test } from 'vitest';
import { lookedAt } from './field-problems.ts';

describe('FM2 what is wrong is said in time', () => {
  test('of a field that is left, though nobody has sent anything', () => {
    expect(lookedAt({}, 'email', { email: 'no-at', name: 'missing' }, true)).toEqual({ email: 'no-at' });
  });

  test('not of a field that somebody still writes into', () => {
    const shown = { name: 'missing' } as const;
    expect(lookedAt(shown, 'email', { email: 'no-at', name: 'missing' }, false)).toBe(shown);
  });

  test('a mistake that is shown is let go as soon as it is none, or becomes another', () => {
    expect(lookedAt({ email: 'no-at', name: 'missing' }, 'email', { name: 'missing' }, false)).toEqual({
      name: 'missing',
    });
    expect(lookedAt({ email: 'no-at' }, 'email', { email: 'no-ending' }, false)).toEqual({ email: 'no-ending' });
  });

  test('what is shown of other fields stays, whatever stands there now', () => {
    expect(lookedAt({ name: 'missing' }, 'email', {}, true)).toEqual({ name: 'missing' });
  });

  test('a mended beginning lets go of the end that came before it', () => {
    expect(lookedAt({ to: 'reversed' }, 'from', {}, false)).toEqual({});
    expect(lookedAt({ to: 'reversed' }, 'from', { from: 'past' }, false)).toEqual({});
    expect(lookedAt({ to: 'reversed' }, 'from', { from: 'past' }, true)).toEqual({ from: 'past' });
  });
});
