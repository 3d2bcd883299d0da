import { Heading } from '../../../components/Heading.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { Honeypot } from '../form/Honeypot.tsx';
import { PrivacyLink } from '../form/PrivacyLink.tsx';
import { Problem } from '../form/Problem.tsx';
import type { NewsletterView } from './newsletter-view.ts';

/**
 * The newsletter page: its form, or the button that a letter's link leads to (FM3). All its forms work
 * without a script.
 */
export function NewsletterPage({ view }: { readonly view: NewsletterView }) {
  const t = useTranslate();
  const { title, text, notice, form, press, again, locale } = view;
  return (
    <>
      <div className="a">
        <Heading lvl={1} size="3xl-search">
          {title}
        </Heading>
        <p className="h h-teaser mt-6">{text}</p>
      </div>
      <div className="b">
        {notice === null ? null : (
          <div className="enquiry-notice" role="alert">
            <Problem text={notice} />
          </div>
        )}
        {form === null ? null : <AddressForm form={form} locale={locale} />}
        {press === null ? null : (
          <form method="post" action={press.action}>
            <input type="hidden" name="token" value={press.token} />
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className="btn btn-lg">
              {press.text} <Icon name="arrow" />
            </button>
          </form>
        )}
        {again === null ? null : (
          <Link className="btn" href={again}>
            {t('newsletter.again')} <Icon name="arrow" />
          </Link>
        )}
      </div>
    </>
  );
}

interface FormProps {
  readonly form: NonNullable<NewsletterView['form']>;
  readonly locale: string;
}

function AddressForm({ form: { email, consent, token }, locale }: FormProps) {
  const t = useTranslate();
  return (
    <form className="enquiry" method="post" action="/newsletter" noValidate>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token" value={token} />
      <div className="enquiry-fields">
        <div className="field">
          <label htmlFor="letter-email">{t('enquiry.field.email')}</label>
          <input
            id="letter-email"
            className={email.problem === null ? 'in' : 'in err'}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            maxLength={320}
            defaultValue={email.value}
            aria-invalid={email.problem === null ? undefined : true}
            aria-describedby={email.problem === null ? undefined : 'letter-email-help'}
          />
          <Problem id="letter-email-help" text={email.problem} />
        </div>
        <Honeypot label={t('enquiry.field.trap')} />
        <div className="field">
          <div className="check">
            <input
              type="checkbox"
              id="letter-consent"
              name="consent"
              value="1"
              required
              defaultChecked={consent.on}
              aria-invalid={consent.problem === null ? undefined : true}
              aria-describedby={consent.problem === null ? undefined : 'letter-consent-help'}
            />
            <span>
              <label htmlFor="letter-consent">{consent.text}</label> <PrivacyLink href={consent.href} />
            </span>
          </div>
          <Problem id="letter-consent-help" text={consent.problem} />
        </div>
      </div>
      <div className="enquiry-foot">
        <button type="submit" className="btn btn-lg">
          {t('newsletter.form.button')} <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
