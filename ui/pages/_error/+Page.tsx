import { useSyncExternalStore } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, NewTabTextContext, TextLink } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ErrorView, NotFoundHelp } from '../../shell/error-view.ts';

const NEVER_CHANGES = () => () => {};

/** Renders the error page (UI2). Its message may change after hydration (RT6). */
export function Page({ view }: { readonly view: ErrorView }) {
  const t = useTranslate();
  const message = useSyncExternalStore(
    NEVER_CHANGES,
    () => view.hydrated ?? view.message,
    () => view.message,
  );
  const page = (
    <div className="wrap trouble">
      {view.status === null ? null : <p className="ui muted num mb-3">{view.status}</p>}
      <Heading lvl={1} size="3xl">
        {view.title}
      </Heading>
      <p className="max-w-[60ch]">{message}</p>
      <div className="flex flex-wrap gap-4">
        {view.retry === null ? null : (
          <a className="btn" href={view.retry}>
            {t('error.retry')} <Icon name="arrow" />
          </a>
        )}
        <Link className={view.retry === null ? 'btn' : 'btn btn-line'} href={view.home}>
          {t('error.home')} <Icon name="arrow" />
        </Link>
      </div>
      {view.elsewhere === null || view.embedded ? null : <SearchElsewhere elsewhere={view.elsewhere} />}
      {view.stack === null ? null : <pre className="stack">{view.stack}</pre>}
    </div>
  );
  return view.embedded ? <NewTabTextContext value={t('microsite.newTab')}>{page}</NewTabTextContext> : page;
}

/** Offers the pages that the address may have meant, and a search for its words. */
function SearchElsewhere({ elsewhere: { action, words, likely } }: { readonly elsewhere: NotFoundHelp }) {
  const t = useTranslate();
  return (
    <>
      {likely.length === 0 ? null : (
        <nav aria-label={t('error.404.likely')}>
          <p className="ui muted mb-3">{t('error.404.likely')}</p>
          <ul>
            {likely.map(({ text, href }) => (
              <li key={href}>
                <TextLink href={href}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <form className="seek" action={action} method="get">
        <label className="field">
          <span>{t('search.field')}</span>
          <input className="in" type="search" name="q" defaultValue={words} autoComplete="off" />
        </label>
        <button type="submit" className="btn">
          {t('search.title')} <Icon name="search" />
        </button>
      </form>
    </>
  );
}

Page.withoutShell = ({ embedded }: ErrorView) => embedded;
