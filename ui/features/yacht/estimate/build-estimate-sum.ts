import type { CharterEstimate, EstimateLine, EstimateRequest } from '../../../../core/estimate/charter-estimate.ts';
import type { FeeSeason, MoneyRange } from '../../../../core/estimate/charter-fee.ts';
import type { EmbarkationPort, ShareRange } from '../../../../core/estimate/charter-terms.ts';
import type { DeliveryPassage } from '../../../../core/estimate/delivery-voyage.ts';
import { type Currency, formatMoney } from '../../../../core/price/currency.ts';
import { assertNever } from '../../../../core/shared/assert-never.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { longDateFormat } from '../../../i18n/date-text.ts';
import { percentRangeText } from '../../../yacht-card/price-text.ts';
import { shownPassageDays } from '../../../yacht-card/reachability-text.ts';
import type { YachtContext } from '../yacht-context.ts';

type TextContext = Pick<YachtContext, 'translate' | 'locale'>;

type Charter = Pick<EstimateRequest, 'stay' | 'party' | 'port'>;

export type EstimateSumView = ReturnType<typeof estimateSumView>;

/** Builds the lines and the total of an estimate as texts. */
export function estimateSumView(estimate: CharterEstimate, charter: Charter, context: TextContext) {
  const { translate } = context;
  const notIncluded = notIncludedText(estimate.lines, charter.port, context);
  const gaps = [
    ...(estimate.complete ? [] : [translate('estimate.incomplete')]),
    ...(notIncluded === null ? [] : [translate('estimate.withoutDelivery')]),
  ];
  const unknownAmount = (line: EstimateLine) =>
    translate(line.kind === 'delivery' && !line.isIncluded ? 'estimate.notIncluded' : 'estimate.toConfirm');
  return {
    title: stayText(charter, context),
    lines: estimate.lines.map((line) => ({
      title: lineTitle(line, context),
      text: lineText(line, { estimate, port: charter.port, notIncluded }, context),
      amount: line.amount === null ? unknownAmount(line) : amountText(line.amount, estimate, context),
    })),
    total: {
      title: translate('estimate.total'),
      text: gaps.length === 0 ? null : gaps.join(' '),
      amount: amountText(estimate.total, estimate, context),
    },
    /** Sentence on the delivery voyage that is needed but is not part of the sum; null if there is none. */
    notIncluded,
  };
}

export function embarkationPortText({ name, country }: EmbarkationPort, locale: TextContext['locale']): string {
  return [...new Set([name[locale], countryName(country, locale)])].join(', ');
}

/** Formats a stay: `3–10 July 2027, 8 guests, from Antibes, France`. */
function stayText({ stay, port, party }: Charter, { translate, locale }: TextContext): string {
  const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
  const dates = longDateFormat(locale).formatRange(noonOf(stay.from), noonOf(stay.to));
  const guests = translate('yacht.guests', { count: party });
  return port === null
    ? [dates, guests].join(', ')
    : translate('estimate.stay', { dates, guests, port: embarkationPortText(port, locale) });
}

/** Names a line, with its percentage if it has one: `VAT, 12%`. */
function lineTitle(line: EstimateLine, context: TextContext): string {
  const title = context.translate(`estimate.line.${line.kind}`);
  const withShare = (share: ShareRange) => `${title}, ${percentRangeText(share, context)}`;
  if (line.kind === 'vat') return line.rate === null ? title : withShare(line.rate.share);
  return 'share' in line ? withShare(line.share) : title;
}

interface LineFacts {
  readonly estimate: CharterEstimate;
  readonly port: EmbarkationPort | null;
  readonly notIncluded: string | null;
}

/** Explains a line and how it is computed. */
function lineText(line: EstimateLine, { estimate, port, notIncluded }: LineFacts, context: TextContext): string | null {
  const { translate, locale } = context;
  switch (line.kind) {
    case 'fee': {
      const seasonText = ({ season, nights, week }: FeeSeason) =>
        translate('estimate.seasonNights', {
          nights,
          season: translate(`season.${season}`),
          week: rangeText(week, estimate.currency, translate),
        });
      return line.seasons
        .filter(({ nights }) => nights > 0)
        .map(seasonText)
        .join(' ');
    }
    case 'delivery':
      // The calendar's statement about the passage stands above the lines.
      if (!line.isIncluded) return line.passage?.isByCalendar ? null : notIncluded;
      if (line.isNotNeeded) return translate('estimate.delivery.inHerWaters');
      return line.passage === null
        ? translate('estimate.delivery.unknown')
        : translate('estimate.delivery.passage', passageValues(line.passage, context));
    case 'vat': {
      if (port === null) return translate('estimate.vat.noPort');
      const country = countryName(port.country, locale);
      if (line.rate === null) return translate('estimate.vat.unknown', { country });
      const note = line.rate.note === null ? [] : [line.rate.note[locale]];
      return [translate('estimate.vat.on', { country }), ...note].join(' ');
    }
    case 'apa':
    case 'gratuity':
      return translate(`estimate.text.${line.kind}`);
    default:
      return assertNever(line);
  }
}

/** Names the delivery voyage that is needed but is not part of the sum; null if there is none. */
function notIncludedText(lines: readonly EstimateLine[], port: EmbarkationPort | null, context: TextContext) {
  const { translate, locale } = context;
  const line = lines.find((one) => one.kind === 'delivery' && !one.isIncluded);
  if (line?.kind !== 'delivery' || port === null) return null;
  const to = { port: port.name[locale] };
  if (line.passage === null) return translate('estimate.delivery.left.unknown', to);
  return line.passage.isByCalendar
    ? translate('estimate.delivery.left.told')
    : translate('estimate.delivery.left', { ...to, ...passageValues(line.passage, context) });
}

function passageValues(passage: DeliveryPassage, { translate, locale }: TextContext) {
  return {
    place: passage.from.map((name) => name[locale]).join(', '),
    isNamed: passage.from.length > 0 ? 'yes' : 'no',
    miles: `${formatNumber(Math.round(passage.miles), locale)}\u00a0${translate('spec.miles')}`,
    days: shownPassageDays(passage),
  };
}

/** Formats an amount; those that are not in the contract currency are approximate (PR3). */
export function amountText(
  range: MoneyRange,
  { currency, approximate }: Pick<CharterEstimate, 'currency' | 'approximate'>,
  { translate }: Pick<TextContext, 'translate'>,
): string {
  const price = rangeText(range, currency, translate);
  return approximate && range.high > 0 ? translate('price.approx', { price }) : price;
}

function rangeText({ low, high }: MoneyRange, currency: Currency, translate: TextContext['translate']): string {
  const [from, to] = [formatMoney(low, currency), formatMoney(high, currency)];
  return low === high ? from : translate('estimate.range', { from, to });
}
