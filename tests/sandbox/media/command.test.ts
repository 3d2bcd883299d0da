import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

test('ME1 npm run sandbox serves the pictures of the content folder as a media service would', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox.ts', '--container', 'yachts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const { media } = JSON.parse(line) as { media: { host: string } };
  expect(media).toEqual({ host: expect.stringMatching(/^127\.0\.0\.1:\d+$/), container: 'yachts' });
  const response = await fetch(`http://${media.host}/yachts/v4/file/nobody`);
  expect(await response.json()).toMatchObject({ status: 'error', code: 'FILE_NOT_FOUND' });
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
