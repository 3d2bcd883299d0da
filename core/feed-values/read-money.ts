import type { FeedPrice } from '../import/feed-listing.ts';
import { err, ok } from '../shared/result.ts';
import { foldText } from '../text/fold-text.ts';
import currencies from './currencies.json' with { type: 'json' };
import { takePhrases, wordTable } from './phrase-table.ts';
import { type DecimalSign, readNumber } from './read-number.ts';
import { isBlankValue, type Reading } from './reading.ts';

/** A price as a feed gives it. */
export interface ParsedFeedPrice {
  /** Null where it is on application. */
  readonly price: FeedPrice | null;
  readonly onApplication: boolean;
  /** Null where the text does not say it. */
  readonly vatPaid: boolean | null;
  /** The thing or time that the price is for; null for the yacht herself. */
  readonly period: 'week' | null;
}

export interface MoneyNotation {
  /** ISO 4217 in capitals: the currency of an amount without one, and which dollar `$` is; null if the feed does not say. */
  readonly currency?: string | null;
  readonly decimal?: DecimalSign | null;
}

const CODES: ReadonlySet<string> = new Set(currencies.codes.split(' '));
/** Signs and words of currencies; some mean several, of which only the feed's own is taken. */
const SIGNS: Readonly<Record<string, string>> = currencies.signs;

/** No yacht and no week costs less or more; a price of 1 stands for none. */
const MIN_AMOUNT = 100;
const MAX_AMOUNT = 1_000_000_000;

const ON_APPLICATION = wordTable<true>([
  [
    true,
    'poa; p o a; por; price on application; price upon application; price on request; on application; on request; upon request; ' +
      'price upon request; call for price; call; contact us; ask for price; consultar; precio a consultar; a consultar; consultar precio; ' +
      'bajo consulta; auf anfrage; preis auf anfrage; a a; sur demande; prix sur demande; nous consulter; su richiesta; ' +
      'prezzo su richiesta; trattativa riservata; prezzo riservato',
  ],
]);

const VAT = wordTable<boolean>([
  [
    true,
    'vat paid; vat included; vat incl; vat inc; incl vat; inc vat; including vat; tax paid; taxes paid; eu vat paid; iva incluido; iva incl; ' +
      'iva inc; iva pagado; con iva; iva inclusa; iva compresa; iva pagata; ttc; tva comprise; tva incluse; tva payee; inkl mwst; ' +
      'inklusive mwst; mwst bezahlt; mwst inkl; mit mwst; inkl ust',
  ],
  [
    false,
    'vat not paid; vat unpaid; vat excluded; vat excl; vat ex; ex vat; excl vat; excluding vat; exc vat; plus vat; + vat; not vat paid; no vat; ' +
      'tax not paid; tax unpaid; iva no incluido; iva no pagado; sin iva; mas iva; + iva; iva excluido; iva esclusa; iva non pagata; ht; hors tva; ' +
      'hors taxes; tva non payee; tva non comprise; zzgl mwst; exkl mwst; ohne mwst; mwst nicht bezahlt; netto; + mwst; zzgl ust',
  ],
]);

const WEEK = wordTable<true>([
  [
    true,
    'per week; a week; week; wk; weekly; p w; pw; w; por semana; a la semana; semana; semanal; par semaine; la semaine; semaine; hebdomadaire; ' +
      'pro woche; woche; wochentlich; a settimana; alla settimana; settimana; settimanale',
  ],
]);

/** Words beside a price that change nothing of it. */
const SILENT = wordTable<true>([
  [
    true,
    'price; asking price; asking; precio; prix; preis; prezzo; vb; vhb; ono; o n o; negotiable; negociable; negoziabile; trattabile',
  ],
]);

const SCALES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['k tsd', 1e3] as const,
    ['m mm mn mio mill mln million millions millon millones millionen milioni milione', 1e6] as const,
  ].flatMap(([names, scale]) => names.split(' ').map((name) => [name, scale])),
);

/** Reads what a feed says of value added tax: `VAT paid`, `ex VAT`, `IVA incl.` (FD1); null for other words. */
export function readVatPaid(text: string): boolean | null {
  const { senses, rest } = takePhrases(text, VAT);
  return senses.size === 1 && rest === '' ? [...senses][0] === true : null;
}

/**
 * Reads a price of a feed: `€ 1.250.000`, `1.25M USD`, `CHF 3'400'000 ex VAT`, `POA` (FD1). Null for none, as 0 is.
 * `$` alone is the feed's own dollar, or else not understood.
 */
export function readMoney(
  text: string,
  { currency = null, decimal = null }: MoneyNotation = {},
): Reading<ParsedFeedPrice> {
  if (isBlankValue(text)) return ok(null);
  if (text.length > 200) return err('is not a price');
  const vat = takePhrases(text, VAT);
  if (vat.senses.size > 1) return err('says two things of VAT');
  const vatPaid = [...vat.senses][0] ?? null;
  const asked = takePhrases(vat.rest, ON_APPLICATION);
  if (asked.senses.size > 0 && asked.rest === '')
    return ok({ price: null, onApplication: true, vatPaid, period: null });
  const week = takePhrases(vat.rest, WEEK);
  const period = week.senses.size > 0 ? 'week' : null;
  const { rest } = takePhrases(week.rest, SILENT);
  const [, before = '', digits = '', after = ''] =
    /^([^\d]*?)([-−–]?\s*\d[\d\s.,'’]*(?:[-–—]+(?!\d))?)(.*)$/.exec(rest) ?? [];
  if (digits === '') return err('is not a price');
  const [, scaleName = '', sign = ''] = /^([a-z]*)\b\.?(.*)$/.exec(after.trim()) ?? [];
  const scale = Object.hasOwn(SCALES, scaleName) ? SCALES[scaleName] : undefined;
  const signs = [before, scale === undefined ? after : sign]
    .map((one) => one.replace(/[\s./()]/g, ''))
    .filter((one) => one !== '');
  // An amount of money has at most cents: `950.000` are thousands, unlike `1.250 million`.
  const bounds = {
    min: MIN_AMOUNT / (scale ?? 1),
    max: MAX_AMOUNT / (scale ?? 1),
    decimals: scale === undefined ? 2 : 9,
  };
  const number = readNumber(digits, { decimal, ...bounds });
  if (!number.ok) return number;
  if (number.value === null || number.value === 0) return ok(null);
  const stated = currencyOf(signs, currency);
  if (!stated.ok) return stated;
  // Millions with decimals are not whole numbers for a computer: 1.13 million.
  const amount = Math.round(Number((number.value * (scale ?? 1)).toPrecision(12)));
  return ok({ price: { amount, currency: stated.value }, onApplication: false, vatPaid, period });
}

/** Reads the name or sign of a currency: `EUR`, `€`, `US$` (FD1). @param own the feed's own, which decides what `$` is */
export function readCurrency(text: string, own: string | null = null): string | null {
  const folded = foldText(text).replace(/[\s.]/g, '');
  const code = folded.toUpperCase();
  if (CODES.has(code)) return code;
  const meant = Object.hasOwn(SIGNS, folded) ? (SIGNS[folded] ?? '').split(' ') : [];
  return meant.length === 1 ? (meant[0] ?? null) : (meant.find((one) => one === own) ?? null);
}

function currencyOf(signs: readonly string[], own: string | null) {
  if (signs.length === 0) return own === null ? err('has no currency') : ok(own);
  // `$ 2,000 USD`: a sign with several meanings has that of the name beside it.
  const named = signs.map((sign) => readCurrency(sign)).find((code) => code !== null) ?? own;
  const [first = null, second = first] = signs.map((sign) => readCurrency(sign, named));
  if (first === null || second === null) return err('has a currency that is not recognised');
  return first === second ? ok(first) : err('has two currencies');
}
