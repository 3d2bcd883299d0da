import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FloodResult } from './flood-process.ts';
import { writePhotographs } from './media-pictures.ts';

const run = promisify(execFile);
const MAX_GROWTH = 300 * 1024 * 1024;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-flood-'));
  await writePhotographs(folder, 5, { width: 800, height: 500 });
});
afterAll(() => rm(folder, { recursive: true }));

test('ME3 makes each of two hundred simultaneous pictures once, within a small memory', async () => {
  const script = fileURLToPath(new URL('flood-process.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, folder], { timeout: 60_000 });
  const { statuses, asked, made, growth } = JSON.parse(stdout) as FloodResult;
  expect(asked).toBe(300);
  expect(statuses).toEqual({ 200: 300 });
  expect(made).toBe(200);
  expect(growth).toBeLessThan(MAX_GROWTH);
});
