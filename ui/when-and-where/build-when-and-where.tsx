import { renderToStaticMarkup } from 'react-dom/server';
import { type FleetByMonth, fleetByMonth } from '../../core/application/fleet-by-month.ts';
import type { ReachabilityPorts } from '../../core/application/reach-fleet.ts';
import { routePath } from '../../core/routing/routes.ts';
import { changeCriteria, withRefinement } from '../../core/search/criteria/change-criteria.ts';
import { emptyCriteria } from '../../core/search/criteria/criteria.ts';
import { stayInMonth } from '../../core/search/criteria/stay-in-month.ts';
import { encodeCriteria } from '../../core/search/query/criteria-query.ts';
import { asInnerHtml } from '../components/as-inner-html.ts';
import { dateFormat } from '../i18n/date-text.ts';
import type { CardContext } from '../yacht-card/card-facts.ts';

interface FleetContext extends Omit<CardContext, 'media'> {
  readonly ports: ReachabilityPorts;
}

const WEEK = 7;

/** Renders the waters by month, with the yachts that are free for a week and can be there, as a table of links (AV7). */
export async function whenAndWhereMarkup(context: FleetContext): Promise<string> {
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const fleet = await fleetByMonth(context.ports, context.now.slice(0, 10), turn);
  return asInnerHtml(
    renderToStaticMarkup(
      <>
        {fleet.waters.length > 0 && <FleetTable fleet={fleet} context={context} />}
        {fleet.waters.length === 0 && fleet.isComplete && (
          <p className="muted">{context.translate('whenAndWhere.none')}</p>
        )}
        {!fleet.isComplete && <p>{context.translate('whenAndWhere.incomplete')}</p>}
      </>,
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
  const most = Math.max(...waters.flatMap(({ cells }) => cells.map(({ reachable }) => reachable)));
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
            {cells.map(({ there, reachable }, at) => {
              const month = months[at] ?? '';
              const facts = { there, more: reachable - there, most };
              const label = { ...facts, waters: region.name[locale], month: long.format(new Date(month)) };
              const name = <span className="vh">{translate('whenAndWhere.cell', label)}</span>;
              return (
                <td key={month}>
                  {reachable === 0 ? (
                    <>
                      <span className="muted" aria-hidden="true">
                        –
                      </span>
                      {name}
                    </>
                  ) : (
                    <a href={listHref(region.id, month, context)}>
                      <Figures {...facts} />
                      {name}
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

const BAR_WIDTH = 48;

/** Shows how many yachts are there and how many more can come, in figures and as a bar on the scale of the table. */
function Figures({ there, more, most }: { readonly there: number; readonly more: number; readonly most: number }) {
  const lengthOf = (count: number) => Math.ceil((count / most) * BAR_WIDTH);
  return (
    <span aria-hidden="true">
      <b>{there}</b>
      {more > 0 && <span className="muted">{`\u00a0+${more}`}</span>}
      <br />
      <svg width={BAR_WIDTH} height="3" fill="currentColor" aria-hidden="true">
        <rect width={lengthOf(there + more)} height="3" fillOpacity=".3" />
        <rect width={lengthOf(there)} height="3" />
      </svg>
    </span>
  );
}

/** Returns the list of a region's yachts that are free for a week in a month and can be there. */
function listHref(region: string, month: string, { href }: FleetContext): string {
  const stay = stayInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)), WEEK);
  const criteria = withRefinement(emptyCriteria('charter'), 'destination', region, true);
  const wanted = changeCriteria(criteria, { stay: stay && { ...stay, group: 'free' }, reachable: true });
  return href(routePath({ name: 'yacht-list', market: 'charter' }) + encodeCriteria(wanted));
}
