import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { SelectOptions } from '../../../components/SelectOptions.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ItineraryView } from '../build-itinerary-view.ts';
import type { PlannerData } from '../planner-data.ts';
import type { PlannerModel } from '../use-planner.ts';
import type { PlanDayView } from './build-plan-view.ts';
import { PlanPlaceItem, PlanProblem } from './PlanPlaceItem.tsx';

/** The links above the days, each as the last part of its message key. */
const PLAN_LINKS = ['last', 'back', 'spread', 'clear'] as const;

/** Shows the days of a plan with the buttons that change them. */
export function PlanDays({ view, planner }: { readonly view: ItineraryView; readonly planner: PlannerModel }) {
  const t = useTranslate();
  const { plan, actions, canUndo, canRedo, lastHref } = planner;
  const { back, spread, clear } = plan.links;
  const steps = [
    { type: 'UNDO', name: 'undo', can: canUndo },
    { type: 'REDO', name: 'redo', can: canRedo },
  ] as const;
  const links = { last: lastHref, back, spread, clear: plan.isEmpty ? null : clear };
  return (
    <div className="plan-days">
      <p className="tools">
        {actions !== null &&
          steps.map(({ type, name, can }) => (
            <button
              key={name}
              type="button"
              className="text-link"
              disabled={!can}
              onClick={() => actions.send({ type })}
            >
              {t(`itinerary.${name}`)}
            </button>
          ))}
        {PLAN_LINKS.map((name) => {
          const href = links[name];
          return href === null ? null : (
            <Link key={name} className="text-link" href={href}>
              {t(`itinerary.${name}`)}
            </Link>
          );
        })}
      </p>
      <PlanProblem text={planner.problemAt('days')} />
      <ol className="plan-list num">
        {plan.days.map((day) => (
          <PlanDay key={day.number} day={day} planner={planner} />
        ))}
      </ol>
      <AddStop action={view.action} planner={planner} />
    </div>
  );
}

function PlanDay({ day, planner }: { readonly day: PlanDayView; readonly planner: PlannerModel }) {
  const t = useTranslate();
  const { title, date, sum, places, rest, addHref, removeHref, number } = day;
  const over = planner.over?.day === number - 1 ? planner.over.at : null;
  return (
    <li className="plan-day" data-day={number - 1}>
      <h2>
        {title}
        {date === null ? null : <span>, {date}</span>}
      </h2>
      <span className="n">{sum}</span>
      {addHref === null ? null : (
        <Link className="icon-btn" href={addHref} aria-label={t('itinerary.addDay', { number })}>
          <Icon path="M3 10h14M10 3v14" small />
        </Link>
      )}
      {removeHref === null ? null : (
        <Link className="icon-btn" href={removeHref} aria-label={t('itinerary.removeDay', { day: title })}>
          <Icon path="M3.5 5.5h13M7.5 5.5v-2h5v2M5.5 5.5l.8 11h7.4l.8-11" small />
        </Link>
      )}
      {rest === null ? null : <p className="muted">{rest}</p>}
      <ol>
        {places.map((place) => (
          <PlanPlaceItem key={place.key} place={place} day={title} planner={planner} isOver={over === place.slot.at} />
        ))}
      </ol>
      {over !== null && over >= places.length ? <div className="plan-over" /> : null}
    </li>
  );
}

/** Renders a form that adds a stop. It needs no script: the current plan is sent in hidden fields. */
function AddStop({ action, planner }: { readonly action: string; readonly planner: PlannerModel }) {
  const t = useTranslate();
  const { plan, actions, places } = planner;
  const problem = planner.problemAt('add');
  return (
    <form
      className="plan-add"
      method="get"
      action={action}
      onSubmit={(event) => {
        if (actions === null) return;
        event.preventDefault();
        actions.add(new FormData(event.currentTarget));
      }}
    >
      {[...new URLSearchParams(plan.query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="field">
        <span>{t('itinerary.add')}</span>
        <select
          className="in"
          name="add"
          required
          defaultValue=""
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : 'plan-add'}
        >
          <option value="">{t('itinerary.choose')}</option>
          {stopGroups(places, plan.area, t('itinerary.onTheWay')).map(({ label, stops }) => (
            <optgroup key={label} label={label}>
              <SelectOptions options={stops.map(({ id, name }) => ({ value: id, label: name }))} />
            </optgroup>
          ))}
        </select>
        <PlanProblem text={problem} id="plan-add" />
      </label>
      <label className="field">
        <span>{t('itinerary.on')}</span>
        <select className="in" name="on" key={plan.days.length} defaultValue={plan.isEmpty ? '1' : 'new'}>
          {plan.days.map(({ number, title }) => (
            <option key={number} value={number}>
              {title}
            </option>
          ))}
          <option value="new">{t('itinerary.newDay')}</option>
        </select>
      </label>
      <Button type="submit" line>
        {t('itinerary.addIt')}
      </Button>
    </form>
  );
}

/** Groups the stops by area, the chosen area first. */
function stopGroups({ areas, stops }: Pick<PlannerData, 'areas' | 'stops'>, chosen: string | null, others: string) {
  const groups = areas.map(({ id, name }, area) => ({
    id,
    label: name,
    stops: stops.filter((stop) => stop.area === area),
  }));
  const first = groups.filter(({ id }) => id === chosen);
  const rest = groups.filter(({ id }) => id !== chosen);
  return [...first, ...rest, { label: others, stops: stops.filter((stop) => stop.area < 0) }].filter(
    (group) => group.stops.length > 0,
  );
}
