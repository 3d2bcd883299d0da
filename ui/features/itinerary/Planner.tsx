import { type MouseEvent, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Link, TextLink } from '../../components/Link.tsx';
import { SelectOptions } from '../../components/SelectOptions.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { PlaceMap } from '../../map/PlaceMap.tsx';
import { isPlainClick } from '../../navigation/plain-click.ts';
import type { ItineraryView } from './build-itinerary-view.ts';
import { PlanDays } from './plan/PlanDays.tsx';
import { PlanProblem } from './plan/PlanPlaceItem.tsx';
import { PlanSummary } from './plan/PlanSummary.tsx';
import { type PlannerModel, usePlanner } from './use-planner.ts';

/** The number of weeks that are shown at first. */
const FIRST_WEEKS = 8;

/**
 * Renders the planner of itineraries (CF3). Steps are links or plain forms; with a script they are applied at once and
 * can be undone.
 */
export function Planner({ view }: { readonly view: ItineraryView }) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const planner = usePlanner(view, root);
  const { plan, actions } = planner;
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !actions?.follow(link.getAttribute('href') ?? '')) return;
    event.preventDefault();
    // Vike's router follows links even if the event was handled.
    event.stopPropagation();
  };
  return (
    <div className="wrap plan" ref={root} data-keep-focus="" onClickCapture={follow}>
      {view.lost.length === 0 ? null : (
        <ul className="cmp-lost ui" aria-label={t('itinerary.lost.label')}>
          {view.lost.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <PlanSetup view={view} planner={planner} />
      <div className="plan-grid">
        <div className="plan-chart">
          <PlaceMap map={planner.map} onPoint={planner.isSeeking ? actions?.addPoint : undefined} />
          {actions === null ? null : (
            <div className="tools">
              <Button
                line
                size="sm"
                aria-pressed={planner.isSeeking}
                onClick={() => actions.send({ type: planner.isSeeking ? 'CANCEL' : 'SEEK' })}
              >
                {t('itinerary.ownPoint')}
              </Button>
              <p className="small muted">{t(planner.isSeeking ? 'itinerary.seek' : 'itinerary.chartHint')}</p>
            </div>
          )}
          <PlanProblem text={planner.problemAt('chart')} />
        </div>
        <PlanDays view={view} planner={planner} />
      </div>
      {plan.isEmpty ? null : <PlanSummary view={view} plan={plan} isHydrated={actions !== null} />}
      <SuggestedWeeks weeks={view.weeks} />
      <p className="vh" role="status">
        {planner.summary}
      </p>
    </div>
  );
}

/** Renders the form for a plan's yacht, area and first day. */
function PlanSetup({ view, planner }: { readonly view: ItineraryView; readonly planner: PlannerModel }) {
  const t = useTranslate();
  const { fields, yacht, dateProblem } = view;
  const { actions, places } = planner;
  return (
    <form
      className="pair"
      method="get"
      action={view.action}
      onSubmit={(event) => {
        if (actions === null) return;
        event.preventDefault();
        actions.choose(new FormData(event.currentTarget));
      }}
      onChange={(event) => actions?.choose(new FormData(event.currentTarget))}
    >
      {fields.kept.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <YachtField fields={fields} yacht={yacht} />
      <label className="field">
        <span>{t('itinerary.area')}</span>
        <select className="in" name="area" key={`area ${fields.area}`} defaultValue={fields.area}>
          <option value="">{t('itinerary.everywhere')}</option>
          <SelectOptions options={places.areas.map(({ id, name }) => ({ value: id, label: name }))} />
        </select>
      </label>
      <DateField fields={fields} problem={planner.problemAt('fields') ?? dateProblem} />
      <noscript>
        <Button type="submit" line>
          {t('itinerary.apply')}
        </Button>
      </noscript>
    </form>
  );
}

function DateField({ fields, problem }: Pick<ItineraryView, 'fields'> & { readonly problem: string | null }) {
  const t = useTranslate();
  return (
    <label className="field">
      <span>{t('itinerary.from')}</span>
      <input
        className="in"
        type="date"
        name="from"
        key={fields.from}
        defaultValue={fields.from}
        min={fields.least}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : 'plan-date'}
      />
      <PlanProblem text={problem} id="plan-date" />
    </label>
  );
}

function YachtField({ fields, yacht }: Pick<ItineraryView, 'fields' | 'yacht'>) {
  const t = useTranslate();
  return (
    <label className="field">
      <span>{t('itinerary.yacht')}</span>
      <select className="in" name="yacht" key={fields.yacht} defaultValue={fields.yacht}>
        <option value="">{t('itinerary.noYacht')}</option>
        <SelectOptions options={fields.yachts} />
      </select>
      {yacht === null ? null : (
        <small className="muted">
          {yacht.facts.join(' · ')}. <Link href={yacht.href}>{t('itinerary.seeYacht', { name: yacht.name })}</Link>
        </small>
      )}
    </label>
  );
}

function SuggestedWeeks({ weeks }: Pick<ItineraryView, 'weeks'>) {
  const t = useTranslate();
  if (weeks.length === 0) return null;
  return (
    <section className="est plan-weeks">
      <Heading lvl={2} size="3xl-tight">
        {t('itinerary.weeks')}
      </Heading>
      <div>
        <Weeks weeks={weeks.slice(0, FIRST_WEEKS)} />
        {weeks.length > FIRST_WEEKS ? (
          <details>
            <summary className="link">
              <span>{t('itinerary.moreWeeks', { count: weeks.length - FIRST_WEEKS })}</span>
            </summary>
            <Weeks weeks={weeks.slice(FIRST_WEEKS)} />
          </details>
        ) : null}
      </div>
    </section>
  );
}

function Weeks({ weeks }: Pick<ItineraryView, 'weeks'>) {
  return (
    <ul>
      {weeks.map(({ title, area, facts, href }) => (
        <li key={href}>
          <TextLink href={href}>{title}</TextLink>
          <small>
            {area}. {facts}
          </small>
        </li>
      ))}
    </ul>
  );
}
