import { TextLink } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { PlanEstimateView } from '../build-itinerary-view.ts';

/** Shows the charter estimate for the days of a plan, line by line. */
export function PlanEstimate({ estimate }: { readonly estimate: PlanEstimateView }) {
  const t = useTranslate();
  const { title, lines, total, note, availability, href } = estimate;
  return (
    <>
      <p className="h h-teaser">{title}</p>
      {availability === '' ? null : <p className="small muted mt-2">{availability}</p>}
      <table className="num">
        <tbody>
          {lines.map((line) => (
            <Line key={line.title} {...line} />
          ))}
          <tr className="tot">
            <th scope="row">{t('estimate.total')}</th>
            <td>{total}</td>
          </tr>
        </tbody>
      </table>
      <p className="small muted mt-4">{note}</p>
      <TextLink className="link mt-4" href={href}>
        {t('itinerary.wholeEstimate')}
      </TextLink>
    </>
  );
}

export function Line({ title, amount }: { readonly title: string; readonly amount: string }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{amount}</td>
    </tr>
  );
}
