import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ButtonLink, Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { navigateTo } from '../../navigation/navigate-to.ts';
import type { EnquiryView } from './build-enquiry-view.ts';
import type { ThanksPageView } from './build-thanks-view.ts';
import { EnquiryForm, ResponderLine } from './form/EnquiryForm.tsx';
import { ConsentField, FieldsContext, Honeypot, Problem, TextField } from './form/form-parts.tsx';
import type { NewsletterView } from './newsletter/build-newsletter-view.ts';
import { ThanksPage } from './ThanksPage.tsx';

/** The view of a page with a form, or with the result of one. */
export type FormPageView =
  | { readonly kind: 'enquiry'; readonly view: EnquiryView }
  | { readonly kind: 'thanks'; readonly view: ThanksPageView }
  | { readonly kind: 'newsletter'; readonly view: NewsletterView };

export function FormPageBody({ view }: { readonly view: FormPageView }) {
  switch (view.kind) {
    case 'enquiry':
      return <EnquiryPage key={view.view.hidden.token} view={view.view} />;
    case 'thanks':
      return <ThanksPage view={view.view} />;
    case 'newsletter':
      return <NewsletterPage view={view.view} />;
  }
}

/** Renders the enquiry form on a page of its own, for links that are followed without a script (FM2). */
function EnquiryPage({ view }: { readonly view: EnquiryView }) {
  const { title, intro, subject, responder } = view;
  return (
    <>
      <div className="a">
        {subject === null ? null : (
          <Link className="link" href={subject.href}>
            <Icon name="back" /> <span>{subject.name}</span>
          </Link>
        )}
        <p className="ui muted mt-4">
          <ResponderLine responder={responder} />
        </p>
        <Heading lvl={1} size="3xl-search" className="mt-2" id="enquiry-title">
          {title}
        </Heading>
        {intro === null ? null : <p className="h h-teaser mt-6">{intro}</p>}
      </div>
      <div className="b">
        <EnquiryForm view={view} onSent={(href) => void navigateTo(href).catch(() => window.location.assign(href))} />
      </div>
    </>
  );
}

/**
 * Renders the newsletter page: its form, or the button that a letter's link leads to (FM3). All its forms work
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
        {form === null ? null : <AddressForm {...form} locale={locale} />}
        {press === null ? null : (
          <form method="post" action={press.action}>
            <input type="hidden" name="token" value={press.token} />
            <input type="hidden" name="locale" value={locale} />
            <button type="submit" className="btn btn-lg">
              {press.text} <Icon name="arrow" />
            </button>
          </form>
        )}
        {again === null ? null : <ButtonLink href={again}>{t('newsletter.again')}</ButtonLink>}
      </div>
    </>
  );
}

type FormProps = NonNullable<NewsletterView['form']> & Pick<NewsletterView, 'locale'>;

function AddressForm({ values, problems, consent, token, locale }: FormProps) {
  const t = useTranslate();
  return (
    <form className="enquiry" method="post" action="/newsletter" noValidate>
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
          <Honeypot label={t('enquiry.field.trap')} />
          <ConsentField consent={consent} />
        </div>
      </FieldsContext>
      <div className="enquiry-foot">
        <button type="submit" className="btn btn-lg">
          {t('newsletter.form.button')} <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
