import { FactRow } from '../../components/FactRow.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Link, TextLink } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ThanksPageView, ThanksView } from './build-thanks-page-view.ts';

/** Renders the thanks page: reference, responder and next steps (FM2). */
export function ThanksPage({ view }: { readonly view: ThanksPageView }) {
  const t = useTranslate();
  const { title, thanks, text, onwardLinks } = view;
  return (
    <>
      <div className="a">
        <Heading lvl={1} size="3xl-search">
          {title}
        </Heading>
        {text === null ? null : <p className="h h-teaser mt-6">{text}</p>}
      </div>
      <div className="b">
        {thanks === null ? null : <Thanks thanks={thanks} />}
        <ul className="enquiry-ways" aria-label={t('enquiry.thanks.onward')}>
          {onwardLinks.map(({ text: label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Renders the thanks without a heading. */
export function Thanks({ thanks }: { readonly thanks: ThanksView }) {
  const t = useTranslate();
  const { reference, about, responder, steps } = thanks;
  return (
    <>
      <dl className="who num enquiry-number">
        <div>
          <dt>{t('enquiry.thanks.number')}</dt>
          <dd className="h h-xl-austin">{reference}</dd>
        </div>
        {about === null ? null : (
          <FactRow label={t('enquiry.thanks.about')} value={<Link href={about.href}>{about.name}</Link>} />
        )}
        <FactRow label={t('office.phone')} value={<Link href={responder.phone.href}>{responder.phone.text}</Link>} />
      </dl>
      <Heading lvl={2} size="xl-austin" className="mt-8">
        {t('enquiry.thanks.next')}
      </Heading>
      <ol className="enquiry-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
