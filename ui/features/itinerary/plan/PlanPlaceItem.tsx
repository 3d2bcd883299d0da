import type { PointerEvent } from 'react';
import type { PlaceSlot } from '../../../../core/itinerary/itinerary.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { PlannerActions } from '../planner-actions.ts';
import type { PlannerModel } from '../use-planner.ts';
import type { PlanPlaceView } from './build-plan-view.ts';

interface Props {
  readonly place: PlanPlaceView;
  /** The title of its day, such as `Day 3`. */
  readonly day: string;
  readonly planner: PlannerModel;
  /** Whether a dragged place would be dropped before this one. */
  readonly isOver: boolean;
}

/** Renders a place of a day, with the leg to it. It is moved by its handle or by links. */
export function PlanPlaceItem({ place, day, planner, isOver }: Props) {
  const t = useTranslate();
  const { slot, name, kind, note, leg, removeHref, earlierHref, laterHref } = place;
  const { actions } = planner;
  const classes = ['plan-stop', isOver ? 'plan-before' : '', planner.isCarried(slot) ? 'plan-carried' : ''];
  return (
    <li className={classes.filter((part) => part !== '').join(' ')} data-slot={`${slot.day} ${slot.at}`}>
      {leg === null ? null : (
        <div className="plan-leg">
          <p>{leg.text ?? leg.problem ?? t('itinerary.reckoning')}</p>
          {leg.via === null ? null : <p className="muted">{leg.via}</p>}
          {leg.warnings.map((warning) => (
            <p className="wrong" key={warning}>
              {warning}
            </p>
          ))}
        </div>
      )}
      <p className="plan-name">
        <b>{name}</b> <small className="muted">{kind}</small>
      </p>
      <span className="plan-tools">
        {actions === null ? null : <Handle place={place} day={day} planner={planner} actions={actions} />}
        {earlierHref === null ? null : (
          <Link className="icon-btn" href={earlierHref} aria-label={t('itinerary.earlier', { name, day })}>
            <Icon path="M5 12.5l5-5 5 5" />
          </Link>
        )}
        {laterHref === null ? null : (
          <Link className="icon-btn" href={laterHref} aria-label={t('itinerary.later', { name, day })}>
            <Icon name="chevron" />
          </Link>
        )}
        {removeHref === null ? null : (
          <Link className="icon-btn" href={removeHref} aria-label={t('itinerary.remove', { name, day })}>
            <Icon name="cross" small />
          </Link>
        )}
      </span>
      {note === null ? null : <small>{note}</small>}
    </li>
  );
}

interface HandleProps extends Pick<Props, 'place' | 'day' | 'planner'> {
  readonly actions: PlannerActions;
}

/** Renders the handle by which a place is dragged, or moved with the arrow keys. */
function Handle({ place, day, planner, actions }: HandleProps) {
  const t = useTranslate();
  const { slot, name, earlierHref, laterHref } = place;
  return (
    <button
      type="button"
      className="icon-btn plan-handle"
      data-focus={`${place.key} move`}
      aria-label={t('itinerary.drag', { name, day })}
      onKeyDown={(event) => {
        const step = { ArrowUp: earlierHref, ArrowDown: laterHref }[event.key];
        if (step == null) return;
        event.preventDefault();
        actions.follow(step, `${place.key} move`);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        actions.send({ type: 'PICK_UP', slot });
      }}
      onPointerMove={(event: PointerEvent) => {
        const over = planner.isCarried(slot) ? slotUnder(event.clientX, event.clientY) : null;
        if (over !== null) actions.send({ type: 'CARRY', over });
      }}
      onPointerUp={() => actions.send({ type: 'PUT_DOWN' })}
      onPointerCancel={() => actions.send({ type: 'CANCEL' })}
    >
      <Icon path="M4 7h12M4 13h12" />
    </button>
  );
}

/**
 * Returns the slot at a point of the window: before or after a place, on its upper or lower half; elsewhere in a day,
 * at the day's start or end; null outside all days.
 */
function slotUnder(x: number, y: number): PlaceSlot | null {
  const element = document.elementFromPoint(x, y);
  const stop = element?.closest<HTMLElement>('[data-slot]');
  if (stop) {
    const [day = 0, at = 0] = (stop.dataset.slot ?? '').split(' ').map(Number);
    const { top, height } = stop.getBoundingClientRect();
    return { day, at: y < top + height / 2 ? at : at + 1 };
  }
  const day = element?.closest<HTMLElement>('[data-day]');
  if (!day) return null;
  const { top } = day.getBoundingClientRect();
  const places = day.querySelectorAll('[data-slot]').length;
  return { day: Number(day.dataset.day), at: y < top + 40 ? 0 : places };
}

/** Shows why a step was refused, beside the control that asked for it. */
export function PlanProblem({ text, id }: { readonly text: string | null; readonly id?: string }) {
  if (text === null) return null;
  return (
    <small className="wrong" id={id} role="alert">
      {text}
    </small>
  );
}
