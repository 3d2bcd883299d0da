import { useEffect, useState } from 'react';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { YouTubeFilmView } from './film-view.ts';

/** The `sizes` of a film that is as wide as the page. */
export const FILM_SIZES = '92vw';

/** Moves focus into the player after a click. The function is a constant, so that React calls the ref once. */
const focusOn = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Renders a YouTube film. The browser requests nothing of YouTube before the visitor clicks; without a script a link
 * leads to it.
 */
export function YouTubeFilm({ film: { name, href, player, poster } }: { readonly film: YouTubeFilmView }) {
  const t = useTranslate();
  const [isLive, setLive] = useState(false);
  const [plays, setPlays] = useState(false);
  useEffect(() => setLive(true), []);
  if (plays && player !== null) {
    return (
      <div className="film">
        <iframe
          ref={focusOn}
          src={player}
          title={name ?? t('video.film')}
          width={1280}
          height={720}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  const canPlay = isLive && player !== null;
  const still = (
    <>
      {poster === null ? (
        <span className="film-empty" />
      ) : (
        <Picture picture={poster} preset="hero" sizes={FILM_SIZES} />
      )}
      <span className="play">
        <PlayIcon />
        <span>
          {t(canPlay ? 'video.play' : 'video.watch')}
          {name === null ? null : <span className="vh">{`: ${name}`}</span>}
        </span>
      </span>
    </>
  );
  return (
    <>
      <div className="film">
        {canPlay ? (
          <button type="button" className="film-start" onClick={() => setPlays(true)}>
            {still}
          </button>
        ) : (
          <Link className="film-start" href={href}>
            {still}
          </Link>
        )}
      </div>
      <p className="film-note small muted mt-3">{t('video.youtube')}</p>
    </>
  );
}

function PlayIcon() {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 3l12 7-12 7Z" />
    </svg>
  );
}
