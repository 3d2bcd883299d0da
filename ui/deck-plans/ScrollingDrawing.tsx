import type { ReactNode, UIEventHandler } from 'react';
import { Link } from '../components/Link.tsx';
import type { PictureView } from '../components/picture-view.ts';
import type { GalleryFigureView } from '../gallery/gallery-view.ts';
import type { LightboxControls } from '../gallery/use-lightbox.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { DeckPlanView } from './build-deck-plan-views.ts';

/** The attribute that makes a scrolling region reachable by keyboard, although nothing in it can have focus. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

interface DrawingProps extends Pick<PictureView, 'src' | 'alt' | 'width' | 'height'> {
  /** The same drawing with larger type, and the width of the window in pixels up to which it is shown. */
  readonly narrow: Pick<PictureView, 'src' | 'width' | 'height'>;
  readonly narrowUpTo: number;
}

/** Renders a drawing as wide as its place. */
export function Drawing({ narrow: { src, ...size }, narrowUpTo, alt, ...drawing }: DrawingProps) {
  return (
    <picture>
      <source media={`(max-width:${narrowUpTo}px)`} srcSet={src} {...size} />
      <img alt={alt} {...drawing} loading="lazy" decoding="async" />
    </picture>
  );
}

interface EnlargeLinkProps extends Pick<PictureView, 'src'> {
  /** Accessible name of the drawing. */
  readonly title: string;
  /** Props of the link that opens the drawing in the lightbox. */
  readonly link: ReturnType<LightboxControls['linkTo']>;
}

/** Renders the link that opens a drawing in the lightbox. A file is not a page, so the router must not handle it. */
export function EnlargeLink({ src, title, link }: EnlargeLinkProps) {
  const t = useTranslate();
  return (
    <Link className="enlarge text-link" href={src} data-vike="false" {...link}>
      {t('gallery.enlarge')}
      <span className="vh">{`: ${title}`}</span>
    </Link>
  );
}

interface Props extends DrawingProps, EnlargeLinkProps {
  readonly onScroll: UIEventHandler<HTMLElement>;
  /** A part that is laid over the drawing. */
  readonly children?: ReactNode;
}

/** Renders a drawing that is too wide for a phone, where it scrolls sideways. The lightbox shows it enlarged. */
export function ScrollingDrawing({ title, link, onScroll, children, ...drawing }: Props) {
  return (
    <>
      <section className="sc" {...SCROLLS_SIDEWAYS} aria-label={title} onScroll={onScroll}>
        <div>
          <Drawing {...drawing} />
          {children}
        </div>
      </section>
      <EnlargeLink src={drawing.src} title={title} link={link} />
    </>
  );
}

type NamedDrawing = Pick<DeckPlanView, 'title' | 'src' | 'alt' | 'width' | 'height'> &
  Partial<Pick<DeckPlanView, 'legend'>>;

/** Builds the lightbox's figures from drawings; the legend of a plan is its description. */
export function figuresOfDrawings(drawings: readonly NamedDrawing[]): GalleryFigureView[] {
  return drawings.map(({ title, src, alt, width, height, legend = [] }, at) => ({
    at,
    picture: { src, alt, width, height, kind: 'drawing', placeholder: null },
    caption: title,
    text: legend.length === 0 ? null : legend.map(({ numbers, text }) => `${numbers} ${text}`).join(' · '),
  }));
}
