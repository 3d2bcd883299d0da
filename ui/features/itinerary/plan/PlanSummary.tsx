import { Heading } from '../../../components/Heading.tsx';
import { ButtonLink, Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ItineraryView } from '../build-itinerary-view.ts';
import type { PlanView } from './build-plan-view.ts';
import { Line, PlanEstimate } from './PlanEstimate.tsx';
import { CopyLink, PlanFiles, PrintButton } from './PlanTools.tsx';

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
          <PlanEstimate estimate={estimate} />
        </div>
      )}
    </section>
  );
}

/** Renders links to the files of the plan and to its page, and the buttons that need a script. */
function PlanTools({ links, isHydrated }: Pick<PlanView, 'links'> & Pick<Props, 'isHydrated'>) {
  const t = useTranslate();
  return (
    <p className="tools">
      <PlanFiles links={links} />
      {/* Its style sheet is its own, so it is loaded as a document. */}
      <Link className="text-link" href={links.share} data-vike="false">
        {t('voyage.page')}
      </Link>
      {isHydrated ? <CopyLink path={links.share} text={t('itinerary.copy')} /> : null}
      {isHydrated ? <PrintButton /> : null}
    </p>
  );
}
