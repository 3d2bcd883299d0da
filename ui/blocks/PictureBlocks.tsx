import { useEffect, useRef, useState } from 'react';
import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { TextLink } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { FilmPlayer } from '../gallery/FilmPlayer.tsx';
import { GalleryGrid } from '../gallery/GalleryGrid.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

export function PictureGallery({ block }: BlockProps<'gallery'>) {
  return (
    <BlockSection block={block} wide>
      <GalleryGrid view={block.gallery} />
    </BlockSection>
  );
}

export function Video({ block: { film, caption, ...part } }: BlockProps<'video'>) {
  return (
    <BlockSection block={part} wide>
      <figure>
        <FilmPlayer film={film} />
        {caption === null ? null : <figcaption>{caption}</figcaption>}
      </figure>
    </BlockSection>
  );
}

export function PeoplePicture({ block }: BlockProps<'people-picture'>) {
  return (
    <BlockSection block={block} wide>
      <ul className={`faces faces-${block.textAlignment}`}>
        {block.people.map(({ name, photo }) => (
          <li key={name}>
            {photo === null ? null : <Picture picture={photo} preset="gallery" sizes="(min-width:1024px) 22vw, 46vw" />}
            <span className="h h-xl-austin">{name}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** Renders pictures that scroll sideways by pointer or key; with a script also by two buttons (UI3). */
export function Slider({ block }: BlockProps<'slider'>) {
  const t = useTranslate();
  const track = useRef<HTMLUListElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const { slides } = block;
  const title = block.title ?? '';
  const turn = (by: 1 | -1) => {
    const list = track.current;
    if (list === null) return;
    import('./slide-by.ts').then(
      ({ slideBy }) => slideBy(list, by),
      () => list.scrollBy({ left: by * list.clientWidth }),
    );
  };
  return (
    <BlockSection block={block} wide>
      <div className="slides">
        {/* A region that scrolls must be reachable by keyboard, even without focusable content. */}
        <ul ref={track} {...{ tabIndex: 0 }} aria-label={t('content.slides', { title })}>
          {slides.map(({ picture, title: name, text, link }) => (
            <li key={`${picture.src} ${name}`}>
              <Picture picture={picture} preset="hero" sizes="(min-width:1024px) 70vw, 92vw" />
              <div className="of">
                <Heading lvl={title === '' ? 2 : 3} size="xl-austin">
                  {name}
                </Heading>
                {text === null ? null : <p className="ui muted">{text}</p>}
                {link === null ? null : <TextLink href={link.href}>{link.text}</TextLink>}
              </div>
            </li>
          ))}
        </ul>
        {isLive && slides.length > 1 ? (
          <div className="turn">
            <button type="button" className="icon-btn" aria-label={t('content.slidePrevious')} onClick={() => turn(-1)}>
              <Icon name="back" />
            </button>
            <button type="button" className="icon-btn" aria-label={t('content.slideNext')} onClick={() => turn(1)}>
              <Icon name="arrow" />
            </button>
          </div>
        ) : null}
      </div>
    </BlockSection>
  );
}
