import { Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';

/** A link to the privacy page that opens beside the form, so that typed text is kept. */
export function PrivacyLink({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <Link className="in-text" href={href} target="_blank">
      {t('enquiry.privacy')}
      <span className="vh"> {t('microsite.newTab')}</span>
    </Link>
  );
}
