import type { SVGProps } from 'react';
import type { NightState } from '../../../../core/availability/calendar.ts';
import { saturdayFrom } from '../../../../core/shared/calendar-day.ts';
import type { CalendarTableView } from './build-calendar-table.ts';

const COLUMNS = 31;
/** The days that the head of the table names. */
const NAMED_DAYS = [1, 5, 10, 15, 20, 25, 30];
const WEEK = 7;

/** How a state is painted: each by a pattern of its own. */
const PAINT: Readonly<Record<NightState, SVGProps<SVGRectElement>>> = {
  free: { className: 'cal-free' },
  booked: { fill: 'currentColor' },
  option: { className: 'text-brass', fill: 'url(#cal-dots)', stroke: 'currentColor' },
  owner: { fill: 'url(#cal-cross)' },
  yard: { fill: 'url(#cal-hatch)' },
  transit: { fill: 'url(#cal-line)' },
  unknown: { className: 'cal-unknown' },
};

interface Props {
  readonly table: CalendarTableView;
}

/**
 * Renders the months of a calendar as a table whose rows are pictures of their nights and say them in words. A night is
 * drawn from the middle of its day to the middle of the next, so that guests change at noon (AV1).
 */
export function CalendarTable({ table: { caption, columns, today, rows, legend } }: Props) {
  return (
    <>
      <Patterns />
      <table className="cal num" data-today={today}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{columns.month}</span>
            </th>
            <th scope="col">
              <span className="vh">{columns.nights}</span>
              <svg aria-hidden="true">
                {NAMED_DAYS.map((day) => (
                  <text key={day} x={percent(day - 0.5)} y="11">
                    {day}
                  </text>
                ))}
              </svg>
            </th>
            <th scope="col">
              <span className="vh">{columns.free}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Month key={row.from} row={row} />
          ))}
        </tbody>
      </table>
      <ul className="cal-key">
        {legend.map(({ state, digit, text }) => (
          <li key={state} data-state={digit}>
            <svg aria-hidden="true">
              <rect className="cal-free" width="100%" height="100%" />
              <rect {...PAINT[state]} width="100%" height="100%" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

function Month({ row }: { readonly row: CalendarTableView['rows'][number] }) {
  const { month, year, days, from, passed, nights, runs, words, free, href, hrefText } = row;
  return (
    <tr>
      <th scope="row">
        <span>{month}</span> {year}
      </th>
      <td data-from={from} data-nights={nights}>
        <svg aria-hidden="true">
          <rect className="cal-free" width={percent(days)} height="100%" />
          {saturdays(from, days).map((day) => (
            <line key={day} x1={percent(day)} x2={percent(day)} y2="100%" />
          ))}
          {runs
            .filter(({ state }) => state !== 'free')
            .map((run) => (
              <Bar key={run.from} state={run.state} from={run.from - from} to={run.to - from} days={days} />
            ))}
          {passed > 0 ? <rect className="cal-past" width={percent(passed)} height="100%" /> : null}
        </svg>
        <span className="vh">{words}</span>
      </td>
      <td>
        {href === null ? (
          free
        ) : (
          <a href={href}>
            {free} <span>{hrefText}</span>
          </a>
        )}
      </td>
    </tr>
  );
}

interface BarProps {
  readonly state: NightState;
  /** Nights of the month, counted from 0; that before the first is -1. */
  readonly from: number;
  readonly to: number;
  readonly days: number;
}

function Bar({ state, from, to, days }: BarProps) {
  const [start, end] = [Math.max(0, from + 0.5), Math.min(days, to + 0.5)];
  return <rect {...PAINT[state]} x={percent(start)} width={percent(end - start)} height="100%" />;
}

/** The patterns that tell states apart without colour (AV4). */
function Patterns() {
  return (
    <svg className="vh" aria-hidden="true" fill="none" stroke="currentColor">
      <pattern id="cal-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" />
      </pattern>
      <pattern id="cal-cross" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6M0 0h6" />
      </pattern>
      <pattern id="cal-dots" width="5" height="5" patternUnits="userSpaceOnUse">
        <circle className="text-brass" cx="2.5" cy="2.5" r="1" fill="currentColor" stroke="none" />
      </pattern>
      <pattern id="cal-line" width="8" height="24" patternUnits="userSpaceOnUse">
        <path d="M0 12h5" />
      </pattern>
    </svg>
  );
}

/** Returns the Saturdays of a month, on which most charters begin, as days from 0. @param from day number of its first */
function saturdays(from: number, days: number): readonly number[] {
  const first = saturdayFrom(from) - from;
  return Array.from({ length: Math.ceil((days - first) / WEEK) }, (_, week) => first + week * WEEK);
}

function percent(days: number): string {
  return `${Number(((days / COLUMNS) * 100).toFixed(2))}%`;
}
