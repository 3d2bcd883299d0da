import type { CharterEstimate, EstimateLine } from '../../../../core/estimate/charter-estimate.ts';
import type { EmbarkationPort } from '../../../../core/estimate/charter-terms.ts';
import type { DeliveryPassage } from '../../../../core/estimate/delivery-voyage.ts';
import { formatNumber } from '../../../../core/yacht/format-number.ts';
import { SPACE } from '../share-text.ts';
import type { YachtContext } from '../yacht-context.ts';

type DeliveryLine = Extract<EstimateLine, { kind: 'delivery' }>;
type TextContext = Pick<YachtContext, 'translate' | 'locale'>;

/** Explains the cost of a delivery voyage that is part of the sum. */
export function deliveryText({ inHerWaters, passage }: DeliveryLine, { translate, locale }: TextContext): string {
  if (inHerWaters) return translate('estimate.delivery.inHerWaters');
  if (passage === null) return translate('estimate.delivery.unknown');
  return translate('estimate.delivery.passage', passageTexts(passage, { translate, locale }));
}

/** Names the delivery voyage that is needed but is not part of the sum; null if there is none. */
export function notIncludedText(
  { lines }: CharterEstimate,
  port: EmbarkationPort | null,
  { translate, locale }: TextContext,
): string | null {
  const line = lines.find((one): one is DeliveryLine => one.kind === 'delivery' && !one.isIncluded);
  if (line === undefined || port === null) return null;
  const to = port.name[locale];
  if (line.passage === null) return translate('estimate.delivery.left.unknown', { port: to });
  return translate('estimate.delivery.left', { port: to, ...passageTexts(line.passage, { translate, locale }) });
}

function passageTexts({ from, miles, days }: DeliveryPassage, { translate, locale }: TextContext) {
  const names = [...(from.port === null ? [] : [from.port]), from.area].map(({ name }) => name[locale]);
  return {
    place: names.join(', '),
    miles: `${formatNumber(miles, locale)}${SPACE}${translate('spec.miles')}`,
    count: days,
    days: formatNumber(days, locale, Number.isInteger(days) ? 0 : 1),
  };
}
