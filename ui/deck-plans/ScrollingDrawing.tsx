import type { ReactNode } from 'react';
import { Link } from '../components/Link.tsx';
import type { PictureView } from '../components/picture-view.ts';
import type { GalleryFigureView } from '../gallery/gallery-view.ts';
import type { LightboxControls } from '../gallery/use-lightbox.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { DeckPlanView } from './build-deck-plan-views.ts';

/** The attribute that makes a scrolling region reachable by keyboard, although nothing in it can have focus. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

interface Props extends Pick<PictureView, 'src' | 'alt' | 'width' | 'height'> {
  /** Accessible name of the region. */
  readonly title: string;
  /** Props of the link that opens the drawing in the lightbox. */
  readonly link: ReturnType<LightboxControls['linkTo']>;
  /** A part that is laid over the drawing. */
  readonly children?: ReactNode;
}

/** Renders a drawing that is too wide for a phone, where it scrolls sideways. The lightbox shows it enlarged. */
export function ScrollingDrawing({ title, alt, link, children, ...drawing }: Props) {
  const t = useTranslate();
  return (
    <>
      <section className="sc" {...SCROLLS_SIDEWAYS} aria-label={title}>
        <div>
          <img alt={alt} {...drawing} loading="lazy" decoding="async" />
          {children}
        </div>
      </section>
      {/* A file is not a page, so the router must not handle the link. */}
      <Link className="enlarge text-link" href={drawing.src} data-vike="false" {...link}>
        {t('gallery.enlarge')}
        <span className="vh">{`: ${title}`}</span>
      </Link>
    </>
  );
}

/** Builds the lightbox's figures from drawings; the legend of a plan is its description. */
export function figuresOfDrawings(
  drawings: readonly (Omit<DeckPlanView, 'legend' | 'views' | 'viewBox'> & Partial<Pick<DeckPlanView, 'legend'>>)[],
): GalleryFigureView[] {
  return drawings.map(({ title, src, alt, width, height, legend = [] }, at) => ({
    at,
    picture: { src, alt, width, height, kind: 'drawing', placeholder: null },
    caption: title,
    text: legend.length === 0 ? null : legend.map(({ numbers, text }) => `${numbers} ${text}`).join(' · '),
  }));
}
