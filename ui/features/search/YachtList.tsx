import { Suspense } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import { FILTER_FORM, submitNow } from './filters/filter-form.ts';
import { LazyFilterPanel } from './filters/lazy-filter-panel.ts';
import { Segments } from './filters/Segments.tsx';
import { fromDocument, toDocument } from './list-document.ts';
import type { ChipView, ListView } from './list-view.ts';
import { LazyListMap } from './map/lazy-list-map.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchHead } from './SearchHead.tsx';

const SIZES = '(min-width:1600px) 24vw, (min-width:1024px) 35vw, (min-width:640px) 46vw, 92vw';
/** The number of cards before the note that offers a broker's help. */
const NOTE_AFTER = 4;

/** Shows a list of yachts with its filters, in a rail or, on small screens, in a sheet. */
export function YachtList({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <>
      {view.search === null ? (
        <div className="wrap grid-page list-head">
          <Heading lvl={1} size="3xl-search">
            {view.title}
          </Heading>
          {view.intro && <p className="muted">{view.intro}</p>}
        </div>
      ) : (
        <SearchHead title={view.title} head={view.search} form={FILTER_FORM} />
      )}
      <Toolbar view={view} />
      <div className="wrap">
        <Chips chips={view.chips} className="chips chips-small" />
      </div>
      <div className="wrap list">
        <LazyFilterPanel view={view} />
        <div className="out">
          {view.map === null ? null : (
            <Suspense fallback={<div className="map" />}>
              <LazyListMap view={view} map={view.map} />
            </Suspense>
          )}
          <Results view={view} />
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
YachtList.toDocument = toDocument;
YachtList.fromDocument = fromDocument;

/** The count of the list, its chips, the links to its layouts, and the menu of orders. */
function Toolbar({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <div className="toolbar">
      <div className="wrap">
        <p className="count num" role="status">
          {view.count}
        </p>
        <Chips chips={view.chips} className="chips" />
        <Segments label={t('list.layout')} links={view.layouts} className="layouts" />
        <label className="sort select">
          <span className="vh">{t('list.sort')}</span>
          <select name="s" form={FILTER_FORM} key={view.sort.value} defaultValue={view.sort.value} onChange={submitNow}>
            {view.sort.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

/** The cards of a list, or why there are none. */
function Results({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  const [before, after] = [view.cards.slice(0, NOTE_AFTER), view.cards.slice(NOTE_AFTER)];
  if (view.trouble) {
    return (
      <div role="alert">
        <p className="h h-teaser">{view.trouble.message}</p>
        <a className="btn btn-line mt-8" href={view.trouble.retryHref}>
          {t('list.retry')} <Icon name="arrow" />
        </a>
      </div>
    );
  }
  if (view.nothing) {
    return (
      <>
        <NothingFound nothing={view.nothing} contactHref={view.contactHref} />
        <OnApplicationLink of={view.onApplication} />
      </>
    );
  }
  return (
    <>
      <OnApplicationLink of={view.onApplication} />
      <div className={view.map === null ? 'cards cards-wide' : 'cards'}>
        {before.map((card, at) => (
          <YachtCard key={card.id} card={card} lvl={2} sizes={SIZES} first={at === 0} eager={at < 2} />
        ))}
        {after.length > 0 ? <AskBrokerNote href={view.contactHref} /> : null}
        {after.map((card) => (
          <YachtCard key={card.id} card={card} lvl={2} sizes={SIZES} />
        ))}
      </div>
      <Pagination pagination={view.pagination} />
      <FeedLink href={view.feedHref} />
    </>
  );
}

/** Links the list's Atom feed; `rel="external"` keeps the client's router away from it. */
function FeedLink({ href }: { readonly href: string | null }) {
  const t = useTranslate();
  return href === null ? null : (
    <p className="mt-8 ui muted">
      <a className="link" href={href} rel="external" type="application/atom+xml">
        <span>{t('feed.follow')}</span>
      </a>{' '}
      {t('feed.help')}
    </p>
  );
}

/** Links the yachts on application that a price range leaves out (SE4). */
function OnApplicationLink({ of }: { readonly of: ListView['onApplication'] }) {
  return of === null ? null : (
    <p className="mb-6 ui">
      <a className="link num" href={of.href}>
        <span>{of.text}</span> <Icon name="arrow" />
      </a>
    </p>
  );
}

function Chips({ chips, className }: { readonly chips: readonly ChipView[]; readonly className: string }) {
  if (chips.length === 0) return <div className={`${className} chips-none`} />;
  return (
    <ul className={className}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <a className="chip" href={chip.href} aria-label={chip.remove}>
            {chip.label} <Icon name="cross" small />
          </a>
        </li>
      ))}
    </ul>
  );
}

function AskBrokerNote({ href }: { readonly href: string }) {
  const t = useTranslate();
  return (
    <aside className="note">
      <div>
        <Heading lvl={2} size="xl-austin">
          {t('list.noteTitle')}
        </Heading>
        <p className="muted ui mt-2 max-w-[52ch]">{t('list.noteText')}</p>
      </div>
      <Link className="btn btn-line" href={href}>
        {t('action.askBroker')} <Icon name="arrow" />
      </Link>
    </aside>
  );
}
