import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

test('ME1 caches a failed request as an answer and requests the next one', async () => {
  let now = 0;
  const kept = new KeptAnswers<string>(1_000_000, () => now);
  const wrong = await kept.get('a', () => Promise.reject(new Error('a bug')));
  expect(wrong).toEqual({ ok: false, error: { kind: 'unavailable', id: 'a', reason: 'Error: a bug' } });
  now = 10_000;
  expect(await kept.get('a', async () => ({ ok: true, value: 'x' }))).toEqual({ ok: true, value: 'x' });
});

test('ME1 evicts the least recently used answers beyond the byte limit', async () => {
  const requested: string[] = [];
  // Each answer weighs 400 bytes and its text: two fit, three do not.
  const kept = new KeptAnswers<string>(1000, () => 0);
  const get = (id: string) =>
    kept.get(id, async () => {
      requested.push(id);
      return { ok: true, value: id };
    });
  for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(id)).toEqual({ ok: true, value: id });
  expect(requested).toEqual(['a', 'b', 'c', 'b']);
});

test('ME1 returns an answer too large to cache and requests it again', async () => {
  const large = 'x'.repeat(400);
  let requests = 0;
  const kept = new KeptAnswers<string>(1000, () => 0);
  const ask = async () => {
    requests += 1;
    return { ok: true, value: large } as const;
  };
  for (let time = 0; time < 2; time += 1) expect(await kept.get('a', ask)).toEqual({ ok: true, value: large });
  expect(requests).toBe(2);
});
