import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUERY_WORDS } from '../../../locales/query-words/query-words.ts';
import { LOCALES } from '../../locale/locale.ts';
import { phrasesOf } from './phrase-dictionary.ts';
import { TRADE_SENSES } from './senses.ts';

const WORDS = 'locales/query-words';
const keys = [...new Set(QUERY_WORDS.flatMap((words) => Object.keys(words)))];
const ownKeys = TRADE_SENSES.map(([key]) => key);

/** The source of the parser's modules, which name the words that have no sense of their own: articles, particles. */
const source = readdirSync(import.meta.dirname)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

describe('SE4 LO1 words of the query parser', () => {
  test('every language of the locale table has a file, and every file is read', () => {
    const files = readdirSync(WORDS).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(LOCALES.map(({ language }) => `${language}.json`).sort());
    expect(QUERY_WORDS).toEqual(files.map((file) => JSON.parse(readFileSync(`${WORDS}/${file}`, 'utf8'))));
  });

  test.each(QUERY_WORDS)('language %# has every key, in the same order', (words) => {
    expect(Object.keys(words)).toEqual(keys);
  });

  test('every key with a meaning has words', () => {
    expect(ownKeys.filter((key) => phrasesOf(key).length === 0)).toEqual([]);
    expect(new Set(ownKeys).size).toBe(ownKeys.length);
  });

  test('no key is unknown to the parser', () => {
    const isKnown = (key: string) =>
      ownKeys.some((own) => own === key) ||
      /^flag-state\.[A-Z]{2}$/.test(key) ||
      [key, key.split('.')[0]].some((name) => source.includes(`'${name}'`));
    expect(keys.filter((key) => !isKnown(key))).toEqual([]);
    expect(TRADE_SENSES.filter(([, { number }]) => Number.isNaN(number))).toEqual([]);
  });

  test.each(QUERY_WORDS)('language %# has no empty or repeated phrase of a meaning', (words) => {
    for (const [key, texts] of Object.entries(words)) {
      const phrases = [texts].flat().flatMap((text) => text.split(', '));
      expect(phrases, key).toEqual([...new Set(phrases)]);
      expect(phrases, key).not.toContain('');
    }
  });
});
