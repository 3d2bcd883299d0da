import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';

function run(...args: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('npm run sandbox', () => {
  test('serves the content folder as a CMS would', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'halyard-sandbox-'));
    onTestFinished(() => rm(dir, { recursive: true, force: true }));
    await mkdir(join(dir, 'pages/deep'), { recursive: true });
    const sea = { id: 'sea', updated: '2026-09-14', slug: { en: 'sea', es: 'mar' }, state: {}, blocks: {} };
    await writeFile(join(dir, 'pages/deep/sea.json'), JSON.stringify(sea));
    const child = run('--content', dir, '--token', 'public', '--preview-token', 'preview');
    const exit = once(child, 'exit');
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    const { storyblok } = JSON.parse(line) as { storyblok: { host: string } };
    expect(storyblok).toEqual({
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      token: 'public',
      previewToken: 'preview',
      managementToken: 'sandbox-management-token',
      space: 1,
    });
    const response = await fetch(`http://${storyblok.host}/v2/cdn/stories?token=public`);
    expect(await response.json()).toMatchObject({ stories: [{ full_slug: 'sea' }] });
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('exits with 2 and one line without the folder', async () => {
    const child = run('--content', '/no/such/folder');
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, said]).toEqual([2, expect.stringMatching(/^[^\n]*\/no\/such\/folder[^\n]*\n$/)]);
  });
});
