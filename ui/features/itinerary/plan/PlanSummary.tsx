import { useState } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import { ButtonLink, Link, TextLink } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ItineraryView } from '../build-itinerary-view.ts';
import type { PlanView } from './build-plan-view.ts';

/** The kinds of files of a plan, each as the last part of its message key. */
const FILES = ['ics', 'gpx', 'csv'] as const;

interface Props {
  readonly view: ItineraryView;
  readonly plan: PlanView;
  readonly isHydrated: boolean;
}

/** Shows the totals of a plan, its charter estimate, and links to its files and the enquiry form. */
export function PlanSummary({ view: { estimate, yacht }, plan: { sum, notes, links }, isHydrated }: Props) {
  const t = useTranslate();
  return (
    <section className="est" data-asked="">
      <div>
        <Heading lvl={2} size="3xl-tight">
          {t('itinerary.sum')}
        </Heading>
        {sum === null ? null : (
          <table className="num">
            <tbody>
              {yacht === null ? null : <Line title={t('itinerary.yacht')} amount={yacht.name} />}
              <Line title={t('itinerary.distance')} amount={sum.miles} />
              <Line title={t('itinerary.underWay')} amount={sum.hours} />
              {sum.fuel === null ? null : <Line title={t('itinerary.fuel')} amount={sum.fuel} />}
            </tbody>
          </table>
        )}
        {notes.map((note) => (
          <p className="small muted mt-4" key={note}>
            {note}
          </p>
        ))}
        <PlanTools links={links} isHydrated={isHydrated} />
        <ButtonLink className="btn mt-4" href={links.enquire} data-vike="false">
          {t('itinerary.enquire')}
        </ButtonLink>
      </div>
      {estimate === null ? null : (
        <div>
          <p className="h h-teaser">{estimate.title}</p>
          <table className="num">
            <tbody>
              {estimate.lines.map(({ title, amount }) => (
                <Line key={title} title={title} amount={amount} />
              ))}
              <tr className="tot">
                <th scope="row">{t('estimate.total')}</th>
                <td>{estimate.total}</td>
              </tr>
            </tbody>
          </table>
          <p className="small muted mt-4">{estimate.note}</p>
          <TextLink className="link mt-4" href={estimate.href}>
            {t('itinerary.wholeEstimate')}
          </TextLink>
        </div>
      )}
    </section>
  );
}

function Line({ title, amount }: { readonly title: string; readonly amount: string }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{amount}</td>
    </tr>
  );
}

/** Renders links to the files of the plan, and the buttons that need a script. */
function PlanTools({ links, isHydrated }: Pick<PlanView, 'links'> & Pick<Props, 'isHydrated'>) {
  const t = useTranslate();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    navigator.clipboard.writeText(window.location.origin + links.share).then(
      () => setCopied(links.share),
      () => setCopied(null),
    );
  };
  return (
    <p className="tools">
      {FILES.map((file) => {
        const href = links[file];
        return href === null ? null : (
          <Link key={file} className="text-link" href={href} data-vike="false" download>
            {t(`itinerary.${file}`)}
          </Link>
        );
      })}
      {!isHydrated || navigator.clipboard === undefined ? null : (
        <button type="button" className="text-link" onClick={copy}>
          {t('compare.copy')}
        </button>
      )}
      {isHydrated ? (
        <button type="button" className="text-link" onClick={() => window.print()}>
          {t('yacht.print')}
        </button>
      ) : null}
      <span role="status">{copied === links.share ? t('yacht.copied') : null}</span>
    </p>
  );
}
