import { expect, test } from 'vitest';
import { readRecord } from '../../core/records/record-reader.ts';
import { askedFields, askedInPlain } from './asked-fields.ts';

const parse = (record: unknown) => {
  const reader = readRecord(record);
  return [
    reader.text('title'),
    reader.optional('link', () => reader.object('link').text('href')),
    reader.list('items', (items, index) => items.object(index).text('name')),
  ];
};
const namesOf = (records: ReturnType<typeof askedFields>) =>
  records.map(({ path, asked }) => [path, [...asked].sort().join(' ')]);

test('every record that a parser opens comes with the names that it asked for, there or not', () => {
  expect(namesOf(askedFields(parse, { link: { herf: '/' }, items: [{ name: 'a' }, {}] }))).toEqual([
    ['', 'items link title'],
    ['link', 'href'],
    ['items[0]', 'name'],
    ['items[1]', 'name'],
  ]);
});

test('a reader that begins anew within is not followed', () => {
  const outer = (record: unknown) => {
    readRecord(record).text('id');
    return parse({ title: 'within' });
  };
  expect(namesOf(askedFields(outer, { id: 'a' }))).toEqual([['', 'id']]);
});

test('afterwards readers are as they were, also where the parser threw', () => {
  expect(() =>
    askedFields(() => {
      readRecord({}).raw('a');
      throw new Error('no');
    }, {}),
  ).toThrow('no');
  expect(readRecord({ a: 1 }).raw('a')).toBe(1);
  expect(askedFields(parse, {})[0]?.path).toBe('');
});

test('what is read without a reader is watched, lists and all', () => {
  const read = (raw: unknown) =>
    (raw as { list: { text: string }[] }[]).map(({ list }) => list.map(({ text }) => text));
  expect(namesOf(askedInPlain(read, [{ list: [{ text: 'a', herf: '/' }] }]))).toEqual([
    ['[0]', 'list'],
    ['[0].list[0]', 'text'],
  ]);
});
