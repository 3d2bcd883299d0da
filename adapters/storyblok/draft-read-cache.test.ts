import { expect, test } from 'vitest';
import { DraftReadCache } from './draft-read-cache.ts';

const failing = () => Promise.reject(new Error('no answer'));

test('CM2 what is read anew after a reading that failed is read', async () => {
  const drafts = new DraftReadCache<string>(() => 0);
  await expect(drafts.latest(failing)).rejects.toThrow('no answer');
  expect(await drafts.anew(async () => 'saved')).toBe('saved');
  await expect(drafts.anew(failing)).rejects.toThrow('no answer');
  expect(await drafts.anew(async () => 'saved again')).toBe('saved again');
});
