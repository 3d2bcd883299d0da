import { encodeAlertPage } from '../../../core/alerts/alert-page.ts';
import { parseStayDates } from '../../../core/estimate/stay.ts';
import type { Market } from '../../../core/market/market.ts';
import { routePath } from '../../../core/routing/routes.ts';
import { MAX_WANTED_NIGHTS, parseTypedStay, type StayCriteria } from '../../../core/search/criteria/stay-criteria.ts';
import { isUrlSafeYachtId } from '../../../core/shortlist/yacht-id.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import type { YachtContext } from './yacht-context.ts';

/** Returns the path of the form that asks for letters about her, on the nights that her page asks for (FD6); null for an id that no address can hold. */
export function alertHref(
  { id }: Pick<Yacht, 'id'>,
  market: Market,
  { href, address, now }: Pick<YachtContext, 'href' | 'address' | 'now'>,
): string | null {
  if (!isUrlSafeYachtId(id)) return null;
  const stay = market === 'charter' ? askedStay(address.query, now.slice(0, 10)) : null;
  const watched = { kind: 'yachts', ids: [id], stay } as const;
  return href(routePath({ name: 'alerts' }) + encodeAlertPage({ step: 'form', watched }));
}

/** Reads the nights of an estimate; null if there are none, for past ones, and for more than an alert may wait for. */
function askedStay(query: string, today: string): StayCriteria | null {
  const parameters = new URLSearchParams(query);
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  const stay = parseStayDates({ from, to }, today);
  return stay.ok && stay.value.nights <= MAX_WANTED_NIGHTS
    ? parseTypedStay({ from, nights: String(stay.value.nights) })
    : null;
}
