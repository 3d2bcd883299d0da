import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';

function run(...args: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', 'tools/sandbox.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('SE1 npm run sandbox', () => {
  test('prints one line of JSON, answers there, and ends on request', async () => {
    const child = run('--app-id', 'DEMO', '--search-key', 'reads', '--admin-key', 'writes');
    const exit = once(child, 'exit');
    const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
    expect(line.endsWith('\n')).toBe(true);
    const { algolia } = JSON.parse(line) as { algolia: { host: string } };
    expect(algolia).toEqual({
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
      appId: 'DEMO',
      searchKey: 'reads',
      adminKey: 'writes',
    });
    const headers = { 'x-algolia-application-id': 'DEMO', 'x-algolia-api-key': 'writes' };
    const response = await fetch(`http://${algolia.host}/1/indexes`, { headers });
    expect(await response.json()).toEqual({ items: [], nbPages: 1 });
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('exits with 2 and names a wrong option', async () => {
    const child = run('--prot', '1');
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, said]).toEqual([2, expect.stringMatching(/^[^\n]*--prot[^\n]*\n$/)]);
  });
});
