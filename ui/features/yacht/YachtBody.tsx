import type { ComponentProps } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { DeckPlanSheets } from '../../deck-plans/DeckPlanSheets.tsx';
import { DocumentLink } from '../../gallery/DocumentLink.tsx';
import { LazyFilm } from '../../gallery/lazy-film.ts';
import { LazyGallery } from '../../gallery/lazy-gallery.ts';
import { useTranslate } from '../../i18n/page-language.ts';
import { Broker } from './sections/Broker.tsx';
import { CruisingAreas } from './sections/CruisingAreas.tsx';
import { Elevation } from './sections/Elevation.tsx';
import { Features } from './sections/Features.tsx';
import { Listing } from './sections/Listing.tsx';
import { RelatedYachts } from './sections/RelatedYachts.tsx';
import { SectionHead } from './sections/SectionHead.tsx';
import { Specification } from './sections/Specification.tsx';
import { YachtEnd } from './YachtEnd.tsx';
import type { YachtPageView } from './yacht-view.ts';

interface Props {
  readonly view: YachtPageView;
  /** Submits a form that changes the display preferences. */
  readonly onReading: ComponentProps<typeof Specification>['onReading'];
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
      <Specification groups={view.specification} unitSwitch={view.unitSwitch} onReading={onReading} />
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
