import { afterEach, expect, test, vi } from 'vitest';
import { type EditedPage, EditedPageLoader } from './edited-page-loader.ts';

const shownAs = (title: string): EditedPage => ({ title, view: {} });
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => vi.unstubAllGlobals());

/** Follows an editor with a server that answers when the test lets it. */
function following() {
  const asked: unknown[] = [];
  const shown: EditedPage[] = [];
  const waiting: ((page: EditedPage) => void)[] = [];
  const ask = (address: string, page: unknown) => {
    asked.push([address, page]);
    return new Promise<EditedPage>((resolve) => waiting.push(resolve));
  };
  const edits = new EditedPageLoader('/en/sea/', (page) => shown.push(page), ask, 0);
  return { edits, asked, shown, answer: (page: EditedPage) => waiting.shift()?.(page) };
}

test('CM2 asks for the newest change alone, one request at a time', async () => {
  const { edits, asked, shown, answer } = following();
  for (const page of ['a', 'b', 'c']) edits.onChange(page);
  await turns();
  expect(asked).toEqual([['/en/sea/', 'c']]);
  edits.onChange('d');
  edits.onChange(null);
  await turns();
  expect(asked).toHaveLength(1);
  answer(shownAs('c'));
  await turns();
  expect(asked.slice(1)).toEqual([['/en/sea/', null]]);
  answer(null);
  await turns();
  expect(shown).toEqual([shownAs('c'), null]);
  edits.onChange('e');
  await turns();
  expect(asked).toHaveLength(3);
});

test('CM2 shows nothing on a page that was left', async () => {
  const { edits, asked, shown, answer } = following();
  edits.onChange('a');
  await turns();
  edits.onChange('b');
  edits.stop();
  answer(shownAs('a'));
  await turns();
  expect([asked.length, shown]).toEqual([1, []]);
});

/** Counts the reloads of a page whose server answers two changes with `status`. */
async function reloadsAt(status: number): Promise<number> {
  let reloads = 0;
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const location = {
    pathname: '/en/sea/',
    reload: () => {
      reloads += 1;
    },
  };
  vi.stubGlobal('window', { sessionStorage, location });
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const shown: EditedPage[] = [];
  const edits = new EditedPageLoader('/en/sea/', (page) => shown.push(page), undefined, 0);
  for (const count of [1, 2]) {
    edits.onChange(count);
    await vi.waitFor(() => expect(shown).toHaveLength(count));
  }
  expect(shown).toEqual([null, null]);
  return reloads;
}

test.each([
  [403, 1],
  [404, 1],
  [422, 0],
  [429, 0],
  [503, 0],
])('CM2 a page whose changes are answered with %i is reloaded %i times', async (status, times) => {
  expect(await reloadsAt(status)).toBe(times);
});
