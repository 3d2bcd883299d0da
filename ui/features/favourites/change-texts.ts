import { formatMoney } from '../../../core/price/currency.ts';
import { changesSince, type FavouriteChange } from '../../../core/shortlist/favourites-changes.ts';
import type { LinkedYacht } from '../../../core/shortlist/favourites-link.ts';
import type { LinkTrouble } from '../../../core/shortlist/favourites-link-fields.ts';
import type { Standing } from '../../../core/shortlist/favourites-standing.ts';
import type { ShownMoney } from '../../../core/yacht/headline-price.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { dateText } from '../../i18n/date-text.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';
import type { FavouriteView } from './favourites-view.ts';

/** Describes the changes of a yacht since the list was shared, a sentence each (CF2). */
export function changeTexts(
  was: Standing,
  yacht: Yacht | null,
  { translate, preferences, now }: CardContext,
): readonly string[] {
  const changes = changesSince(was, { yacht, today: now.slice(0, 10), currency: preferences.currency });
  return changes.map((change) => changeText(change, translate));
}

/** States whether anything has changed since the date of the link; null if the link holds no standing of any yacht. */
export function changeSummary(
  on: string,
  linked: readonly LinkedYacht[],
  yachts: readonly FavouriteView[],
  { translate, locale }: CardContext,
): string | null {
  if (linked.every(({ was }) => was === null)) return null;
  const count = yachts.filter(({ changes }) => changes.length > 0).length;
  return translate('favourites.news', { count, date: dateText(on, locale) });
}

/** Describes the parts of a link that could not be read, a sentence each. */
export function linkProblemTexts(trouble: LinkTrouble, translate: Translate): readonly string[] {
  return [
    ...(['cut', 'altered', 'newer'] as const)
      .filter((one) => trouble[one])
      .map((one) => translate(`favourites.link.${one}`)),
    ...(trouble.unread > 0 ? [translate('favourites.link.unread', { count: trouble.unread })] : []),
    ...(trouble.over > 0 ? [translate('favourites.link.over', { count: trouble.over })] : []),
  ];
}

function changeText(change: FavouriteChange, translate: Translate): string {
  switch (change.kind) {
    case 'off':
      return translate(`favourites.now.${change.why}`);
    case 'also':
    case 'no-longer':
      return translate(`favourites.now.${change.kind}.${change.market}`);
    case 'lower':
    case 'higher':
      return translate(`favourites.now.${change.kind}.${change.market}`, { by: sumText(change.by, translate) });
    default:
      return translate(`favourites.now.${change.kind}`);
  }
}

function sumText({ amount, currency, approximate }: ShownMoney, translate: Translate): string {
  const price = formatMoney(amount, currency);
  return approximate ? translate('favourites.about', { price }) : price;
}
