import { expect, test } from 'vitest';
import { ContentSource } from './content-source.ts';

const silent = { warn() {} };

/** Content whose checks end when the test says so. */
function source(checkIntervalMs: number) {
  const looks: ((stamp: string) => void)[] = [];
  let version = 'a';
  const content = new ContentSource({
    stamp: () => new Promise<string>((resolve) => looks.push(resolve)),
    read: async () => ({ version }),
    log: silent,
    checkIntervalMs,
  });
  return {
    content,
    looks,
    change: (to: string) => {
      version = to;
    },
  };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

test('waits for a quick check and shows its result at once', async () => {
  const { content, looks, change } = source(0);
  const first = content.current();
  looks[0]?.('1');
  expect(await first).toEqual({ version: 'a' });
  change('b');
  const renewed = content.version();
  await turn();
  looks[1]?.('2');
  expect(await renewed).toBe('b');
  expect(await content.current()).toEqual({ version: 'b' });
});

test('stops waiting after a slow check and shows its result later', async () => {
  const { content, looks, change } = source(0);
  const first = content.current();
  await new Promise((resolve) => setTimeout(resolve, 120));
  looks[0]?.('1');
  expect(await first).toEqual({ version: 'a' });
  change('b');
  await Promise.all([content.version(), content.version()]);
  // The second call does not start a check of its own.
  expect(looks).toHaveLength(2);
  expect(await content.current()).toEqual({ version: 'a' });
  looks[1]?.('2');
  await turn();
  expect(await content.current()).toEqual({ version: 'b' });
});

test('a failed check changes nothing, and the next one may succeed', async () => {
  let fails = false;
  let version = '1';
  const content = new ContentSource({
    stamp: async () => {
      if (fails) throw new Error('no such folder');
      return version;
    },
    read: async () => ({ version }),
    log: silent,
    checkIntervalMs: 0,
  });
  expect(await content.current()).toEqual({ version: '1' });
  [fails, version] = [true, '2'];
  await content.version();
  expect(await content.current()).toEqual({ version: '1' });
  fails = false;
  await content.version();
  expect(await content.current()).toEqual({ version: '2' });
});
