import { Fragment } from 'react';
import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { largestFileAddress } from '../pictures/picture-address.ts';
import { figuresOf, type GalleryFigureView, type GalleryView, type RowLayout } from './gallery-view.ts';
import { type FirstFigure, type LightboxControls, useLightbox } from './use-lightbox.tsx';

interface Props {
  readonly view: GalleryView;
  /** Heading level of the sections' titles. */
  readonly lvl?: 2 | 3;
  /** A picture elsewhere on the page with which the lightbox begins. */
  readonly first?: FirstFigure | null;
}

const HALF = '(min-width:640px) 46vw, 92vw';
const THIRD = '(min-width:640px) 30vw, 92vw';
const TWO_THIRDS = '(min-width:640px) 61vw, 92vw';

const SIZES: Readonly<Record<RowLayout, readonly [first: string, others: string]>> = {
  one: ['92vw', ''],
  wide: ['92vw', ''],
  plan: ['92vw', ''],
  day: ['92vw', '92vw'],
  pair: [HALF, HALF],
  three: [THIRD, THIRD],
  'tall-left': [THIRD, TWO_THIRDS],
  'tall-right': [TWO_THIRDS, THIRD],
  'one-tall': [HALF, ''],
  'two-tall': ['46vw', '46vw'],
  'three-tall': [THIRD, '(min-width:640px) 30vw, 46vw'],
};

/**
 * Renders pictures in a grid, each a link to its largest size; with a script the link opens the lightbox (ME4, ME5).
 */
export function GalleryGrid({ view, lvl = 3, first = null }: Props) {
  const t = useTranslate();
  const { root, linkTo, box } = useLightbox(figuresOf(view), first);
  return (
    <div className="gallery" ref={root}>
      {view.sections.map(({ title, rows }) => (
        <div key={rows[0]?.figures[0]?.at} className="gallery-part">
          {title === null ? null : (
            <Heading lvl={lvl} size="xl-austin">
              {title}
            </Heading>
          )}
          {rows.map(({ layout, figures }) => (
            <div
              key={figures[0]?.at}
              className={`gallery-row gallery-${layout}`}
              {...(layout === 'day' ? { role: 'group', 'aria-label': t('gallery.timeOfDay') } : {})}
            >
              {figures.map((figure, nth) => (
                <Fragment key={figure.at}>
                  {layout === 'day' ? <TimeOfDay figure={figure} first={nth === 0} group={figures[0]?.at} /> : null}
                  <Figure
                    figure={layout === 'day' ? { ...figure, caption: null } : figure}
                    sizes={SIZES[layout][nth === 0 ? 0 : 1]}
                    link={linkTo(figure.at)}
                  />
                </Fragment>
              ))}
            </div>
          ))}
        </div>
      ))}
      {box}
    </div>
  );
}

interface TimeOfDayProps {
  readonly figure: GalleryFigureView;
  readonly first: boolean;
  /** Index of the first picture in the frame. */
  readonly group: number | undefined;
}

/** Renders the choice of a picture in a frame that shows one of several; the style sheet shows the chosen one. */
function TimeOfDay({ figure: { timeOfDay }, first, group }: TimeOfDayProps) {
  return (
    <label className="num">
      <input type="radio" className="vh" name={`day-${group}`} defaultChecked={first} />
      <span>{timeOfDay}</span>
    </label>
  );
}

interface FigureProps {
  readonly figure: GalleryFigureView;
  readonly sizes: string;
  readonly link: ReturnType<LightboxControls['linkTo']>;
}

function Figure({ figure: { picture, caption }, sizes, link }: FigureProps) {
  const t = useTranslate();
  return (
    <figure>
      {/* A file is not a page, so the router must not handle the link. */}
      <Link href={largestFileAddress(picture)} data-vike="false" {...link}>
        <Picture picture={picture} preset="gallery" sizes={sizes} />
        <span className="vh">{t('gallery.enlarge')}</span>
      </Link>
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
