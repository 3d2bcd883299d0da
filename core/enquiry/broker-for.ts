import type { Page } from '../content/page.ts';
import type { Desk } from '../content/page-details.ts';
import type { Market } from '../market/market.ts';
import type { Yacht } from '../yacht/yacht.ts';

const DESK_OF: Readonly<Record<Market, Desk>> = { charter: 'charter', sale: 'sales' };

/**
 * Finds the person who sells or charters her on this market: her own broker, else the first by id at the market's desk
 * of her office. Null where there is neither.
 */
export function brokerFor(
  people: readonly Page[],
  yacht: Pick<Yacht, 'brokers' | 'office'>,
  market: Market,
): Page | null {
  const own = people.find(({ id, details }) => id === yacht.brokers[market] && details.kind === 'person');
  if (own !== undefined) return own;
  const colleagues = people.filter(({ details }) => isAt(details, yacht.office, DESK_OF[market]));
  return colleagues.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0] ?? null;
}

function isAt(details: Page['details'], office: string | null, desk: Desk): boolean {
  return details.kind === 'person' && details.office === office && details.desk === desk;
}
