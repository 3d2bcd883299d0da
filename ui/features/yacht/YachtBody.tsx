import type { ComponentProps } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { DeckPlanSheets } from '../../deck-plans/DeckPlanSheets.tsx';
import { drawnFigures } from '../../deck-plans/drawn-figures.ts';
import { ScrollingDrawing } from '../../deck-plans/ScrollingDrawing.tsx';
import { DocumentLink } from '../../gallery/DocumentLink.tsx';
import { LazyFilm, LazyGallery } from '../../gallery/lazy-gallery.ts';
import { useLightbox } from '../../gallery/use-lightbox.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { YachtPageView } from './build-yacht-view.ts';
import { usePreviousNext } from './PreviousNextNav.tsx';
import { Broker } from './sections/Broker.tsx';
import { CruisingAreas } from './sections/CruisingAreas.tsx';
import { Features } from './sections/Features.tsx';
import { Listing } from './sections/Listing.tsx';
import { RelatedYachts } from './sections/RelatedYachts.tsx';
import { Specification } from './sections/Specification.tsx';
import { SectionHead } from './sections/section-parts.tsx';

interface Props {
  readonly view: YachtPageView;
  /** Submits a form that changes the display preferences. */
  readonly onReading: ComponentProps<typeof Specification>['onSubmit'];
}

/**
 * Renders a yacht's page from the gallery on. Sections without content have no heading either.
 */
export function YachtBody({ view, onReading }: Props) {
  const t = useTranslate();
  const { gallery, film, estimate } = view;
  return (
    <>
      {gallery === null && film === null ? null : (
        <section className="wrap yacht-gallery" id="gallery" aria-label={t('jump.gallery')}>
          {gallery === null ? null : <LazyGallery view={gallery} lvl={2} />}
          {film === null ? null : <LazyFilm film={film} />}
        </section>
      )}
      <Story view={view} />
      <Specification groups={view.specification} unitSwitch={view.unitSwitch} onSubmit={onReading} />
      <Drawings view={view} />
      {view.waters === null ? null : <CruisingAreas waters={view.waters} estimate={estimate} />}
      {view.aboard.length === 0 ? null : <Features groups={view.aboard} />}
      <Listing listing={view.listing} />
      <Broker broker={view.broker} enquireHref={view.enquireHref} />
      <RelatedYachts others={view.others} />
      <YachtEnd view={view} />
    </>
  );
}

function Story({ view: { story, documents } }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const files = documents.map((document) => <DocumentLink key={document.href} document={document} />);
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
          <SectionHead title={t('profile.title')}>
            {profile === null ? <p className="ui muted max-w-[36ch]">{t('profile.text')}</p> : null}
          </SectionHead>
          {profile === null ? <Elevation elevation={elevation} /> : <LazyGallery view={profile} />}
        </div>
      </section>
      {plans === null && decks.length === 0 ? null : (
        <section className="section wrap" id="decks">
          <SectionHead title={t('deck.title')}>
            {plans === null ? <p className="ui muted max-w-[44ch]">{t('deck.text')}</p> : null}
          </SectionHead>
          {plans === null ? <DeckPlanSheets decks={decks} lvl={3} /> : <LazyGallery view={plans} />}
        </section>
      )}
    </>
  );
}

/** Renders her side view, drawn to scale. */
function Elevation({ elevation }: Pick<YachtPageView, 'elevation'>) {
  const drawing = { title: useTranslate()('profile.title'), ...elevation };
  const { root, linkTo, box } = useLightbox(drawnFigures([drawing]));
  return (
    <div ref={root}>
      <ScrollingDrawing {...drawing} link={linkTo(0)} />
      {box}
    </div>
  );
}

/** Renders the previous and next yacht at the end of the page (YN1). */
function YachtEnd({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const shown = usePreviousNext(view);
  const neighbours = shown?.neighbours ?? view.neighbours;
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
