import { changeCriteria } from '../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { STAY_GROUPS, watersToReach } from '../../../core/search/criteria/stay-criteria.ts';
import type { StayCounts } from '../../../core/search/results.ts';
import { dateOfDay } from '../../../core/shared/calendar-day.ts';
import { formatNumber } from '../../../core/yacht/format-number.ts';
import type { PageLanguage } from '../../i18n/page-language.ts';

const USUAL_NIGHTS = 7;

/** Builds the fields of the filter panel for the wanted nights (AV5). @param now ISO 8601 instant */
export function stayFields({ stay, reachable, refinements }: Criteria, now: string) {
  const { nights = USUAL_NIGHTS, giveOrTake = 0, group = 'free' } = stay ?? {};
  return {
    ...{ from: stay === null ? '' : dateOfDay(stay.from), least: now.slice(0, 10), nights, give: giveOrTake, group },
    /** Whether only yachts that can be in the chosen waters are listed; null where that cannot be asked (AV6). */
    reachable: watersToReach({ stay, refinements }).length === 0 ? null : reachable,
  };
}

/** Builds the links to the groups of yachts, with a sentence on the shown one (AV5); null without wanted nights. */
export function stayGroupLinks(
  criteria: Criteria,
  counts: StayCounts | null,
  { translate, locale, listHref }: PageLanguage & { readonly listHref: (criteria: Criteria) => string },
) {
  const { stay } = criteria;
  if (stay === null || counts === null) return null;
  return {
    links: STAY_GROUPS.map((group) => ({
      text: translate(`stay.group.${group}`),
      count: formatNumber(counts[group], locale),
      href: listHref(changeCriteria(criteria, { stay: { ...stay, group } })),
      current: group === stay.group,
    })),
    note: translate(`stay.note.${stay.group}`),
  };
}
