import { describe, expect, test } from 'vitest';
import type { HeadlinePrice } from '../../core/yacht/headline-price.ts';
import type { RateCell } from '../../core/yacht/listed-rates.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import type { Translate } from '../i18n/translator.ts';
import { priceText, seasonNote } from './price-text.ts';

/** A translator for the messages of prices, which have plain arguments only. */
const translator =
  (messages: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const english = translator(en);
const spanish = translator(es);

const exact = { amount: 120_000, currency: 'eur', approximate: false } as const;
const other = { amount: 130_000, currency: 'usd', approximate: true } as const;
const week = { kind: 'from-per-week', season: 'summer', level: 'low' } as const;

describe('PR3 the text of a price', () => {
  test.each<[HeadlinePrice, string, string]>([
    [{ ...week, ...exact }, 'From €120,000 p/week', 'Desde €120,000 por semana'],
    [{ ...week, ...other }, 'From approx. $130,000 p/week', 'Desde aprox. $130,000 por semana'],
    [{ kind: 'asking', ...exact }, '€120,000', '€120,000'],
    [{ kind: 'asking', ...other }, 'Approx $130,000', 'Aprox. $130,000'],
    [{ kind: 'poa' }, 'Price on application', 'Precio a consultar'],
    [{ kind: 'inquire-rates' }, 'PLEASE INQUIRE FOR RATES', 'CONSULTE LAS TARIFAS'],
    [{ kind: 'inquire' }, 'Please inquire', 'Consúltenos'],
  ])('shows %j', (price, inEnglish, inSpanish) => {
    expect(priceText(price, english)).toBe(inEnglish);
    expect(priceText(price, spanish)).toBe(inSpanish);
  });

  test.each<[RateCell, string]>([
    [{ kind: 'rate', ...exact }, '€120,000'],
    [{ kind: 'rate', ...other }, 'Approx $130,000'],
    [{ kind: 'poa' }, 'Price on application'],
    [{ kind: 'inquire' }, 'Please inquire'],
  ])('shows a rate in the table: %j', (rate, words) => {
    expect(priceText(rate, english)).toBe(words);
  });

  test.each([
    ['summer', 'low', 'plus expenses. Summer season, low', 'más gastos. Temporada de verano, baja'],
    ['winter', 'low', 'plus expenses. Winter season, low', 'más gastos. Temporada de invierno, baja'],
    ['winter', 'high', 'plus expenses. Winter season, high', 'más gastos. Temporada de invierno, alta'],
    ['summer', null, 'plus expenses. Summer season', 'más gastos. Temporada de verano'],
    [null, null, 'plus expenses', 'más gastos'],
  ] as const)('shows beside a rate of %s, %s', (season, level, inEnglish, inSpanish) => {
    expect(seasonNote({ season, level }, english)).toBe(inEnglish);
    expect(seasonNote({ season, level }, spanish)).toBe(inSpanish);
  });

  test('throws on an unknown kind and names it', () => {
    expect(() => priceText({ kind: 'free' } as never, english)).toThrow('free');
    expect(() => seasonNote({ season: 'summer', level: 'mid' } as never, english)).toThrow('mid');
  });
});
