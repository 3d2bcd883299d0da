import { dateOfDay, dayNumber, saturdayFrom } from '../../../core/shared/calendar-day.ts';
import { dateFormat, dateText } from '../../i18n/date-text.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';

/** An option: its value and its text. */
type Option = readonly [value: string, text: string];

/** Options under a heading; '' for those before the first. */
type OptionGroup = readonly [heading: string, options: readonly Option[]];

/** The numbers of guests and nights to choose from. */
const GUESTS = [2, 4, 6, 8, 10, 12];
const NIGHTS = [7, 10, 14, 21];
const USUAL_GUESTS = '10';
const USUAL_NIGHTS = '7';

/** Calendars reach so many months. */
const MONTHS = 18;
const MAX_DAYS = 31;
const WEEK = 7;

interface Props extends Pick<PageLanguage, 'translate' | 'locale'> {
  readonly areas: readonly Option[];
  /** ISO 8601 instant. */
  readonly now: string;
}

/**
 * Renders the search as a sentence of native selects, which need no script: the market, guests, waters, nights, and when
 * they begin (AV5). The server renders it; the sentence wraps only between its parts.
 */
export function FinderSentence({ areas, now, translate: t, locale }: Props) {
  const markets = [
    ['charter', t('finder.charter')],
    ['sale', t('finder.buy')],
  ] as const;
  const guests = GUESTS.map((count) => [String(count), t('finder.guests', { count })] as const);
  const nights = NIGHTS.map((count) => [String(count), t('finder.nights', { count })] as const);
  const waters = [['', t('finder.anywhere')] as const, ...areas];
  return (
    <>
      <span className="inline-block">
        {t('finder.before')} <InlineSelect name="market" label={t('finder.marketLabel')} groups={[['', markets]]} />
      </span>{' '}
      <span className="inline-block">
        {t('finder.aYacht')}{' '}
        <InlineSelect name="guests" label={t('finder.guestsLabel')} value={USUAL_GUESTS} groups={[['', guests]]} />
      </span>{' '}
      <span className="inline-block">
        {t('finder.in')} <InlineSelect name="area" label={t('finder.areaLabel')} groups={[['', waters]]} />
      </span>{' '}
      <span className="inline-block">
        {t('finder.for')}{' '}
        <InlineSelect name="nights" label={t('finder.nightsLabel')} value={USUAL_NIGHTS} groups={[['', nights]]} />
      </span>{' '}
      <span className="inline-block">
        <InlineSelect name="when" label={t('finder.whenLabel')} groups={datesFrom(now, { translate: t, locale })} />
        {t('finder.end')}
      </span>
    </>
  );
}

interface InlineSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly groups: readonly OptionGroup[];
}

function InlineSelect({ name, label, value, groups }: InlineSelectProps) {
  const optionsOf = (options: readonly Option[]) =>
    options.map(([option, text]) => (
      <option key={option} value={option}>
        {text}
      </option>
    ));
  return (
    <span className="pick">
      <select name={name} aria-label={label} defaultValue={value}>
        {groups.map(([heading, options]) =>
          heading === '' ? (
            optionsOf(options)
          ) : (
            <optgroup key={heading} label={heading}>
              {optionsOf(options)}
            </optgroup>
          ),
        )}
      </select>
    </span>
  );
}

/** Returns months, with the Saturdays on which charters usually begin. */
function datesFrom(now: string, { translate, locale }: Pick<PageLanguage, 'translate' | 'locale'>): OptionGroup[] {
  const today = dayNumber(now.slice(0, 10)) ?? 0;
  const groups: OptionGroup[] = [['', [['', translate('finder.anytime')]]]];
  const monthOf = (day: number) => dateOfDay(day).slice(0, 7);
  let first = today;
  while (groups.length <= MONTHS) {
    const month = monthOf(first);
    const heading = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));
    const next = dayNumber(`${monthOf((dayNumber(`${month}-01`) ?? 0) + MAX_DAYS)}-01`) ?? 0;
    // A month with less than a week left is offered by its days alone.
    const options: Option[] = next - first < WEEK ? [] : [[month, translate('finder.inMonth', { month: heading })]];
    for (let day = saturdayFrom(first); monthOf(day) === month; day += 7) {
      const iso = dateOfDay(day);
      options.push([iso, translate('finder.fromDay', { date: dateText(iso, locale) })]);
    }
    if (options.length > 0) groups.push([heading, options]);
    first = next;
  }
  return groups;
}
