import type { ComponentProps } from 'react';
import type { FeatureCategory } from '../../../core/yacht/feature.ts';
import { FactRow } from '../../components/FactRow.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { DeckPlanSheets } from '../../deck-plans/DeckPlanSheets.tsx';
import { Drawing, EnlargeLink, figuresOfDrawings } from '../../deck-plans/ScrollingDrawing.tsx';
import { DownloadLink } from '../../gallery/DownloadLink.tsx';
import { LazyFilm, LazyGallery } from '../../gallery/lazy-gallery.ts';
import { type FirstFigure, useLightbox } from '../../gallery/use-lightbox.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { YachtPageView } from './build-yacht-view.ts';
import { YachtCalendar } from './calendar/YachtCalendar.tsx';
import { usePreviousNext } from './PreviousNextNav.tsx';
import { Broker } from './sections/Broker.tsx';
import { CruisingAreas } from './sections/CruisingAreas.tsx';
import { ListedAbout, ListedEquipment } from './sections/Listed.tsx';
import type { ListingView } from './sections/listing-view.ts';
import { RelatedYachts } from './sections/RelatedYachts.tsx';
import { Specification } from './sections/Specification.tsx';
import { OptionalLink, SectionTitle } from './sections/section-parts.tsx';

interface Props {
  readonly view: YachtPageView;
  /** Submits a form that changes the display preferences. */
  readonly onReading: ComponentProps<typeof Specification>['onSubmit'];
  /** Her main picture, with which the lightbox of her gallery begins. */
  readonly first: FirstFigure | null;
}

/** Renders a yacht's page from the gallery on. Sections without content are left out, with their headings. */
export function YachtBody({ view, onReading, first }: Props) {
  const t = useTranslate();
  const { gallery, film, estimate } = view;
  return (
    <>
      {gallery === null && film === null ? null : (
        <section className="wrap yacht-gallery" id="gallery" aria-label={t('jump.gallery')}>
          {gallery === null ? null : <LazyGallery view={gallery} lvl={2} first={first} />}
          {film === null ? null : <LazyFilm film={film} />}
        </section>
      )}
      <Story view={view} />
      <Specification groups={view.specification} unitSwitch={view.unitSwitch} onSubmit={onReading} />
      <Drawings view={view} />
      {view.calendar === null ? null : <YachtCalendar calendar={view.calendar} enquireHref={view.enquireHref} />}
      {view.waters === null ? null : <CruisingAreas waters={view.waters} estimate={estimate} />}
      {view.aboard.length === 0 && view.listed.equipment === null ? null : <Features view={view} />}
      <Listing listing={view.listing} />
      <Broker broker={view.broker} enquireHref={view.enquireHref} />
      <RelatedYachts others={view.others} />
      <YachtEnd view={view} />
    </>
  );
}

function Story({ view: { story, listed, documents } }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const files = documents.map((document) => <DownloadLink key={document.href} document={document} />);
  if (story === null && listed.about !== null) {
    return (
      <section className="section wrap story" id="story">
        <div className="grid-page">
          <ListedAbout about={listed.about}>{files}</ListedAbout>
        </div>
      </section>
    );
  }
  if (story === null) {
    return documents.length === 0 ? null : (
      <section className="section wrap" aria-label={t('yacht.brochure')}>
        {files}
      </section>
    );
  }
  return (
    <section className="section wrap story" id="story">
      <div className="grid-page">
        <Heading lvl={2} size="3xl-tight" className="q">
          {story.headline}
        </Heading>
        <div className="tx">
          <p className="h h-teaser">{story.standfirst}</p>
          <div className="prose">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {files}
        </div>
      </div>
    </section>
  );
}

/** Renders her side view and her decks: from the media library if it has them, else drawn from her data. */
function Drawings({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const { profile, plans, decks, elevation } = view;
  return (
    <>
      <section className="pf" id="profile">
        <div className="wrap">
          <SectionTitle title={t('profile.title')}>
            {profile === null ? <p className="ui muted max-w-[36ch]">{t('profile.text')}</p> : null}
          </SectionTitle>
          {profile === null ? <Elevation elevation={elevation} /> : <LazyGallery view={profile} />}
        </div>
      </section>
      {plans === null && decks.length === 0 ? null : (
        <section className="section wrap" id="decks">
          <SectionTitle title={t('deck.title')}>
            {plans === null ? (
              <p className="ui muted max-w-[44ch]">
                {t('deck.text')}
                {decks.some(({ views }) => views.length > 0) ? (
                  <span className="on-screen"> {t('deck.pictures')}</span>
                ) : null}
              </p>
            ) : null}
          </SectionTitle>
          {plans === null ? <DeckPlanSheets decks={decks} lvl={3} /> : <LazyGallery view={plans} />}
        </section>
      )}
    </>
  );
}

/** Renders her side view, drawn to scale. */
function Elevation({ elevation }: Pick<YachtPageView, 'elevation'>) {
  const title = useTranslate()('profile.title');
  const { root, linkTo, box } = useLightbox(figuresOfDrawings([{ title, ...elevation }]));
  return (
    <div ref={root}>
      <Drawing {...elevation} narrowUpTo={767} />
      <EnlargeLink src={elevation.src} title={title} link={linkTo(0)} />
      {box}
    </div>
  );
}

/** Renders links to the previous and next yacht at the end of the page (YN1). */
function YachtEnd({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const neighbours = usePreviousNext(view)?.neighbours ?? view.neighbours;
  if (neighbours === null) return null;
  const { previous, next } = neighbours;
  return (
    <nav className="wrap pn" aria-label={t('yacht.end')}>
      {previous === null ? (
        <span />
      ) : (
        <Link className="h h-xl-austin" href={previous} rel="prev">
          <Icon name="back" /> {t('yacht.previous')}
        </Link>
      )}
      {next === null ? (
        <span />
      ) : (
        <Link className="h h-xl-austin" href={next} rel="next">
          {t('yacht.next')} <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}

/** SVG paths: an awning over a deck, waves, a lamp, a leaf, a propeller. */
const ICON_PATHS: Readonly<Record<FeatureCategory, string>> = {
  'on-deck': 'M2.5 9 10 4.5 17.5 9M10 4.5V16M4.5 8v8M15.5 8v8M2 16h16',
  'on-the-water': 'M2 8q2-2.6 4 0t4 0 4 0 4 0M2 13q2-2.6 4 0t4 0 4 0 4 0',
  inside: 'M6.5 3.5h7l2.5 7H4zM10 10.5V17M6.5 17h7',
  wellness: 'M10 17C4.5 14 4.5 7.5 10 3c5.5 4.5 5.5 11 0 14ZM10 17V8.5',
  technical:
    'M10 8.700C8 4 11 2.5 12.5 4.500S11.5 8 10 8.700ZM11.2 10.700c5 .6 4.8 4 2.3 4.300s-3-2.7-2.3-4.300ZM8.8 10.700C5.8 14.7 3 12.8 4 10.500s3.5-1.4 4.8.2ZM10 11.400a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.800Z',
};

/** Renders her features by category, in their display order (YA4). */
function Features({ view: { aboard, listed } }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  return (
    <section className="section wrap" id="aboard">
      <SectionTitle title={t('jump.aboard')} />
      <div className="aboard">
        {aboard.map(({ category, title, features }) => (
          <div key={category}>
            <Heading lvl={3} size="md" className="rule-title">
              <Icon path={ICON_PATHS[category]} /> {title}
            </Heading>
            <ul>
              {features.map((feature) => (
                <li key={feature.text}>
                  <OptionalLink {...feature} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {listed.equipment === null ? null : <ListedEquipment equipment={listed.equipment} />}
      </div>
    </section>
  );
}

/** Renders the verification date, notes and price history of the listing. */
function Listing({ listing: { verified, notes, historyTitle, history } }: { readonly listing: ListingView }) {
  const t = useTranslate();
  const lines = [...(verified === null ? [] : [verified]), ...notes];
  if (lines.length === 0 && history.length === 0) return null;
  return (
    <section className="section wrap listing" id="listing" aria-label={t('yacht.notes')}>
      {history.length === 0 ? null : (
        <div className="history num">
          <Heading lvl={2} size="xl-austin">
            {historyTitle}
          </Heading>
          <dl className="spec">
            {history.map(({ date, price, change }) => (
              <FactRow key={`${date} ${price}`} label={date} value={price} note={change} />
            ))}
          </dl>
        </div>
      )}
      <div className="lines">
        {lines.map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
