import { expect, test } from 'vitest';
import { type EditedPage, EditedPageLoader } from './edited-page-loader.ts';

const shownAs = (title: string): EditedPage => ({ title, view: {} });
const turns = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

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
  for (const page of ['a', 'b', 'c']) edits.add(page);
  await turns();
  expect(asked).toEqual([['/en/sea/', 'c']]);
  edits.add('d');
  edits.add(null);
  await turns();
  expect(asked).toHaveLength(1);
  answer(shownAs('c'));
  await turns();
  expect(asked.slice(1)).toEqual([['/en/sea/', null]]);
  answer(null);
  await turns();
  expect(shown).toEqual([shownAs('c'), null]);
  edits.add('e');
  await turns();
  expect(asked).toHaveLength(3);
});

test('CM2 shows nothing on a page that was left', async () => {
  const { edits, asked, shown, answer } = following();
  edits.add('a');
  await turns();
  edits.add('b');
  edits.end();
  answer(shownAs('a'));
  await turns();
  expect([asked.length, shown]).toEqual([1, []]);
});
