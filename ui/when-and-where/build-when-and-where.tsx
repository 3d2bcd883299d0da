import { renderToStaticMarkup } from 'react-dom/server';
import { type FleetByMonth, fleetByMonth } from '../../core/application/fleet-by-month.ts';
import type { PlacePorts } from '../../core/application/reach-waters.ts';
import type { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import { routePath } from '../../core/routing/routes.ts';
import { changeCriteria, withRefinement } from '../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { stayInMonth } from '../../core/search/criteria/stay-in-month.ts';
import { encodeCriteria } from '../../core/search/query/criteria-query.ts';
import { asBrowsersWrite } from '../components/as-browsers-write.ts';
import { dateFormat } from '../i18n/date-text.ts';
import type { CardContext } from '../yacht-card/card-facts.ts';

interface FleetContext extends Omit<CardContext, 'media'> {
  readonly ports: PlacePorts & { readonly calendars: AvailabilityCalendar };
}

const WEEK = 7;

/** Renders the waters by month, with the yachts that are there and free for a week, as a table of links (AV7). */
export async function whenAndWhereMarkup(context: FleetContext): Promise<string> {
  const fleet = await fleetByMonth(context.ports, context.now.slice(0, 10));
  return asBrowsersWrite(
    renderToStaticMarkup(
      fleet.waters.length === 0 ? (
        <p className="muted">{context.translate('whenAndWhere.none')}</p>
      ) : (
        <FleetTable fleet={fleet} context={context} />
      ),
    ),
  );
}

function FleetTable({
  fleet: { months, waters },
  context,
}: {
  readonly fleet: FleetByMonth;
  readonly context: FleetContext;
}) {
  const { translate, locale } = context;
  const short = dateFormat(locale, { month: 'short', timeZone: 'UTC' });
  const long = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className="num whitespace-nowrap">
      <caption className="vh">{translate('whenAndWhere.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('whenAndWhere.waters')}</th>
          {months.map((month) => (
            <th key={month} scope="col">
              {short.format(new Date(month))}
              <br />
              {month.slice(0, 4)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {waters.map(({ region, cells }) => (
          <tr key={region.id}>
            <th scope="row">{region.name[locale]}</th>
            {cells.map(({ there, free }, at) => {
              const month = months[at] ?? '';
              const label = { there, free, waters: region.name[locale], month: long.format(new Date(month)) };
              return (
                <td key={month}>
                  {free === 0 ? (
                    <span className="muted" role="img" aria-label={translate('whenAndWhere.cell', label)}>
                      –
                    </span>
                  ) : (
                    <a href={listHref(region.id, month, context)} aria-label={translate('whenAndWhere.cell', label)}>
                      <b>{there}</b>
                      {'\u00a0'}
                      <span className="muted">{free}</span>
                    </a>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the list of a region's yachts that are free for a week in a month. */
function listHref(region: string, month: string, { href }: FleetContext): string {
  const stay = stayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), WEEK);
  const criteria = withRefinement(emptyCriteria('charter'), 'destination', region, true);
  const wanted = changeCriteria(criteria, { stay: stay && { ...stay, group: 'free' } });
  return href(routePath({ name: 'yacht-list', market: 'charter' }) + encodeCriteria(wanted));
}
