import type { SubmitEvent } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Highlighted } from '../../components/Highlighted.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, TextLink } from '../../components/Link.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { ResultView } from './build-result-view.ts';
import type { SiteSearchView } from './build-site-search-view.ts';

/** Shows the site search (RT2 `/search/web/`): a field and its results. */
export function SiteSearchPage({ view }: { readonly view: SiteSearchView }) {
  const t = useTranslate();
  const { text, pagination } = view;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('q') ?? '');
    import('./navigate-to-site-search.ts')
      .then(({ navigateToSiteSearch }) => navigateToSiteSearch(view.action, typed))
      .catch(() => form.submit());
  };
  return (
    <>
      <div className="wrap seek-head">
        <Heading lvl={1} size="3xl-search">
          {t('search.site.title')}
        </Heading>
        <search>
          <form method="get" action={view.action} onSubmit={submit}>
            <SearchField label={t('search.site.field')} button={t('search.go')} text={text} />
          </form>
        </search>
        <div className="seek-ways">
          <p className="seek-count num" role="status">
            {view.count}
          </p>
          <TextLink href={view.yachts.href}>{view.yachts.text}</TextLink>
        </div>
        <Categories categories={view.categories} />
        {view.sorts.length === 0 ? null : (
          <nav className="picks" aria-label={t('list.sort')}>
            {view.sorts.map(({ text: order, href, current }) => (
              <a key={href} href={href} aria-current={current ? 'true' : undefined}>
                <span>{order}</span>
              </a>
            ))}
          </nav>
        )}
      </div>
      <div className="wrap seek-out">
        <Results view={view} />
        {pagination === null ? null : <Pagination pagination={pagination} />}
      </div>
    </>
  );
}

/** Renders the results, or why there are none. */
function Results({ view }: { readonly view: SiteSearchView }) {
  const t = useTranslate();
  if (view.trouble !== null) {
    return (
      <div role="alert" className="seek-else">
        <Heading lvl={2} size="2xl">
          {t('list.troubleTitle')}
        </Heading>
        <p className="mt-4">{view.trouble.message}</p>
        <a className="btn btn-line mt-8" href={view.trouble.retryHref}>
          {t('list.retry')} <Icon name="arrow" />
        </a>
      </div>
    );
  }
  if (view.results.length === 0) return <Elsewhere view={view} />;
  return (
    <ol className="hits">
      {view.results.map((result) => (
        <Result key={result.id} result={result} />
      ))}
    </ol>
  );
}

/** Renders the categories of the results, as links (SE8). */
function Categories({ categories }: Pick<SiteSearchView, 'categories'>) {
  const t = useTranslate();
  return categories.length === 0 ? null : (
    <nav className="seek-ways" aria-label={t('search.categories')}>
      <div className="seg num">
        {categories.map(({ text, count, href, current }) => (
          <a key={text} href={href} aria-current={current ? 'page' : undefined}>
            <span>{text}</span>
            <b>{count}</b>
          </a>
        ))}
      </div>
    </nav>
  );
}

function Result({ result: { href, title, crumb, excerpt } }: { readonly result: ResultView }) {
  return (
    <li className="hit">
      <p className="hit-crumb small muted">{crumb.join(' / ')}</p>
      <div className="hit-body">
        <Heading lvl={2} size="xl-austin">
          <Link href={href}>{title}</Link>
        </Heading>
        <p className="ui">
          <Highlighted pieces={excerpt} />
        </p>
      </div>
    </li>
  );
}

/** Renders links to other searches and lists, where there is no query or no result. */
function Elsewhere({ view: { text, nothing, links } }: { readonly view: SiteSearchView }) {
  const t = useTranslate();
  return (
    <div className="seek-else grid gap-10 xl:grid-cols-2">
      <div>
        {text === '' ? null : (
          <Heading lvl={2} size="2xl">
            {nothing}
          </Heading>
        )}
        <p className={text === '' ? 'h h-teaser seek-start' : 'mt-4 max-w-[44ch] muted'}>
          {t(text === '' ? 'search.site.start' : 'search.site.nothingHelp')}
        </p>
      </div>
      <div className="relax">
        {links.map(({ text: label, href }) => (
          <Link key={href} href={href}>
            <span>{label}</span> <Icon name="arrow" />
          </Link>
        ))}
      </div>
    </div>
  );
}
