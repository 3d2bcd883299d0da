import { Heading } from '../../../components/Heading.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { VoyageDayView, VoyageView } from './build-voyage-view.ts';

/** Shows a voyage day by day: the way, its miles, and what the editors say of each place. */
export function VoyageDays({ days, notes }: Pick<VoyageView, 'days' | 'notes'>) {
  const t = useTranslate();
  return (
    <section className="wrap vy-days">
      <Heading lvl={2} size="3xl-tight" className="vy-h">
        {t('voyage.dayByDay')}
      </Heading>
      <ol>
        {days.map((day) => (
          <VoyageDay key={day.number} day={day} />
        ))}
      </ol>
      {notes.map((note) => (
        <p className="small muted vy-note" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}

function VoyageDay({ day }: { readonly day: VoyageDayView }) {
  const { number, label, date, title, figures, rest, via, warnings, places, end } = day;
  return (
    <li className="grid-page vy-day">
      <p className="vy-date">
        <span className="vh">{label}</span>
        <b className="h" aria-hidden="true">
          {number}
        </b>
        {date === null ? null : <span>{date}</span>}
      </p>
      <div className="vy-way">
        <Heading lvl={3} size="xl-austin">
          {title ?? label}
        </Heading>
        {figures === null ? null : <p className="num vy-miles">{figures}</p>}
      </div>
      <div className="vy-text">
        {rest === null ? null : <p>{rest}</p>}
        {places.length === 0 ? null : (
          <ul>
            {places.map(({ key, name, kind, note }) => (
              <li key={key}>
                <b>{name}</b> <small className="muted">{kind}</small>
                {note === null ? null : <p>{note}</p>}
              </li>
            ))}
          </ul>
        )}
        {via.map((text) => (
          <p className="small muted" key={text}>
            {text}
          </p>
        ))}
        {warnings.map((text) => (
          <p className="vy-warning" key={text}>
            {text}
          </p>
        ))}
        {end === null ? null : <p className="vy-end">{end}</p>}
      </div>
    </li>
  );
}
