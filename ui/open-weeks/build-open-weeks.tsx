import { renderToStaticMarkup } from 'react-dom/server';
import { listOpenWeeks, type YachtOpenWeek } from '../../core/application/list-open-weeks.ts';
import type { AvailabilityCalendar } from '../../core/ports/availability-calendar.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { dateOfDay, saturdayFrom } from '../../core/shared/calendar-day.ts';
import { asInnerHtml } from '../components/as-inner-html.ts';
import { DisclosureIcon } from '../components/Icon.tsx';
import { dateText } from '../i18n/date-text.ts';
import type { CardContext } from '../yacht-card/card-facts.ts';
import { openWeekPath, openWeekTexts } from './open-week-texts.ts';

interface OpenWeeksContext extends Omit<CardContext, 'media'> {
  readonly ports: { readonly catalogue: YachtCatalogue; readonly calendars: AvailabilityCalendar };
}

/** Weeks that are open at first. */
const UNFOLDED = 2;
const WEEK = 7;

/** Renders the open weeks of the fleet, by the charter week in which they begin (AV8). */
export async function openWeeksMarkup(context: OpenWeeksContext): Promise<string> {
  const rows = await listOpenWeeks(context.ports, context.now.slice(0, 10));
  const weeks = new Map<number, YachtOpenWeek[]>();
  for (const row of rows) {
    const saturday = saturdayFrom(row.from - WEEK + 1);
    weeks.set(saturday, [...(weeks.get(saturday) ?? []), row]);
  }
  return asInnerHtml(
    renderToStaticMarkup(
      rows.length === 0 ? (
        <p className="muted">{context.translate('openWeeks.none')}</p>
      ) : (
        <div className="questions border-t border-black">
          {[...weeks].map(([saturday, open], at) => (
            <Week key={saturday} saturday={saturday} rows={open} open={at < UNFOLDED} context={context} />
          ))}
        </div>
      ),
    ),
  );
}

interface WeekProps {
  /** Day number. */
  readonly saturday: number;
  readonly rows: readonly YachtOpenWeek[];
  readonly open: boolean;
  readonly context: OpenWeeksContext;
}

function Week({ saturday, rows, open, context }: WeekProps) {
  const { translate, locale, href } = context;
  return (
    <details open={open}>
      <summary>
        <h2 className="h h-xl-austin">
          {translate('openWeeks.week', { date: dateText(dateOfDay(saturday), locale), count: rows.length })}
        </h2>
        <DisclosureIcon />
      </summary>
      <ul className="index mb-8">
        {rows.map((row) => {
          const { dates, waters, nights, price } = openWeekTexts(row, context);
          return (
            <li key={`${row.yacht.id} ${row.from}`}>
              <a href={href(openWeekPath(row))}>
                <h3 className="h h-lg">{row.yacht.name}</h3>
                <span className="m num">
                  {dates}
                  <br />
                  {waters}
                </span>
                <span className="q num">
                  {nights}
                  <br />
                  {price}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
