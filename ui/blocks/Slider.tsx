import { useEffect, useRef, useState } from 'react';
import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { SlideView } from './block-view.ts';

interface Props {
  readonly title: string;
  readonly slides: readonly SlideView[];
}

/** Renders pictures that scroll sideways by pointer or key; with a script also by two buttons (UI3). */
export function Slider({ title, slides }: Props) {
  const t = useTranslate();
  const track = useRef<HTMLUListElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const turn = (by: 1 | -1) => {
    const list = track.current;
    if (list === null) return;
    import('./slide-by.ts').then(
      ({ slideBy }) => slideBy(list, by),
      () => list.scrollBy({ left: by * list.clientWidth }),
    );
  };
  return (
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
              {link === null ? null : (
                <Link className="link" href={link.href}>
                  <span>{link.text}</span> <Icon name="arrow" />
                </Link>
              )}
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
  );
}
