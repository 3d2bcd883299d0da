import type { ComponentProps } from 'react';
import type { EnquiryKind } from '../../../../core/enquiry/form-queries.ts';
import { type EnquiryField, MAX_MESSAGE, VESSEL_UNIT_FIELD } from '../../../../core/enquiry/read-enquiry.ts';
import { LENGTH_UNITS, type LengthUnit } from '../../../../core/yacht/length.ts';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { EnquiryView } from '../enquiry-view.ts';
import { useField } from './fields-context.ts';
import { PrivacyLink } from './PrivacyLink.tsx';
import { Problem } from './Problem.tsx';
import { useTypedText } from './use-typed-text.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  readonly name: EnquiryField;
  readonly label: string;
}

/** A text field of one line. */
function TextField({ name, label, ...rest }: TextFieldProps) {
  const { input, value, problem, helpId } = useField(name);
  return (
    <div className="field">
      <Label id={input.id} label={label} required={rest.required === true} />
      <input {...input} defaultValue={value} {...rest} />
      <Problem id={helpId} text={problem} />
    </div>
  );
}

interface LabelProps {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
}

/** A label that marks optional fields. */
function Label({ id, label, required }: LabelProps) {
  const t = useTranslate();
  return (
    <label htmlFor={id}>
      {label} {required ? null : <span className="optional">{t('enquiry.optional')}</span>}
    </label>
  );
}

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

/** A length and its unit. A bare number is read in the chosen unit. */
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
      <Problem id={helpId} text={problem} />
    </div>
  );
}

export function MessageField({ kind, who }: { readonly kind: EnquiryKind; readonly who: string }) {
  const t = useTranslate();
  const { input, value, problem, helpId } = useField('message');
  const required = kind === 'general';
  const area = useTypedText(input.id);
  return (
    <div className="field">
      <Label id={input.id} label={t('enquiry.field.message', { name: who })} required={required} />
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
      <Problem id={helpId} text={problem} />
    </div>
  );
}

/** The consent checkbox, which is never ticked at first. */
export function ConsentField({ consent }: { readonly consent: EnquiryView['consent'] }) {
  const { input, value, problem, helpId } = useField('consent');
  return (
    <div className="field">
      <div className="check">
        <input
          type="checkbox"
          id={input.id}
          name="consent"
          value="1"
          required
          defaultChecked={value === '1'}
          aria-invalid={input['aria-invalid']}
          aria-describedby={input['aria-describedby']}
        />
        <span>
          <label htmlFor={input.id}>{consent.text}</label> <PrivacyLink href={consent.href} />
        </span>
      </div>
      <Problem id={helpId} text={problem} />
    </div>
  );
}
