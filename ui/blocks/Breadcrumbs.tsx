import { Link } from '../components/Link.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { LinkView } from './block-view.ts';

/** Renders the breadcrumbs from the homepage to this page (CO7). */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly LinkView[] }) {
  const t = useTranslate();
  return (
    <nav className="crumbs" aria-label={t('content.crumbs')}>
      <ol>
        {crumbs.map(({ text, href }, at) => (
          <li key={href}>
            {at === crumbs.length - 1 ? <span aria-current="page">{text}</span> : <Link href={href}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
