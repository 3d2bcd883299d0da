import { Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';

/** To the words on privacy, beside the form: what is written stays. */
export function PrivacyLink({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <Link className="in-text" href={href} target="_blank">
      {t('enquiry.privacy')}
      <span className="vh"> {t('microsite.newTab')}</span>
    </Link>
  );
}
