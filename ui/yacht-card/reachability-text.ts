import type { Passage, Reachability } from '../../core/availability/reachability.ts';
import { formatNumber } from '../../core/yacht/format-number.ts';
import type { PageLanguage } from '../i18n/page-language.ts';
import { withOneFullStop } from '../i18n/sentence-text.ts';

/** Says whether a yacht can be where a stay begins (AV6): `Can be there: 2 days, 412 miles from Tivat`. */
export function reachabilityText(answer: Reachability, language: PageLanguage): string {
  const text = passageText(answer, language);
  const isSilent = 'isNextKnown' in answer && !answer.isNextKnown;
  return isSilent ? `${withOneFullStop(`${text}.`)} ${language.translate('stay.reach.next')}` : text;
}

function passageText(answer: Reachability, { translate, locale }: PageLanguage): string {
  if (answer.kind !== 'reachable') return translate(`stay.reach.${answer.kind}`);
  const { from, miles } = answer.passage;
  const values = { days: shownPassageDays(answer.passage), miles: formatNumber(Math.round(miles), locale) };
  return from.name === null
    ? translate('stay.reach.reachable', values)
    : translate('stay.reach.reachableFrom', { ...values, place: from.name[locale] });
}

/** Returns the days of a passage as texts name them; 0 for less than one. */
export function shownPassageDays({ hours, days }: Pick<Passage, 'hours' | 'days'>): number {
  return days === 1 && hours < 24 ? 0 : days;
}
