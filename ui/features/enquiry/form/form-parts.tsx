import { type ComponentProps, createContext, useContext } from 'react';
import type { EnquiryField, FormFieldProblems } from '../../../../core/enquiry/read-enquiry-form.ts';
import { Link } from '../../../components/Link.tsx';
import { usePageLanguage, useTranslate } from '../../../i18n/page-language.ts';
import { fieldProblemText } from './form-messages.ts';

interface Fields {
  /** Prefix of the element ids, since a page may have two forms. */
  readonly id: string;
  readonly values: Partial<Readonly<Record<EnquiryField, string>>>;
  readonly problems: FormFieldProblems;
}

export const FieldsContext = createContext<Fields | null>(null);

/** Returns the attributes, value and problem of a field. */
export function useField(name: EnquiryField) {
  const fields = useContext(FieldsContext);
  if (fields === null) throw new Error('useField is called outside of FieldsContext.');
  const language = usePageLanguage();
  const kind = fields.problems[name];
  const problem = kind === undefined ? null : fieldProblemText(name, kind, language);
  const helpId = `${fields.id}-${name}-help`;
  return {
    problem,
    helpId,
    input: {
      id: `${fields.id}-${name}`,
      name,
      className: problem === null ? 'in' : 'in err',
      'aria-invalid': problem === null ? undefined : true,
      'aria-describedby': problem === null ? undefined : helpId,
    },
    value: fields.values[name] ?? '',
  };
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  readonly name: EnquiryField;
  readonly label: string;
}

export function TextField({ name, label, ...rest }: TextFieldProps) {
  const { input, value, problem, helpId } = useField(name);
  return (
    <div className="field">
      <Label id={input.id} label={label} required={rest.required === true} />
      <input {...input} defaultValue={value} {...rest} />
      <ProblemMessage id={helpId} text={problem} />
    </div>
  );
}

interface LabelProps {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
}

/** Renders a label, which marks an optional field as such. */
export function Label({ id, label, required }: LabelProps) {
  const t = useTranslate();
  return (
    <label htmlFor={id}>
      {label} {required ? null : <span className="optional">{t('enquiry.optional')}</span>}
    </label>
  );
}

/** Renders the consent checkbox, which is never ticked at first. */
export function ConsentField({ consent }: { readonly consent: { readonly text: string; readonly href: string } }) {
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
      <ProblemMessage id={helpId} text={problem} />
    </div>
  );
}

/** Renders a link to the privacy page, which opens in a new tab, so that typed text is kept. */
function PrivacyLink({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <Link className="in-text" href={href} target="_blank">
      {t('enquiry.privacy')}
      <span className="vh"> {t('microsite.newTab')}</span>
    </Link>
  );
}

/** Renders a hidden field that only programs fill in (FM2). It is invisible and not reached by Tab. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className="enquiry-trap" aria-hidden="true">
      <label>
        {label}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

interface ProblemProps {
  /** The id that its field's `aria-describedby` names. */
  readonly id?: string;
  readonly text: string | null;
}

export function ProblemMessage({ id, text }: ProblemProps) {
  if (text === null) return null;
  return (
    <p className="help e" id={id}>
      <svg className="ico ico-s" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 4.5v4.5M8 11v.8" />
      </svg>
      <span>{text}</span>
    </p>
  );
}
