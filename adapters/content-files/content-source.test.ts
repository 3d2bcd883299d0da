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
  const { content, looks, change } = source(1);
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

test('an interval of 0 waits for each check, also after a slow one', async () => {
  const { content, looks, change } = source(0);
  const first = content.current();
  await new Promise((resolve) => setTimeout(resolve, 120));
  looks[0]?.('1');
  await first;
  change('b');
  const renewed = content.version();
  await turn();
  looks[1]?.('2');
  expect(await renewed).toBe('b');
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

test('a first reading that failed is tried again at the next call', async () => {
  let fails = true;
  const content = new ContentSource({
    stamp: async () => '1',
    read: async () => {
      if (fails) throw new Error('the disk does not answer');
      return { version: 'a' };
    },
    log: silent,
  });
  await expect(content.current()).rejects.toThrow('does not answer');
  await expect(content.version()).rejects.toThrow('does not answer');
  fails = false;
  expect(await content.version()).toBe('a');
});

test('what could not be read is read again although no file changed', async () => {
  let reads = 0;
  const content = new ContentSource({
    stamp: async () => '1',
    read: async (again) => {
      reads += 1;
      if (reads < 3) again();
      return { version: String(reads) };
    },
    log: silent,
    checkIntervalMs: 0,
  });
  const versions = [await content.version(), await content.version(), await content.version()];
  expect(versions).toEqual(['2', '3', '3']);
});

test('a check that goes on failing is logged once in a while, and not repeated before its time', async () => {
  const lines: object[] = [];
  let looks = 0;
  const options = {
    stamp: async () => {
      looks += 1;
      if (looks > 1) throw new Error('the disk does not answer');
      return '1';
    },
    read: async () => ({ version: 'a' }),
    log: { warn: (line: object) => lines.push(line) },
  };
  const often = new ContentSource({ ...options, checkIntervalMs: 0 });
  for (let at = 0; at < 5; at += 1) expect(await often.version()).toBe('a');
  expect([looks, lines]).toEqual([6, [{ problem: 'the disk does not answer' }]]);
  looks = 0;
  const seldom = new ContentSource({ ...options, checkIntervalMs: 3_600_000 });
  for (let at = 0; at < 5; at += 1) await seldom.version();
  expect(looks).toBe(2);
});
