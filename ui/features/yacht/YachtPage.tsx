import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FactRow } from '../../components/FactRow.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { JumpToMenu } from '../../components/JumpToMenu.tsx';
import { Link, TextLink } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { FirstFigure } from '../../gallery/use-lightbox.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { submitDisplayPreference } from '../../shell/CurrencyUnitSwitch.tsx';
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx';
import { useShortlistControls } from '../../shortlist/shortlist-controls.ts';
import { cardWithoutMarkup } from '../../yacht-card/document-cards.ts';
import type { YachtPageView } from './build-yacht-view.ts';
import { PreviousNextNav } from './PreviousNextNav.tsx';

const loadBody = () => import('./YachtBody.tsx').then((module) => ({ default: module.YachtBody }));

/** The server renders the body with the page; in the browser its script is a chunk of its own. */
const LazyYachtBody = import.meta.env.SSR ? (await loadBody()).default : lazy(loadBody);

// Starts to load with the page's script, so that a navigation renders the whole page at once.
if (!import.meta.env.SSR) loadBody().catch(() => {});

interface Props {
  readonly view: YachtPageView;
}

/** Renders the first screen of a yacht's page. The rest of the page has a script of its own. */
export function YachtPage({ view }: Props) {
  // The key resets the body's state when the visitor goes to another yacht's page.
  const bodyKey = `${view.market} ${view.id}`;
  const first: FirstFigure = {
    figure: { at: 0, picture: view.hero, caption: null, text: null },
    link: useRef(null),
    open: useRef(null),
  };
  return (
    <>
      <MainPicture view={view} first={first} />
      <div className="wrap">
        <PreviousNextNav view={view} />
        <div className="tt grid-page">
          <div className="n">
            {view.ribbon === null ? null : <p className="ui text-brass font-[550] mb-4">{view.ribbon}</p>}
            <Heading lvl={1}>{view.name}</Heading>
            <p className="by h h-teaser">{view.kindLine}</p>
          </div>
          <PriceAndActions view={view} />
        </div>
        <GhostNote view={view} />
        <dl className="keys">
          {view.keys.map(({ label, value, unit }) => (
            <FactRow key={label} label={label} value={value} note={unit} />
          ))}
        </dl>
      </div>
      <JumpToMenu links={view.jump}>
        {view.price === null ? null : (
          <div className="cta num">
            <span>{view.price.text}</span>
            <EnquireLink view={view} className="btn btn-sm" />
          </div>
        )}
      </JumpToMenu>
      {/* The header uses the same function; as a prop it stays in one chunk. */}
      <Suspense key={bodyKey} fallback={null}>
        <LazyYachtBody
          view={view}
          onReading={submitDisplayPreference}
          first={view.allPictures === null ? null : first}
        />
      </Suspense>
      {view.price === null ? null : (
        <div className="cta-bar num">
          <span>
            <b>{view.price.text}</b>
            <span className="muted">{view.price.shortNote}</span>
          </span>
          <EnquireLink view={view} className="btn" />
        </div>
      )}
    </>
  );
}

/** Renders her main picture with the link that opens it, and all others, in the lightbox. */
function MainPicture({ view, first }: Props & { readonly first: FirstFigure }) {
  return (
    <div className="yh">
      <Picture picture={view.hero} preset="hero" sizes="100vw" first />
      {view.allPictures === null ? null : (
        <Link className="yh-all" href="#gallery" ref={first.link} onClick={(event) => first.open.current?.(event)}>
          {view.allPictures}
        </Link>
      )}
    </div>
  );
}

function PriceAndActions({ view }: Props) {
  const t = useTranslate();
  const { price } = view;
  if (price === null) return null;
  return (
    <div className="p num">
      <b className="h h-xl-hurme">{price.text}</b>
      {price.note === null ? null : <span className="muted ui">{price.note}</span>}
      <div className="acts">
        <EnquireLink view={view} className="btn" />
        <CompareLink view={view} />
        {/* Without a script, a form adds her to the comparison in the cookie. */}
        <noscript>
          <button type="submit" className="btn btn-line" name={view.market} value={view.id} form="mark">
            {t('compare.link')}
          </button>
        </noscript>
        <FavouriteButton view={view} />
      </div>
      <YachtTools view={view} />
    </div>
  );
}

/**
 * Renders the link to her brochure and the buttons to share and print, which need a script; their space is reserved.
 */
function YachtTools({ view }: Props) {
  const t = useTranslate();
  const [brochure] = view.documents;
  const { path } = view.unitSwitch;
  const [isHydrated, setHydrated] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => setHydrated(true), []);
  const share = () => {
    const page = { title: document.title, url: window.location.href.split('#', 1).join() };
    if (navigator.share) navigator.share(page).catch(() => {});
    else
      navigator.clipboard
        ?.writeText(page.url)
        .then(() => setCopied(path))
        .catch(() => {});
  };
  return (
    <p className="tools">
      {brochure === undefined ? null : (
        <Link className="text-link" href={brochure.href} data-vike="false">
          {brochure.text}
        </Link>
      )}
      <AlertLink view={view} />
      {isHydrated ? (
        <>
          <button type="button" className="text-link" onClick={share}>
            {t('yacht.share')}
          </button>
          <button type="button" className="text-link" onClick={() => window.print()}>
            {t('yacht.print')}
          </button>
          <span role="status">{copied === path ? t('yacht.copied') : null}</span>
        </>
      ) : null}
    </p>
  );
}

function GhostNote({ view }: Props) {
  const { ghost } = view;
  if (ghost === null) return null;
  return (
    <div className="ghost-note" role="note">
      <Heading lvl={2} size="xl-austin">
        {ghost.title}
      </Heading>
      <p className="mt-3 prose">{ghost.text}</p>
      {ghost.otherHref === null ? null : (
        <TextLink className="link mt-2" href={ghost.otherHref}>
          {ghost.otherText}
        </TextLink>
      )}
      <p className="tools">
        <AlertLink view={view} />
      </p>
      <FavouriteButton view={view} />
    </div>
  );
}

/**
 * Renders a link to the enquiry form, which opens over the page. It is not prefetched, because each form has a token
 * of its own.
 */
function EnquireLink({ view, className }: Props & { readonly className: string }) {
  const t = useTranslate();
  return (
    <Link className={className} href={view.enquireHref} data-vike="false">
      {t('action.enquire')} {className === 'btn' ? <Icon name="arrow" /> : null}
    </Link>
  );
}

/** Renders a link to the form for letters about her (FD6). It has a token of its own, so it is not prefetched. */
function AlertLink({ view: { alertHref, ghost } }: Props) {
  const t = useTranslate();
  return alertHref === null ? null : (
    <a className="text-link" href={alertHref} data-vike="false">
      {t(ghost === null || ghost.otherHref !== null ? 'alerts.link.yacht' : 'alerts.link.ghost')}
    </a>
  );
}

function FavouriteButton({ view: { id, name } }: Props) {
  return <ShortlistButton className="save save-box" list="save" id={id} name={name} />;
}

/** Renders a link to the comparison of this yacht with those that the visitor chose before; nothing for a ghost. */
function CompareLink({ view: { market, id, compareHref } }: Props) {
  const t = useTranslate();
  const controls = useShortlistControls();
  if (compareHref === null) return null;
  return (
    <a className="btn btn-line" href={controls?.compareHref(market, id) ?? compareHref} data-vs={id}>
      {t('compare.link')}
    </a>
  );
}

YachtPage.overPhotograph = () => true;
YachtPage.withFootBar = true;
YachtPage.toDocument = import.meta.env.SSR
  ? ({ others, calendar, ...view }: YachtPageView) => ({
      ...view,
      calendar: calendar && { ...calendar, table: calendar.table && { html: '' } },
      others: others && {
        ...others,
        cards: others.cards.map(({ card, why }) => ({ card: cardWithoutMarkup(card), why })),
      },
    })
  : undefined;
