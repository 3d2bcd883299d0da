import { expect, test } from 'vitest';
import { recordReaderOf } from '../../core/records/record-reader.ts';
import { askedFields } from './asked-fields.ts';

const parse = (record: unknown) => {
  const reader = recordReaderOf(record);
  return [
    reader.text('title'),
    reader.optional('link', () => reader.object('link').text('href')),
    reader.list('items', (items, index) => items.object(index).text('name')),
  ];
};
const namesOf = (records: ReturnType<typeof askedFields>) =>
  records.map(({ path, asked }) => [path, [...asked].sort().join(' ')]);

test('returns every parsed record with the field names read, present or not', () => {
  expect(namesOf(askedFields(parse, { link: { herf: '/' }, items: [{ name: 'a' }, {}] }))).toEqual([
    ['', 'items link title'],
    ['link', 'href'],
    ['items[0]', 'name'],
    ['items[1]', 'name'],
  ]);
});

test('watches a record read without a reader, including lists', () => {
  const read = (raw: unknown) =>
    (raw as { list: { text: string }[] }[]).map(({ list }) => list.map(({ text }) => text));
  expect(namesOf(askedFields(read, [{ list: [{ text: 'a', herf: '/' }] }]))).toEqual([
    ['[0]', 'list'],
    ['[0].list[0]', 'text'],
  ]);
});
