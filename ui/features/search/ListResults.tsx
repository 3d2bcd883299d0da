import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ButtonLink, Link } from '../../components/Link.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { YachtCard } from '../../yacht-card/YachtCard.tsx';
import type { EmptyListView, ListView } from './build-list-view.ts';

/** The number of cards before the note that offers a broker's help: full rows of two and of three. */
const NOTE_AFTER = 6;

/** Renders the cards of a list, or why there are none (SE9). */
export function ListResults({ view }: { readonly view: ListView }) {
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
        <NothingFound nothing={view.nothing} view={view} />
        <OnApplicationLink link={view.onApplication} />
      </>
    );
  }
  return (
    <>
      <OnApplicationLink link={view.onApplication} />
      <div className={view.map === null ? 'cards cards-wide' : 'cards'}>
        {before.map((card) => (
          <YachtCard key={card.id} card={card} />
        ))}
        {after.length > 0 ? <AskBrokerNote view={view} /> : null}
        {after.map((card) => (
          <YachtCard key={card.id} card={card} />
        ))}
      </div>
      <Pagination pagination={view.pagination} />
      <FollowLinks view={view} />
    </>
  );
}

/**
 * Renders links to the form for letters about the list, which has a token of its own and is not prefetched, and to its
 * Atom feed; `rel="external"` keeps the client's router away from that.
 */
function FollowLinks({ view: { alertHref, feedHref } }: { readonly view: ListView }) {
  const t = useTranslate();
  return alertHref === null || feedHref === null ? null : (
    <p className="tools muted">
      <a className="link" href={alertHref} data-vike="false">
        <span>{t('alerts.link.search')}</span>
      </a>
      <a className="link" href={feedHref} rel="external" type="application/atom+xml">
        <span>{t('feed.follow')}</span>
      </a>
    </p>
  );
}

/** Renders a link to the yachts priced on application that a price range leaves out, if any (SE4). */
function OnApplicationLink({ link }: { readonly link: ListView['onApplication'] }) {
  return link === null ? null : (
    <p className="mb-6 ui">
      <a className="link num" href={link.href}>
        <span>{link.text}</span> <Icon name="arrow" />
      </a>
    </p>
  );
}

interface NothingFoundProps {
  readonly nothing: EmptyListView;
  readonly view: Pick<ListView, 'alertHref' | 'askHref'>;
}

/** Shows that a list is empty, with links that remove filters and so find yachts, to letters about it, and to the brokers. */
function NothingFound({ nothing, view: { alertHref, askHref } }: NothingFoundProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      <div>
        <Heading lvl={2} size="2xl">
          {nothing.title}
        </Heading>
        <p className="mt-4 max-w-[40ch] muted">{nothing.help}</p>
      </div>
      <div className="relax num">
        {nothing.relax.map(({ label, count, href }) => (
          <a key={href} href={href}>
            <span>{label}</span> {count === null ? <Icon name="arrow" /> : <b>{count}</b>}
          </a>
        ))}
        {alertHref === null ? null : (
          <a href={alertHref} data-vike="false">
            <span>{t('alerts.link.nothing')}</span> <Icon name="arrow" />
          </a>
        )}
        <Link href={askHref}>
          <span>{t('list.tellBroker')}</span> <Icon name="arrow" />
        </Link>
      </div>
    </div>
  );
}

function AskBrokerNote({ view: { market, askHref } }: { readonly view: Pick<ListView, 'market' | 'askHref'> }) {
  const t = useTranslate();
  return (
    <aside className="note">
      <div>
        <Heading lvl={2} size="xl-austin">
          {t(`list.${market}.noteTitle`)}
        </Heading>
        <p className="muted ui mt-2 max-w-[52ch]">{t(`list.${market}.noteText`)}</p>
      </div>
      <ButtonLink className="btn btn-line" href={askHref}>
        {t('action.askBroker')}
      </ButtonLink>
    </aside>
  );
}
