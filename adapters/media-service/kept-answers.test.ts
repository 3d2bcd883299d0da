import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';
import { LeastUsed } from './least-used.ts';

test('ME1 a question that goes wrong is an answer, too, and the next one is asked', async () => {
  let now = 0;
  const kept = new KeptAnswers<string>(1_000_000, () => now);
  const wrong = await kept.get('a', () => Promise.reject(new Error('a bug')));
  expect(wrong).toEqual({ ok: false, error: { kind: 'unavailable', id: 'a', reason: 'Error: a bug' } });
  now = 10_000;
  expect(await kept.get('a', async () => ({ ok: true, value: 'x' }))).toEqual({ ok: true, value: 'x' });
});

test('ME1 within so many bytes those longest unused go', () => {
  const held = new LeastUsed<string>(30);
  held.set('a', 'A', 10);
  held.set('b', 'B', 10);
  held.set('c', 'C', 10);
  expect(held.get('a')).toBe('A');
  held.set('d', 'D', 15);
  expect(['a', 'b', 'c', 'd'].map((key) => held.get(key))).toEqual(['A', undefined, undefined, 'D']);
  held.set('a', 'A2', 15);
  held.set('e', 'too large', 31);
  expect(['a', 'd', 'e'].map((key) => held.get(key))).toEqual(['A2', 'D', undefined]);
});
