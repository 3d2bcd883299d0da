import { lazy, Suspense } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/Link.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SelectOptions } from '../../components/SelectOptions.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { readCardsFromDocument } from '../../yacht-card/document-cards.ts';
import type { ListView, SearchHeadView } from './build-list-view.ts';
import { Chips } from './filters/Chips.tsx';
import { FILTER_FORM_ID, submitNow } from './filters/filter-form.ts';
import { SegmentedLinks } from './filters/SegmentedLinks.tsx';
import { ListResults } from './ListResults.tsx';

const loadFilterPanel = () => import('./filters/FilterPanel.tsx').then((module) => ({ default: module.FilterPanel }));

/** The filter panel, rendered by the server; until its script is loaded, it is a plain form. */
const LazyFilterPanel = import.meta.env.SSR ? (await loadFilterPanel()).default : lazy(loadFilterPanel);

// Requested with the page's own script, in parallel with the messages, so that it is loaded before a navigation.
if (!import.meta.env.SSR) loadFilterPanel().catch(() => {});

/** The map, which the server renders with the page. The browser loads its script only for a page with a map. */
const LazyListMap = import.meta.env.SSR
  ? (await import('./map/ListMap.tsx')).ListMap
  : lazy(() => import('./map/ListMap.tsx').then((module) => ({ default: module.ListMap })));

/** Shows a list of yachts with its filters in a rail or, on small screens, in a sheet. */
export function YachtList({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <>
      <a className="skip" href="#results">
        {t('list.skip')}
      </a>
      {view.search === null ? (
        <div className="wrap grid-page list-head">
          <Heading lvl={1} size="3xl-search">
            {view.title}
          </Heading>
          {view.intro && (
            <p className="muted">
              {`${view.intro} `}
              <ScaleLink href={view.scaleHref} />
            </p>
          )}
        </div>
      ) : (
        <SearchHead title={view.title} head={view.search} scaleHref={view.scaleHref} />
      )}
      <Toolbar view={view} />
      <div className="wrap">
        <Chips chips={view.chips} className="chips chips-small" />
      </div>
      <div className="wrap list">
        <Suspense fallback={<div className="rail" />}>
          <LazyFilterPanel view={view} />
        </Suspense>
        <div className="out" id="results">
          {view.stayGroups && (
            <>
              <SegmentedLinks label={t('stay.groups')} links={view.stayGroups.links} className="num" />
              <p className="mt-2 mb-6 ui muted">{view.stayGroups.note}</p>
            </>
          )}
          {view.map === null ? null : (
            <Suspense fallback={<div className="map" />}>
              <LazyListMap view={view} map={view.map} />
            </Suspense>
          )}
          <ListResults view={view} />
        </div>
      </div>
      <div className="foot-bar">
        <a href="#filters">
          <Icon name="filters" />
          {view.chips.length > 0 ? t('list.filtersChosen', { count: view.chips.length }) : t('list.filters')}
        </a>
      </div>
    </>
  );
}

YachtList.withFootBar = true;
YachtList.toDocument = (view: ListView) => ({ ...view, cards: [] });
YachtList.fromDocument = (view: ListView, page: Element): ListView => ({ ...view, cards: readCardsFromDocument(page) });

/** Renders a link to the same yachts drawn to scale (CF4). */
function ScaleLink({ href }: { readonly href: string | null }) {
  const t = useTranslate();
  return (
    href && (
      <a className="text-link" href={href}>
        {t('toScale.link')}
      </a>
    )
  );
}

interface SearchHeadProps {
  readonly title: string;
  readonly head: SearchHeadView;
  readonly scaleHref: string | null;
}

/** Renders the head of the search page: the search field, the switch of markets, and the link to the site search. */
function SearchHead({ title, head, scaleHref }: SearchHeadProps) {
  const t = useTranslate();
  return (
    <div className="wrap seek-head">
      <Heading lvl={1} size="3xl-search">
        {title}
      </Heading>
      <SearchField
        label={t('search.field')}
        button={t('search.go')}
        text={head.text}
        placeholder={t('search.example')}
        answer={head.markets.find(({ current }) => current)?.href}
        form={FILTER_FORM_ID}
      />
      {head.explanation && <p className="seek-read muted">{head.explanation}</p>}
      <div className="seek-ways">
        <SegmentedLinks label={t('search.markets')} links={head.markets} className="num" />
        <TextLink href={head.siteSearch.href}>{head.siteSearch.text}</TextLink>
        <ScaleLink href={scaleHref} />
      </div>
    </div>
  );
}

/** Renders the announced count of the list, its chips (SE10), the links to its layouts, and the menu of orders. */
function Toolbar({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <div className="toolbar">
      <div className="wrap">
        <p className="count num" role="status">
          {view.count}
        </p>
        <Chips chips={view.chips} className="chips" />
        <SegmentedLinks label={t('list.layout')} links={view.layouts} className="layouts" />
        <label className="sort select">
          <span className="vh">{t('list.sort')}</span>
          <select
            name="s"
            form={FILTER_FORM_ID}
            key={view.sort.value}
            defaultValue={view.sort.value}
            onChange={submitNow}
          >
            <SelectOptions options={view.sort.options} />
          </select>
        </label>
      </div>
    </div>
  );
}
