import {
  isChosenOpenWeek,
  listEveryOpenWeek,
  MAX_OPEN_WEEKS,
  openWeekWaters,
  type YachtOpenWeek,
} from '../../core/application/list-open-weeks.ts';
import type { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { facetValue } from '../../core/search/facets/facet-value.ts';
import {
  EVERY_OPEN_WEEK,
  encodeOpenWeeks,
  GUEST_NUMBERS,
  type OpenWeeksChoice,
  STAY_LENGTH_NAMES,
} from '../../core/search/query/open-weeks-query.ts';
import { dateOfDay, saturdayFrom } from '../../core/shared/calendar-day.ts';
import { formatLength } from '../../core/yacht/format-length.ts';
import { dateText, dayRangeText } from '../i18n/date-text.ts';
import { type CardContext, countLine } from '../yacht-card/card-facts.ts';
import { openWeekPath, openWeekTexts } from './open-week-texts.ts';

export interface OpenWeeksContext extends Omit<CardContext, 'media'> {
  readonly ports: { readonly catalogue: YachtCatalogue; readonly calendars: AvailabilityCalendar };
  /** Localized path of the page, without query. */
  readonly action: string;
  /** Missing for all open weeks. */
  readonly openWeeks?: OpenWeeksChoice | undefined;
}

export type OpenWeeksView = Awaited<ReturnType<typeof buildOpenWeeksView>>;
export type OpenWeekRow = ReturnType<typeof rowView>;

/** Rows of a week that are shown before the visitor asks for the rest, and rows after which weeks are folded. */
const FIRST_ROWS = 8;
const UNFOLDED_ROWS = 10;
const WEEK = 7;

/** Builds the open weeks of the fleet, by the charter week in which they begin, and the form that chooses them (AV8). */
export async function buildOpenWeeksView(context: OpenWeeksContext) {
  const { ports, now, translate, locale, action, openWeeks: choice = EVERY_OPEN_WEEK } = context;
  const all = await listEveryOpenWeek(ports, now.slice(0, 10));
  const chosen = all.filter((week) => isChosenOpenWeek(week, choice));
  const listed = chosen.slice(0, MAX_OPEN_WEEKS);
  const weeks = new Map<number, YachtOpenWeek[]>();
  for (const row of listed) {
    const saturday = saturdayFrom(row.from - WEEK + 1);
    weeks.set(saturday, [...(weeks.get(saturday) ?? []), row]);
  }
  let shown = 0;
  const isFiltered = encodeOpenWeeks(choice) !== '';
  return {
    action,
    isNone: all.length === 0,
    fields: fieldViews(all, choice, context),
    clearHref: isFiltered ? action : null,
    count:
      listed.length < chosen.length
        ? translate('openWeeks.first', { count: chosen.length, listed: listed.length })
        : translate('openWeeks.count', { count: chosen.length }),
    wider: chosen.length === 0 ? widerChoices(all, choice, context) : [],
    weeks: [...weeks].map(([saturday, rows]) => {
      const open = shown < UNFOLDED_ROWS;
      shown += Math.min(rows.length, FIRST_ROWS);
      return {
        saturday,
        open,
        title: translate('openWeeks.week', { date: dateText(dateOfDay(saturday), locale), count: rows.length }),
        first: rows.slice(0, FIRST_ROWS).map((row) => rowView(row, context)),
        rest: rows.slice(FIRST_ROWS).map((row) => rowView(row, context)),
        more: translate('openWeeks.more', { count: rows.length - FIRST_ROWS }),
      };
    }),
  };
}

function rowView(week: YachtOpenWeek, context: OpenWeeksContext) {
  const { locale, href, translate, preferences } = context;
  const { yacht, from, to } = week;
  const { nights, waters, price } = openWeekTexts(week, context);
  return {
    key: `${yacht.id} ${from}`,
    href: href(openWeekPath(week)),
    name: yacht.name,
    facts: [
      formatLength(yacht.dimensions.length, preferences.unit, locale),
      ...countLine('yacht.guests', yacht.guests.total, translate),
    ].join(' · '),
    dates: dayRangeText(dateOfDay(from), dateOfDay(to), locale),
    nights,
    waters,
    price,
  };
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Builds the fields of the form: each has the chosen value and its options, waters in groups by region. */
function fieldViews(all: readonly YachtOpenWeek[], choice: OpenWeeksChoice, { locale, translate }: OpenWeeksContext) {
  const order = new Intl.Collator(locale).compare;
  const regions = new Map<string, { readonly label: string; readonly areas: Map<string, Option> }>();
  for (const { region, id, name } of all.flatMap(openWeekWaters)) {
    const [value, area] = [facetValue(region.id), facetValue(id)];
    if (value === null || area === null) continue;
    const known = regions.get(value) ?? { label: region.name[locale], areas: new Map() };
    regions.set(value, known);
    known.areas.set(area, { value: area, label: name[locale] });
  }
  const byLabel = (one: { readonly label: string }, other: { readonly label: string }) => order(one.label, other.label);
  const groups = [...regions].map(([value, { label, areas }]) => ({
    label,
    options: [
      ...(areas.size > 1 ? [{ value, label: translate('openWeeks.wholeRegion', { region: label }) }] : []),
      ...[...areas.values()].sort(byLabel),
    ],
  }));
  const stays = STAY_LENGTH_NAMES.map((value) => ({ value, label: translate(STAY_LABELS[value]) }));
  const guests = GUEST_NUMBERS.map((number) => ({
    value: String(number),
    label: translate('openWeeks.guestsFrom', { count: number }),
  }));
  return [
    {
      ...{ name: 'waters', label: translate('openWeeks.waters'), value: choice.waters ?? '' },
      ...{ options: [{ value: '', label: translate('filters.anywhere') }], groups: groups.sort(byLabel) },
    },
    {
      ...{ name: 'stay', label: translate('openWeeks.stay'), value: choice.stay ?? '' },
      ...{ options: [{ value: '', label: translate('openWeeks.anyStay') }, ...stays], groups: [] },
    },
    {
      ...{ name: 'guests', label: translate('openWeeks.guests'), value: String(choice.guests ?? '') },
      ...{ options: [{ value: '', label: translate('filters.anyGuests') }, ...guests], groups: [] },
    },
  ];
}

const STAY_LABELS = {
  short: 'openWeeks.stayShort',
  week: 'openWeeks.stayWeek',
  long: 'openWeeks.stayLong',
} as const;

/** Builds, where nothing is found, a link for each choice whose removal finds open weeks. */
function widerChoices(all: readonly YachtOpenWeek[], choice: OpenWeeksChoice, { translate, action }: OpenWeeksContext) {
  const without = [
    { key: 'waters', label: translate('filters.anywhere') },
    { key: 'stay', label: translate('openWeeks.anyStay') },
    { key: 'guests', label: translate('openWeeks.anyGuests') },
  ] as const;
  return without.flatMap(({ key, label }) => {
    const wider = { ...choice, [key]: null };
    const count = choice[key] === null ? 0 : all.filter((week) => isChosenOpenWeek(week, wider)).length;
    return count === 0
      ? []
      : [{ href: action + encodeOpenWeeks(wider), text: translate('openWeeks.wider', { label, count }) }];
  });
}
