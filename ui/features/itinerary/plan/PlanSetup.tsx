import { Button } from '../../../components/Button.tsx';
import { Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ItineraryView } from '../build-itinerary-view.ts';
import type { PlannerActions } from '../planner-actions.ts';

interface Props {
  readonly view: ItineraryView;
  readonly actions: PlannerActions | null;
  /** Why the last choice was refused; null if it was not. */
  readonly refused: string | null;
}

/** The form for a plan's yacht, area and first day. */
export function PlanSetup({
  view: {
    action,
    fields,
    yacht,
    dateProblem,
    data: { areas },
  },
  actions,
  refused,
}: Props) {
  const t = useTranslate();
  return (
    <form
      className="pair"
      method="get"
      action={action}
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
          {areas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <DateField fields={fields} problem={refused ?? dateProblem} />
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
      <Refused text={problem} id="plan-date" />
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
        {fields.yachts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {yacht === null ? null : (
        <small className="muted">
          {yacht.facts.join(' · ')}. <Link href={yacht.href}>{t('itinerary.seeYacht', { name: yacht.name })}</Link>
        </small>
      )}
    </label>
  );
}

/** Shows why a step was refused, beside the control that asked for it. */
export function Refused({ text, id }: { readonly text: string | null; readonly id?: string }) {
  if (text === null) return null;
  return (
    <small className="wrong" id={id} role="alert">
      {text}
    </small>
  );
}
