import { type MouseEvent, useRef, useState } from 'react';
import { widestUrl } from '../../core/media/image-url.ts';
import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import type { PictureView } from '../components/picture-view.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { figuresOf, type GalleryFigureView, type GalleryView, type RowLayout } from './gallery-view.ts';
import type { Lightbox, LoadLightbox } from './lightbox-props.ts';
import { loadLightbox } from './load-lightbox.ts';

interface Props {
  readonly view: GalleryView;
  /** Level of the sections' titles. */
  readonly lvl?: 2 | 3;
  /** product.md ME5; null for none: each picture leads to its file. */
  readonly lightbox?: LoadLightbox | null;
}

const HALF = '(min-width:640px) 46vw, 92vw';
const THIRD = '(min-width:640px) 30vw, 92vw';
const TWO_THIRDS = '(min-width:640px) 61vw, 92vw';

const SIZES: Readonly<Record<RowLayout, readonly [first: string, others: string]>> = {
  one: ['92vw', ''],
  wide: ['92vw', ''],
  plan: ['92vw', ''],
  pair: [HALF, HALF],
  three: [THIRD, THIRD],
  'tall-left': [THIRD, TWO_THIRDS],
  'tall-right': [TWO_THIRDS, THIRD],
  'one-tall': [HALF, ''],
  'two-tall': ['46vw', '46vw'],
  'three-tall': [THIRD, '(min-width:640px) 30vw, 46vw'],
};

/** Pictures in a grid, each a link to its largest size; with a script the link opens it over the page (ME4, ME5). */
export function Gallery({ view, lvl = 3, lightbox = loadLightbox }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ readonly Box: Lightbox; readonly at: number } | null>(null);
  const prepare = () => {
    // Whoever cannot load it now may be able to at the click; else the link leads to the file.
    lightbox?.().catch(() => {});
  };
  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (lightbox === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    lightbox().then(
      (Box) => setOpened({ Box, at }),
      () => window.location.assign(href),
    );
  };
  const linkOf = (at: number) => root.current?.querySelectorAll<HTMLElement>('[data-vike]')[at] ?? null;
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
            <div key={figures[0]?.at} className={`gallery-row gallery-${layout}`}>
              {figures.map((figure, nth) => (
                <Shown
                  key={figure.at}
                  figure={figure}
                  sizes={SIZES[layout][nth === 0 ? 0 : 1]}
                  onPrepare={prepare}
                  onOpen={open}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
      {opened === null ? null : (
        <opened.Box figures={figuresOf(view)} at={opened.at} linkOf={linkOf} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

interface ShownProps {
  readonly figure: GalleryFigureView;
  readonly sizes: string;
  readonly onPrepare: () => void;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, at: number) => void;
}

function Shown({ figure: { at, picture, caption }, sizes, onPrepare, onOpen }: ShownProps) {
  const t = useTranslate();
  return (
    <figure>
      {/* A file is no page: the router is to leave it alone. */}
      <Link
        href={largest(picture)}
        data-vike="false"
        onPointerEnter={onPrepare}
        onFocus={onPrepare}
        onClick={(event) => onOpen(event, at)}
      >
        <Picture picture={picture} preset="gallery" sizes={sizes} />
        <span className="vh">{t('gallery.enlarge')}</span>
      </Link>
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A JPEG, which everything reads. */
function largest({ src, kind, width, height }: PictureView): string {
  return kind === 'drawing' ? src : widestUrl({ url: src, width, height }, 'gallery', 'jpeg');
}
