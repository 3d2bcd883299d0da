import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ListView } from './list-view.ts';

/** No results: which choice stands in the way, and what letting it go would give. */
export function NothingFound({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <div>
        <Heading lvl={2} size="2xl">
          {t('list.nothing')}
        </Heading>
        <p className="mt-4 max-w-[40ch] muted">{t(view.relax.length > 0 ? 'list.nothingHelp' : 'list.nothingLeft')}</p>
      </div>
      <div className="relax num">
        {view.relax.map(({ label, count, href }) => (
          <a key={label} href={href}>
            <span>{label}</span> <b>{count}</b>
          </a>
        ))}
        {view.clearHref === null ? null : (
          <a href={view.clearHref}>
            <span>{t('list.clearAll')}</span> <Icon name="arrow" />
          </a>
        )}
        <Link href={view.contactHref}>
          <span>{t('list.tellBroker')}</span> <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}
