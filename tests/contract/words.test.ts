import { describe, expect, test } from 'vitest';
import { ContentFilesYachtCatalogue } from '../../adapters/content-files/content-files-yacht-catalogue.ts';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { DEFAULT_CURRENCY } from '../../core/price/currency.ts';
import { emptyCriteria } from '../../core/search/criteria.ts';
import { readWords } from '../../core/search/words/read-words.ts';
import { vocabularyOf } from '../../core/search/words/vocabulary.ts';
import type { Market } from '../../core/yacht/market.ts';
import { comparable, UTTERANCES, type Utterance, wantedCriteria } from '../words/utterances.ts';
import { keptLog } from './content-fixture.ts';

const LEAST_SHARE = 0.95;
const MARKET: Market = 'charter';
const fleet = await new ContentFilesYachtCatalogue('content', keptLog()).all();
const vocabulary = vocabularyOf(fleet);

const read = (utterance: Utterance, locale: Locale) =>
  comparable(readWords(utterance[locale], { criteria: emptyCriteria(MARKET), currency: DEFAULT_CURRENCY, vocabulary }));
const isRight = (utterance: Utterance, locale: Locale) =>
  JSON.stringify(read(utterance, locale)) === JSON.stringify(wantedCriteria(utterance, locale, MARKET));

/** What went wrong: of known utterances which and how, of held ones how many only. */
function failures(utterances: readonly Utterance[], locale: Locale): string {
  const failed = utterances.filter((utterance) => !isRight(utterance, locale));
  const known = failed.filter(({ held }) => !held).map((utterance) => failure(utterance, locale));
  return [`${failed.length} of ${utterances.length}`, ...known].join('\n');
}

function failure(utterance: Utterance, locale: Locale): string {
  const told = [wantedCriteria(utterance, locale, MARKET), read(utterance, locale)].map(
    ({ market, text, refinements, ranges }) => JSON.stringify({ market, text, refinements, ranges }),
  );
  return [`${utterance.n} ${utterance[locale]}`, ...told].join('\n    ');
}

describe.each([false, true])('SE3 SE4 what visitors type, held out: %s', (held) => {
  const utterances = UTTERANCES.filter((utterance) => utterance.held === held);

  test.each(LOCALES.map(({ code }) => code))('%s is read as it is meant', (locale) => {
    const right = utterances.filter((utterance) => isRight(utterance, locale));
    expect(right.length / utterances.length, failures(utterances, locale)).toBeGreaterThanOrEqual(LEAST_SHARE);
  });

  test('both languages ask for the same', () => {
    const unlike = utterances.filter((utterance) => {
      const [first, ...others] = LOCALES.map(({ code }) => JSON.stringify({ ...read(utterance, code), text: '' }));
      return others.some((other) => other !== first);
    });
    expect(unlike.map(({ n }) => n)).toEqual([]);
  });
});
