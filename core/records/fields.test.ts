import * as v from 'valibot';
import { expect, test } from 'vitest';
import { boundedList, country, languageCode, list, optionalText, text } from './fields.ts';

const problemsOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

test.each<[unknown[], 1 | 2, string[]]>([
  [[], 1, ['must not be empty']],
  [['a'], 1, []],
  [['a', 'b', 'c'], 1, []],
  [['a', 'b', 'c', 'd'], 1, ['must have at most 3 items']],
  [[], 2, ['must not be empty']],
  [['a'], 2, ['must be at least two']],
  [['a', 'b'], 2, []],
])('CO2 a list of %j with at least %i has the problems %j', (items, min, problems) => {
  expect(problemsOf(boundedList(text, 3, min), items)).toEqual(problems);
});

test('CO2 no item of a list that is too long is read', () => {
  const item = v.check(() => expect.fail('an item was read'));
  const long = Array.from({ length: 100_000 }, () => ({}));
  expect(problemsOf(list(v.pipe(v.unknown(), item)), long)).toEqual(['must have at most 1000 items']);
  expect(problemsOf(list(v.pipe(v.unknown(), item), 2_000), long)).toEqual(['must have at most 2000 items']);
  expect(problemsOf(boundedList(v.pipe(v.unknown(), item), 3), long)).toEqual(['must have at most 3 items']);
  expect(problemsOf(list(text), ['a', ''])).toEqual(['must be a text that is not empty']);
});

test('CO2 a bounded list that is no list has one problem', () => {
  expect(problemsOf(boundedList(text, 3), 'a')).toHaveLength(1);
});

const NO_LANGUAGE = 'must be the code of a language such as "es"';
test.each([
  ['es', []],
  ['qq', ['is not a language: ISO 639-1 has no qq']],
  ['ES', [NO_LANGUAGE]],
  ['spa', [NO_LANGUAGE]],
  ['e', [NO_LANGUAGE]],
  [7, [NO_LANGUAGE]],
  [undefined, ['is missing']],
])('CO2 the language %j has the problems %j', (code, problems) => {
  expect(problemsOf(languageCode, code)).toEqual(problems);
});

test.each([
  ['MC', []],
  ['XX', ['is not a country: ISO 3166-1 has no XX']],
  ['mc', ['must be a country code such as MC']],
  ['MCO', ['must be a country code such as MC']],
  ['aMC', ['must be a country code such as MC']],
])('CO2 the country %j has the problems %j', (code, problems) => {
  expect(problemsOf(country, code)).toEqual(problems);
});

test('CO2 a text of blanks is none', () => {
  expect(['  ', null, undefined, 'a'].map((value) => v.parse(optionalText, value))).toEqual([null, null, null, 'a']);
});
