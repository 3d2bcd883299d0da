import { useEffect, useRef, useState } from 'react';
import { Link, TextLink } from '../../../components/Link.tsx';
import { StaticMarkup } from '../../../components/StaticMarkup.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { SectionTitle } from '../sections/section-parts.tsx';
import type { CalendarView } from './build-calendar-view.tsx';

interface Props {
  readonly calendar: CalendarView;
  /** The address of the enquiry form about her. */
  readonly enquireHref: string;
}

/** Renders the nights on which she is free (AV4); without a calendar, where to ask. */
export function YachtCalendar({ calendar, enquireHref }: Props) {
  const t = useTranslate();
  const { title, age, note, table } = calendar;
  return (
    <section className="section wrap" id="calendar">
      <SectionTitle title={title}>
        <p className="ui muted">{age ?? note}</p>
      </SectionTitle>
      {table === null ? (
        <TextLink className="link" href={enquireHref} data-vike="false">
          {t('calendar.ask')}
        </TextLink>
      ) : (
        <CalendarBox calendar={calendar} html={table.html} />
      )}
    </section>
  );
}

/** Renders the calendar. The script by which days are chosen in it is loaded when it is touched. */
function CalendarBox({ calendar: { note, fileHref, chooser }, html }: Pick<Props, 'calendar'> & { html: string }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const load = async () => {
    const { attachDayChooser } = await import('./attach-day-chooser.ts');
    return box.current === null || chooser === null ? null : attachDayChooser(box.current, chooser);
  };
  const prepare = () => void load().catch(() => {});
  const begin = () =>
    void load().then(
      (days) => days?.focus(),
      () => {},
    );
  return (
    <div ref={box} onPointerOver={chooser === null ? undefined : prepare}>
      <StaticMarkup className="cal-box" html={html} />
      {note === null ? null : <p className="small muted mt-4 max-w-[60ch]">{note}</p>}
      <p className="tools">
        {isHydrated && chooser !== null ? (
          <button type="button" className="text-link" onClick={begin}>
            {t('calendar.choose')}
          </button>
        ) : null}
        {fileHref === null ? null : (
          <Link className="text-link" href={fileHref} data-vike="false">
            {t('calendar.file')}
          </Link>
        )}
      </p>
    </div>
  );
}
