import { expect, test } from 'vitest';
import { runOnePerHost } from './run-one-per-host.ts';

/** Works through items, named `host number`, and notes which were worked on together. */
async function together(items: readonly string[]) {
  const underWay = new Set<string>();
  const seen: string[] = [];
  const hostOf = (item: string) => item.slice(0, 1);
  await runOnePerHost(items, hostOf, async (item) => {
    underWay.add(item);
    seen.push([...underWay].join(' '));
    for (let turn = 0; turn < Number(item.slice(1)); turn += 1) await Promise.resolve();
    underWay.delete(item);
  });
  return seen;
}

test('FD3 two servers are asked at once, and none for two pictures', async () => {
  expect(await together(['a99', 'a1', 'b1', 'b2', 'c1'])).toEqual(['a99', 'a99 b1', 'a99 b2', 'a99 c1', 'a1']);
});

test('FD3 one server is asked for one picture after another', async () => {
  expect(await together(['a3', 'a2', 'a1'])).toEqual(['a3', 'a2', 'a1']);
});

test('FD3 nothing is to be done for nothing', async () => {
  expect(await together([])).toEqual([]);
});

test('FD3 a failure of the work ends it, once what is under way has ended', async () => {
  const ended: string[] = [];
  const work = async (item: string) => {
    if (item === 'a') throw new Error('disk full');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    ended.push(item);
  };
  await expect(runOnePerHost(['a', 'b', 'c'], (item) => item, work)).rejects.toThrow('disk full');
  expect(ended).toEqual(['b']);
});
