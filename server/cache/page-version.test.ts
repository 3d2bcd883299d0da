import { expect, test } from 'vitest';
import { pageVersion } from './page-version.ts';

const source = (version: string) => ({ version: async () => version });

test('changes with the day in UTC and with the version of each source', async () => {
  const version = (...versions: string[]) => pageVersion(versions.map(source), '2026-05-04T23:59:59.999Z');
  expect(await version('content 3', 'fleet 7')).toBe('2026-05-04 content 3 fleet 7');
  expect(await version()).toBe('2026-05-04');
});
