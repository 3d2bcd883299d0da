import { expect, test } from 'vitest';
import { pageVersion } from '../start/watch-content.ts';

const at = (version: string) => ({ version: async () => version });
const NOON = '2026-05-04T12:00:00.000Z';

test('CO5 renders pages again when a source or the day changes, not every minute', async () => {
  const sources = [at('yachts 1'), at('pages 1')];
  const version = await pageVersion(sources, NOON);
  expect(await pageVersion(sources, '2026-05-04T23:59:59.999Z')).toBe(version);
  expect(await pageVersion(sources, '2026-05-05T00:00:00.000Z')).not.toBe(version);
  expect(await pageVersion([at('yachts 2'), at('pages 1')], NOON)).not.toBe(version);
});
