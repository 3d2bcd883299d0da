import { EMPTY_ENQUIRY_REQUEST, encodeEnquiryRequest } from '../../../../core/enquiry/form-queries.ts';
import {
  type CharterEstimate,
  charterEstimate,
  type EstimateLine,
  type EstimateRules,
} from '../../../../core/estimate/charter-estimate.ts';
import { type CharterTerms, type EmbarkationPort, portsFor } from '../../../../core/estimate/charter-terms.ts';
import {
  type DecodedEstimate,
  decodeEstimate,
  type EstimateKey,
  encodeEstimate,
} from '../../../../core/estimate/estimate-query.ts';
import { type MoneyRange, proposedStay } from '../../../../core/estimate/fee.ts';
import { firstSeason, MAX_NIGHTS, MAX_YEARS_AHEAD, type Stay } from '../../../../core/estimate/stay.ts';
import { formatMoney } from '../../../../core/price/currency.ts';
import { routePath } from '../../../../core/routing/routes.ts';
import { assertNever } from '../../../../core/shared/assert-never.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import type { Yacht } from '../../../../core/yacht/yacht.ts';
import { countryName } from '../../../i18n/country-name.ts';
import { dateText, longDates } from '../../../i18n/date-text.ts';
import { SPACE, shareText } from '../share-text.ts';
import type { YachtContext } from '../yacht-context.ts';
import { deliveryText, notIncludedText } from './delivery-text.ts';
import type { EstimateSumView, EstimateView } from './estimate-view.ts';

/** Names of fields inside a sentence. */
const FIELD_NAMES = {
  from: 'estimate.from',
  to: 'estimate.to',
  party: 'estimate.party',
  port: 'estimate.port',
  delivery: 'estimate.line.delivery',
  gratuity: 'estimate.line.gratuity',
} as const satisfies Readonly<Record<EstimateKey, string>>;

/** Builds the estimate that the address asks for, or that of the usual week. */
export function estimateView(yacht: Yacht, rules: EstimateRules, context: YachtContext): EstimateView {
  const { translate, now, preferences } = context;
  const { terms } = rules;
  const today = now.slice(0, 10);
  const mostGuests = Math.max(1, yacht.guests.total);
  const asked = decodeEstimate(new URLSearchParams(context.address.query), {
    today,
    terms,
    yacht,
    mostGuests,
    usual: proposedStay(yacht, preferences.currency, today),
  });
  const { stay, fields } = asked;
  const estimate = stay.ok ? charterEstimate(yacht, { ...asked, stay: stay.value }, preferences.currency, rules) : null;
  const sum = estimate?.ok && stay.ok ? sumView(estimate.value, { ...asked, stay: stay.value }, context) : null;
  const dateField = (field: 'from' | 'to') => ({
    value: fields[field],
    least: today,
    problem: problemText(asked, field, context),
  });
  return {
    action: context.address.path,
    asked: asked.asked,
    fields: {
      from: dateField('from'),
      to: dateField('to'),
      party: { value: fields.party, most: mostGuests },
      port: {
        value: fields.port,
        usual: usualPortText(asked, context),
        groups: portGroups(yacht, asked, terms, context),
      },
      delivery: asked.delivery,
      gratuity: asked.gratuity,
    },
    leftOut:
      asked.leftOut.length === 0
        ? null
        : translate('estimate.leftOut', {
            fields: asked.leftOut.map((key) => translate(FIELD_NAMES[key]).toLowerCase()).join(', '),
          }),
    sum,
    noSum: sum === null ? translate(estimate === null ? 'estimate.noDates' : 'estimate.noRate') : null,
    notes: notesOf(yacht, terms, context),
    enquireHref: sum === null ? null : enquireHref(yacht, asked, context),
  };
}

function problemText({ problems }: DecodedEstimate, field: 'from' | 'to', { translate }: YachtContext): string | null {
  const problem = problems.find((one) => one.field === field);
  return problem === undefined
    ? null
    : translate(`estimate.problem.${problem.kind}`, { nights: MAX_NIGHTS, years: MAX_YEARS_AHEAD });
}

/** Groups the ports; those of her cruising areas in the season of the stay are first. */
function portGroups(
  yacht: Yacht,
  { fields }: DecodedEstimate,
  terms: CharterTerms,
  { translate, locale }: YachtContext,
): EstimateView['fields']['port']['groups'] {
  const { inHerWaters, others } = portsFor(yacht, firstSeason(fields), terms);
  const text = (port: EmbarkationPort) => portText(port, locale);
  const options = (ports: readonly EmbarkationPort[]) => ports.map((port) => ({ id: port.id, text: text(port) }));
  return [
    { label: translate('estimate.herPorts'), ports: options(inHerWaters) },
    { label: translate('estimate.otherPorts'), ports: options(others) },
  ].filter(({ ports }) => ports.length > 0);
}

function usualPortText({ usualPort }: DecodedEstimate, { translate, locale }: YachtContext): string {
  return usualPort === null ? '–' : translate('estimate.usualPort', { port: portText(usualPort, locale) });
}

function portText({ name, country }: EmbarkationPort, locale: YachtContext['locale']): string {
  return [...new Set([name[locale], countryName(country, locale)])].join(', ');
}

type Choice = Pick<DecodedEstimate, 'port' | 'party'> & { readonly stay: Stay };

function sumView(estimate: CharterEstimate, asked: Choice, context: YachtContext): EstimateSumView {
  const { translate } = context;
  const money = (range: MoneyRange) => rangeText(range, estimate, context);
  const notIncluded = notIncludedText(estimate, asked.port, context);
  const amountText = (line: EstimateLine) =>
    line.kind === 'delivery' && !line.isIncluded ? 'estimate.notIncluded' : 'estimate.toConfirm';
  const lacks = [
    ...(estimate.complete ? [] : [translate('estimate.incomplete')]),
    ...(notIncluded === null ? [] : [translate('estimate.withoutDelivery')]),
  ];
  return {
    title: stayText(asked, context),
    lines: estimate.lines.map((line) => ({
      title: titleOf(line, context),
      text: textOf(line, asked, estimate, context),
      amount: line.amount === null ? translate(amountText(line)) : money(line.amount),
    })),
    total: {
      title: translate('estimate.total'),
      text: lacks.length === 0 ? null : lacks.join(' '),
      amount: money(estimate.total),
    },
    notIncluded,
  };
}

/** Formats a stay: `3–10 July 2027, 8 guests, from Antibes, France`. */
function stayText({ stay, port, party }: Choice, { translate, locale }: YachtContext): string {
  const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
  const dates = longDates(locale).formatRange(at(stay.from), at(stay.to));
  const guests = translate('yacht.guests', { count: party });
  return port === null
    ? [dates, guests].join(', ')
    : translate('estimate.stay', { dates, guests, port: portText(port, locale) });
}

function titleOf(line: EstimateLine, { translate, locale }: YachtContext): string {
  switch (line.kind) {
    case 'fee':
    case 'delivery':
      return translate(`estimate.line.${line.kind}`);
    case 'vat':
      return line.rate === null
        ? translate('estimate.line.vat')
        : `${translate('estimate.line.vat')}, ${shareText(line.rate.share, locale)}`;
    case 'apa':
    case 'gratuity':
      return `${translate(`estimate.line.${line.kind}`)}, ${shareText(line.share, locale)}`;
    default:
      return assertNever(line);
  }
}

function textOf(line: EstimateLine, { port }: Choice, estimate: CharterEstimate, context: YachtContext): string | null {
  const { translate, locale } = context;
  switch (line.kind) {
    case 'fee':
      return line.seasons
        .filter(({ nights }) => nights > 0)
        .map(({ season, nights, week }) =>
          translate('estimate.seasonNights', {
            nights,
            season: translate(`season.${season}`),
            week: rangeText(week, { ...estimate, approximate: false }, context),
          }),
        )
        .join(' ');
    case 'delivery':
      return line.isIncluded ? deliveryText(line, context) : notIncludedText(estimate, port, context);
    case 'vat':
      if (port === null) return translate('estimate.vat.noPort');
      if (line.rate === null) return translate('estimate.vat.unknown', { country: countryName(port.country, locale) });
      return [
        translate('estimate.vat.on', { country: countryName(port.country, locale) }),
        ...(line.rate.note === null ? [] : [line.rate.note[locale]]),
      ].join(' ');
    case 'apa':
    case 'gratuity':
      return translate(`estimate.text.${line.kind}`);
    default:
      return assertNever(line);
  }
}

/** Formats an amount or a range; approximate if not in the contract currency (PR3). */
function rangeText(
  { low, high }: MoneyRange,
  { currency, approximate }: Pick<CharterEstimate, 'currency' | 'approximate'>,
  { translate }: YachtContext,
): string {
  const [from, to] = [formatMoney(low, currency), formatMoney(high, currency)];
  const price = low === high ? from : translate('estimate.range', { from, to });
  return approximate && high > 0 ? translate('price.approx', { price }) : price;
}

function notesOf(yacht: Yacht, terms: CharterTerms, { translate, locale }: YachtContext): string[] {
  const { atSigning, weeksBefore } = terms.payment;
  const ratesOf = yacht.verifiedAt ?? yacht.updatedAt;
  return [
    translate('estimate.indicative', { date: dateText(terms.reviewed, locale) }),
    ...(ratesOf === null ? [] : [translate('estimate.rates', { date: dateText(ratesOf, locale) })]),
    translate('estimate.payment', {
      share: `${formatNumber(atSigning / 10, locale)}${SPACE}%`,
      from: weeksBefore.from,
      to: weeksBefore.to,
    }),
    ...(yacht.usResidentsExcluded ? [translate('yacht.usResidents')] : []),
  ];
}

/** Returns the address of the enquiry form with this estimate, including defaults such as the usual week and port. */
function enquireHref(
  { id }: Yacht,
  { fields, port, delivery, gratuity }: DecodedEstimate,
  { href }: YachtContext,
): string {
  const estimate = encodeEstimate({
    ...fields,
    port: port?.id ?? '',
    ...(delivery && { delivery: '1' }),
    ...(gratuity && { gratuity: '1' }),
  });
  return href(
    routePath({ name: 'enquire' }) +
      encodeEnquiryRequest({ ...EMPTY_ENQUIRY_REQUEST, kind: 'charter', yacht: id, estimate }),
  );
}
