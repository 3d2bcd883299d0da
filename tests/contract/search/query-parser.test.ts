import { describe, expect, test } from 'vitest';
import { ContentFilesYachtCatalogue } from '../../../adapters/content-files/content-files.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import type { Market } from '../../../core/market/market.ts';
import { DEFAULT_CURRENCY } from '../../../core/price/currency.ts';
import { emptyCriteria } from '../../../core/search/criteria/criteria.ts';
import { encodeStay } from '../../../core/search/criteria/stay-criteria.ts';
import { parseQuery } from '../../../core/search/query-parser/parse-query.ts';
import { collectVocabulary } from '../../../core/search/query-parser/vocabulary.ts';
import { comparable, UTTERANCES, type Utterance, wantedCriteria } from '../../query-parser/utterances.ts';
import { keptLog } from '../content/content-fixture.ts';

/** The share of held-out utterances that must be parsed right; they were not read while the tables were written. */
const MIN_SHARE_HELD_OUT = 0.95;
const MARKET: Market = 'charter';
/** The day on which the sentences were written. */
const TODAY = '2026-11-27';
const fleet = await new ContentFilesYachtCatalogue('content', keptLog()).all();
const vocabulary = collectVocabulary(fleet);

const parse = (utterance: Utterance, locale: Locale) =>
  parseQuery(utterance[locale], {
    criteria: emptyCriteria(MARKET),
    currency: DEFAULT_CURRENCY,
    vocabulary,
    today: TODAY,
  });
const read = (utterance: Utterance, locale: Locale) => comparable(parse(utterance, locale).criteria);
const ignored = (utterance: Utterance, locale: Locale) => [
  ...new Set(parse(utterance, locale).ignored.map(({ reason }) => reason)),
];
const isRight = (utterance: Utterance, locale: Locale) =>
  JSON.stringify(read(utterance, locale)) === JSON.stringify(wantedCriteria(utterance, locale, MARKET)) &&
  (utterance.want.ignored === undefined ||
    JSON.stringify(ignored(utterance, locale)) === JSON.stringify(utterance.want.ignored));

/** Describes failures: known utterances one by one, held-out ones only by number. */
function failures(utterances: readonly Utterance[], locale: Locale): string {
  const failed = utterances.filter((utterance) => !isRight(utterance, locale));
  const known = failed.filter(({ held }) => !held).map((utterance) => failure(utterance, locale));
  return [`${failed.length} of ${utterances.length}`, ...known].join('\n');
}

function failure(utterance: Utterance, locale: Locale): string {
  const wantedAndRead = [wantedCriteria(utterance, locale, MARKET), read(utterance, locale)].map(
    ({ market, text, refinements, ranges, stay, sort }) =>
      JSON.stringify({ market, text, refinements, ranges, stay: stay && encodeStay(stay), sort }),
  );
  return [`${utterance.n} ${utterance[locale]}`, ...wantedAndRead, ...ignored(utterance, locale)].join('\n    ');
}

describe.each([false, true])('SE3 SE4 held-out visitor queries: %s', (held) => {
  const utterances = UTTERANCES.filter((utterance) => utterance.held === held);

  test.each(LOCALES.map(({ code }) => code))('parses %s as intended', (locale) => {
    const right = utterances.filter((utterance) => isRight(utterance, locale));
    expect(right.length / utterances.length, failures(utterances, locale)).toBeGreaterThanOrEqual(
      held ? MIN_SHARE_HELD_OUT : 1,
    );
  });

  test('both languages contain the same queries', () => {
    const unlike = utterances.filter((utterance) => {
      const [first, ...others] = LOCALES.map(({ code }) =>
        JSON.stringify([{ ...read(utterance, code), text: '' }, ignored(utterance, code)]),
      );
      return others.some((other) => other !== first);
    });
    expect(unlike.map(({ n }) => n)).toEqual([]);
  });
});
