import { useSyncExternalStore } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, NewTabContext } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ErrorView } from '../../shell/error-view.ts';

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
      {view.stack === null ? null : <pre className="stack">{view.stack}</pre>}
    </div>
  );
  return view.embedded ? <NewTabContext value={t('microsite.newTab')}>{page}</NewTabContext> : page;
}

Page.withoutShell = ({ embedded }: ErrorView) => embedded;
