import { Link } from '../components/Link.tsx';
import type { OpenedLightbox } from '../gallery/use-lightbox.tsx';
import { useTranslate } from '../i18n/page-language.ts';

/** A region that scrolls must be reachable by keyboard, though nothing in it is. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

interface Props {
  /** What the region is called. */
  readonly title: string;
  readonly src: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What opens it over the page, where something does. */
  readonly link: ReturnType<OpenedLightbox['linkTo']>;
}

/** A drawing too wide for a phone: there it scrolls sideways. Enlarged it can be looked at from as near as one likes. */
export function ScrollingDrawing({ title, alt, link, ...drawing }: Props) {
  const t = useTranslate();
  return (
    <>
      <section className="sc" {...SCROLLS_SIDEWAYS} aria-label={title}>
        <img alt={alt} {...drawing} loading="lazy" decoding="async" />
      </section>
      {/* A file is no page: the router is to leave it alone. */}
      <Link className="enlarge text-link" href={drawing.src} data-vike="false" {...link}>
        {t('gallery.enlarge')}
        <span className="vh">{`: ${title}`}</span>
      </Link>
    </>
  );
}
