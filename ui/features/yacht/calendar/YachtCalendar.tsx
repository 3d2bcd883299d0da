import { Link, TextLink } from '../../../components/Link.tsx';
import { StaticMarkup } from '../../../components/StaticMarkup.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { SectionHead } from '../sections/section-parts.tsx';
import type { CalendarView } from './build-calendar-view.tsx';

interface Props {
  readonly calendar: CalendarView;
  /** The address of the enquiry form about her. */
  readonly enquireHref: string;
}

/** Renders the nights on which she is free (AV4); without a calendar, where to ask. */
export function YachtCalendar({ calendar: { title, age, note, table, fileHref }, enquireHref }: Props) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="calendar">
      <SectionHead title={title}>
        <p className="ui muted">{age ?? note}</p>
      </SectionHead>
      {table === null ? (
        <TextLink className="link" href={enquireHref} data-vike="false">
          {t('calendar.ask')}
        </TextLink>
      ) : (
        <>
          <StaticMarkup className="cal-box" html={table.html} />
          {note === null ? null : <p className="small muted mt-4 max-w-[60ch]">{note}</p>}
          {fileHref === null ? null : (
            <p className="tools">
              <Link className="text-link" href={fileHref} data-vike="false">
                {t('calendar.file')}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
