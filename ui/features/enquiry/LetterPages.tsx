import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ButtonLink, Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { AlertView } from './alerts/build-alert-view.ts';
import { ConsentField, FieldsContext, Honeypot, ProblemMessage, TextField } from './form/form-parts.tsx';
import type { SubscriptionPageView } from './subscription-page-view.ts';

interface Props {
  readonly view: SubscriptionPageView;
  /** What the letters are about, under the text. */
  readonly about?: ReactNode;
  readonly form: ReactNode;
}

/**
 * Renders a page that asks for letters: its form, or the button that a letter's link leads to. All its forms work
 * without a script.
 */
function LetterPage({ view: { title, text, notice, press, again, locale }, about, form }: Props) {
  return (
    <>
      <div className="a">
        <Heading lvl={1} size="3xl-search">
          {title}
        </Heading>
        <p className="h h-teaser mt-6">{text}</p>
        {about}
      </div>
      <div className="b">
        {notice === null ? null : (
          <div className="enquiry-notice" role="alert">
            <ProblemMessage text={notice} />
          </div>
        )}
        {form}
        {press === null ? null : (
          <form method="post" action={press.action}>
            <input type="hidden" name="token" value={press.token} />
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className="btn btn-lg">
              {press.text} <Icon name="arrow" />
            </button>
          </form>
        )}
        {again.map((link) => (
          <p key={link.href} className="mb-6">
            <ButtonLink href={link.href}>{link.text}</ButtonLink>
          </p>
        ))}
      </div>
    </>
  );
}

/** Renders the newsletter page (FM3). */
export function NewsletterPage({ view }: { readonly view: SubscriptionPageView }) {
  return <LetterPage view={view} form={<AddressForm view={view} />} />;
}

/** Renders the page of alerts (FD6). */
export function AlertPage({ view }: { readonly view: AlertView }) {
  const { request } = view;
  if (request === null) return <LetterPage view={view} form={null} />;
  const { watched, question, frequencies } = request;
  const about = <Watched watched={watched} />;
  if (question === null) return <LetterPage view={view} about={about} form={<TooLong href={watched.href} />} />;
  const form = (
    <AddressForm view={view}>
      <input type="hidden" name="question" value={question} />
      <Frequencies frequencies={frequencies} />
    </AddressForm>
  );
  return <LetterPage view={view} about={about} form={form} />;
}

/** Renders the form for an address, with the fields of its letters between address and consent. */
function AddressForm({ view: { form, locale }, children }: Pick<Props, 'view'> & { readonly children?: ReactNode }) {
  const t = useTranslate();
  if (form === null) return null;
  const { action, button, values, problems, consent, token } = form;
  return (
    <form className="enquiry" method="post" action={action} noValidate>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token" value={token} />
      <FieldsContext value={{ id: 'letter', values, problems }}>
        <div className="enquiry-fields">
          <TextField
            name="email"
            label={t('enquiry.field.email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            maxLength={320}
          />
          {children}
          <Honeypot label={t('enquiry.field.trap')} />
          <ConsentField consent={consent} />
        </div>
      </FieldsContext>
      <div className="enquiry-foot">
        <button type="submit" className="btn btn-lg">
          {button} <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}

type Request = NonNullable<AlertView['request']>;

function Watched({ watched: { count, links, unnamed, dates } }: Pick<Request, 'watched'>) {
  const t = useTranslate();
  return (
    <div className="mt-8 num">
      <p className="ui muted">{t('alerts.watched')}</p>
      {count === null ? null : <p className="mt-2">{count}</p>}
      <p className="mt-2">
        {links.map(({ text, href }, at) => (
          <span key={href}>
            {at === 0 ? '' : ', '}
            <Link className="in-text" href={href}>
              {text}
            </Link>
          </span>
        ))}
        {unnamed > 0 && links.length > 0 ? ` ${t('alerts.more', { count: unnamed })}` : null}
      </p>
      {dates === null ? null : <p className="mt-2">{dates}</p>}
    </div>
  );
}

function Frequencies({ frequencies }: Pick<Request, 'frequencies'>) {
  const t = useTranslate();
  return (
    <fieldset className="field">
      <legend className="small font-[550]">{t('alerts.frequency')}</legend>
      {frequencies.map(({ value, label, checked }) => (
        <div key={value} className="check">
          <input type="radio" id={`letter-${value}`} name="frequency" value={value} defaultChecked={checked} />
          <label htmlFor={`letter-${value}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  );
}

function TooLong({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <>
      <p className="mb-6">{t('alerts.tooLong')}</p>
      <ButtonLink href={href}>{t('alerts.tooLongBack')}</ButtonLink>
    </>
  );
}
