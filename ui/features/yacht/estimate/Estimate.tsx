import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import { Link, TextLink } from '../../../components/Link.tsx';
import { SelectOptions } from '../../../components/SelectOptions.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { EstimateSumView } from './build-estimate-sum.ts';
import type { EstimateView } from './build-estimate-view.ts';

interface Props {
  readonly estimate: EstimateView;
}

/**
 * Renders the estimate of a charter. Its form leads to an address of the page itself, so that every estimate can be
 * shared and works without a script; with one the page keeps its scroll position.
 */
export function Estimate({ estimate }: Props) {
  const t = useTranslate();
  const { sum, leftOut, noSum, notes, enquireHref, planHref } = estimate;
  return (
    <div className="est" id="estimate" data-asked={(estimate.asked && sum !== null) || undefined}>
      <div className="l">
        <Heading lvl={3} size="2xl">
          {t('estimate.title')}
        </Heading>
        <p className="ui muted mt-3 max-w-[40ch]">{t('estimate.text')}</p>
        {leftOut === null ? null : (
          <p className="ui told" role="status">
            {leftOut}
          </p>
        )}
        <EstimateForm estimate={estimate} />
      </div>
      <div className="r">
        <p className="vh" role="status">
          {sum === null ? noSum : `${sum.total.title}: ${sum.total.amount}`}
        </p>
        <p className={sum === null ? 'h h-xl-austin' : 'ui'}>{sum === null ? noSum : sum.title}</p>
        <StayAvailability availability={estimate.availability} />
        {sum === null ? null : <EstimateSum sum={sum} />}
        {notes.map((note) => (
          <p key={note} className="small muted mt-4 max-w-[60ch]">
            {note}
          </p>
        ))}
        {enquireHref === null ? null : (
          <TextLink className="link mt-4" href={enquireHref} data-vike="false">
            {t('estimate.letter')}
          </TextLink>
        )}
        {planHref === null ? null : (
          <p>
            <TextLink className="link mt-4" href={planHref}>
              {t('estimate.plan')}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

function EstimateForm({ estimate }: Props) {
  const t = useTranslate();
  const { fields } = estimate;
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(fields);
  // Sets the same elements to the fields of the page's next view, so that the changed element keeps the focus.
  useLayoutEffect(() => {
    if (form.current === null || shown.current === fields) return;
    shown.current = fields;
    for (const element of form.current.elements) showField(element, fields);
  }, [fields]);
  return (
    <form action={`${estimate.action}#estimate`} ref={form} onSubmit={submit} noValidate data-keep-focus="">
      <div className="pair">
        <DateField name="from" label={t('estimate.from')} field={fields.from} />
        <DateField name="to" label={t('estimate.to')} field={fields.to} />
      </div>
      <div className="pair">
        <label className="field">
          <span>{t('estimate.party')}</span>
          <select className="in" name="party" defaultValue={fields.party.value} onChange={send}>
            {Array.from({ length: fields.party.most }, (_, at) => String(at + 1)).map((guests) => (
              <option key={guests}>{guests}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('estimate.port')}</span>
          <select className="in" name="port" defaultValue={fields.port.value} onChange={send}>
            <option value="">{fields.port.usual}</option>
            {fields.port.groups.map(({ label, ports }) => (
              <optgroup key={label} label={label}>
                <SelectOptions options={ports.map(({ id, text }) => ({ value: id, label: text }))} />
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <Checkbox name="delivery" label={t('estimate.delivery')} on={fields.delivery} />
      <Checkbox name="gratuity" label={t('estimate.gratuity')} on={fields.gratuity} />
      <button type="submit" className="btn btn-line btn-sm">
        {t('estimate.send')}
      </button>
    </form>
  );
}

function EstimateSum({ sum }: { readonly sum: EstimateSumView }) {
  const t = useTranslate();
  return (
    <table className="num">
      <caption className="vh">{t('estimate.title')}</caption>
      <tbody>
        {[...sum.lines, sum.total].map((line) => (
          <tr key={line.title} className={line === sum.total ? 'tot' : undefined}>
            <th scope="row">
              {line.title}
              {line.text === null ? null : <small>{line.text}</small>}
            </th>
            <td>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StayAvailability({ availability }: Pick<EstimateView, 'availability'>) {
  if (availability === null) return null;
  const { text, nearest } = availability;
  return (
    <p className="ui muted">
      {text}{' '}
      {nearest === null ? null : (
        <Link className="text-link" href={nearest.href}>
          {nearest.text}
        </Link>
      )}
    </p>
  );
}

interface DateFieldProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly field: EstimateView['fields']['from'];
}

function DateField({ name, label, field: { value, least, problem } }: DateFieldProps) {
  const id = `estimate-${name}-problem`;
  const problemProps = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  return (
    <div className="field-box">
      <label className="field">
        <span>{label}</span>
        <input className="in" type="date" name={name} defaultValue={value} min={least} required {...problemProps} />
      </label>
      {problem === null ? null : (
        <p className="wrong" id={id} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function Checkbox({ name, label, on }: { readonly name: string; readonly label: string; readonly on: boolean }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="1" defaultChecked={on} onChange={send} />
      <span>{label}</span>
    </label>
  );
}

/** Sets an element of the form to its field's value, unless it is a date that is being typed. */
function showField(element: Element, { from, to, party, port, delivery, gratuity }: EstimateView['fields']): void {
  if (element instanceof HTMLSelectElement) {
    element.value = { party, port }[element.name]?.value ?? element.value;
  } else if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    element.checked = { delivery, gratuity }[element.name] ?? element.checked;
  } else if (element instanceof HTMLInputElement && element !== document.activeElement) {
    element.value = { from, to }[element.name]?.value ?? element.value;
  }
}

/** Submits the form after a choice; not used for the dates, which are typed in parts. */
function send(event: FormEvent<HTMLInputElement | HTMLSelectElement>): void {
  event.currentTarget.form?.requestSubmit();
}

function submit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  import('./navigate-to-estimate.ts')
    .then(({ navigateToEstimate }) => navigateToEstimate(form))
    // If the script does not load, the browser submits the form.
    .catch(() => form.submit());
}
