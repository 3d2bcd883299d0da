import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { EnquiryKind } from '../../../../core/enquiry/form-queries.ts';
import { MAX_MESSAGE, VESSEL_UNIT_FIELD } from '../../../../core/enquiry/read-enquiry-form.ts';
import { LENGTH_UNITS, type LengthUnit } from '../../../../core/yacht/length.ts';
import { useTranslate } from '../../../i18n/page-language.ts';
import { Label, ProblemMessage, TextField, useField } from './form-parts.tsx';

export function PersonFields() {
  const t = useTranslate();
  return (
    <>
      <TextField name="name" label={t('enquiry.field.name')} autoComplete="name" required maxLength={200} />
      <TextField
        name="email"
        label={t('enquiry.field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={320}
      />
      <TextField name="phone" label={t('enquiry.field.phone')} type="tel" autoComplete="tel" maxLength={60} />
    </>
  );
}

export function CharterFields({ today }: { readonly today: string }) {
  const t = useTranslate();
  return (
    <div className="enquiry-row">
      <TextField name="from" label={t('estimate.from')} type="date" min={today} />
      <TextField name="to" label={t('estimate.to')} type="date" min={today} />
      <TextField name="guests" label={t('estimate.party')} inputMode="numeric" maxLength={20} />
    </div>
  );
}

export function VesselFields({ unit }: { readonly unit: LengthUnit }) {
  const t = useTranslate();
  return (
    <>
      <TextField name="vesselBuilder" label={t('enquiry.field.vesselBuilder')} required maxLength={200} />
      <div className="enquiry-row">
        <TextField name="vesselName" label={t('enquiry.field.vesselName')} maxLength={200} />
        <TextField name="vesselYear" label={t('enquiry.field.vesselYear')} inputMode="numeric" maxLength={40} />
        <LengthField unit={unit} />
      </div>
    </>
  );
}

/** Renders the fields of a length and its unit. A bare number is read in the chosen unit. */
function LengthField({ unit }: { readonly unit: LengthUnit }) {
  const t = useTranslate();
  const { input, value, problem, helpId } = useField('vesselLength');
  const unitId = `${input.id}-unit`;
  return (
    <div className="field">
      <Label id={input.id} label={t('enquiry.field.vesselLength')} required={false} />
      <div className="enquiry-length">
        <input {...input} defaultValue={value} maxLength={40} />
        <label className="vh" htmlFor={unitId}>
          {t('enquiry.field.vesselUnit')}
        </label>
        <select id={unitId} className="in" name={VESSEL_UNIT_FIELD} defaultValue={unit}>
          {LENGTH_UNITS.map((one) => (
            <option key={one} value={one}>
              {t(`unit.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <ProblemMessage id={helpId} text={problem} />
    </div>
  );
}

export function MessageField({ kind, responder }: { readonly kind: EnquiryKind; readonly responder: string }) {
  const t = useTranslate();
  const { input, value, problem, helpId } = useField('message');
  const required = kind === 'general';
  const area = useTypedText(input.id);
  return (
    <div className="field">
      <Label id={input.id} label={t('enquiry.field.message', { name: responder })} required={required} />
      <textarea
        {...input}
        ref={area}
        className={`${input.className} area`}
        rows={4}
        defaultValue={value}
        required={required}
        maxLength={MAX_MESSAGE * 2}
        placeholder={t(`enquiry.hint.${kind}`)}
      />
      <ProblemMessage id={helpId} text={problem} />
    </div>
  );
}

/**
 * Keeps text that was typed into a text area before its script was loaded. React 19.2 resets text areas at hydration
 * (`initTextarea`), but no other field.
 * @param id id of the text area
 */
function useTypedText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => textIn(id));
  useLayoutEffect(() => {
    if (typed !== null && area.current !== null && area.current.value !== typed) area.current.value = typed;
  }, [typed]);
  return area;
}

function textIn(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const written = document.getElementById(id);
  return written instanceof HTMLTextAreaElement ? written.value : null;
}
