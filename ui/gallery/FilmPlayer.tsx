import { useEffect, useId, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { isAbsoluteHref } from '../components/is-absolute-href.ts';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { FilmView } from './build-film-view.ts';

type FilmOf<Kind extends FilmView['kind']> = { readonly film: Extract<FilmView, { readonly kind: Kind }> };

/** The `sizes` of a film, which is as wide as the page's content. */
const FILM_SIZES = '92vw';

/** Renders a film, or a note that it is missing. The film itself is fetched only when it is played (ME4). */
export function FilmPlayer({ film }: { readonly film: FilmView }) {
  const t = useTranslate();
  switch (film.kind) {
    case 'own':
      return <OwnFilm film={film} />;
    case 'youtube':
      return <YouTubeFilm film={film} />;
    case 'missing':
      return (
        <div className="film">
          {film.poster === null ? (
            <p className="film-missing ui">{t('video.missing')}</p>
          ) : (
            <>
              <Picture picture={film.poster} preset="hero" sizes={FILM_SIZES} />
              <p className="small muted mt-3">{t('video.missing')}</p>
            </>
          )}
        </div>
      );
  }
}

/** The element as a constant: Biome demands captions in a literal `<video>`, and not every film has any. */
const Player = 'video';

function OwnFilm({ film: { name, text, src, type, captions, poster, width, height } }: FilmOf<'own'>) {
  const id = useId();
  return (
    <div className="film">
      <Player
        controls
        preload="none"
        playsInline
        poster={poster ?? undefined}
        width={width}
        height={height}
        aria-label={name ?? undefined}
        aria-describedby={text === null ? undefined : id}
        // Browsers read captions of another origin only with CORS.
        crossOrigin={captions !== null && isAbsoluteHref(captions.src) ? 'anonymous' : undefined}
      >
        <source src={src} type={type ?? undefined} />
        {captions === null ? null : (
          <track kind="captions" src={captions.src} srcLang={captions.locale} label={captions.label} default />
        )}
      </Player>
      {text === null ? null : (
        <p id={id} className="vh">
          {text}
        </p>
      )}
    </div>
  );
}

/** Moves focus into the player after a click. The function is a constant, so that React calls the ref once. */
const focusOn = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Renders a YouTube film. The browser requests nothing from YouTube before the visitor clicks; without a script a link
 * leads to the film.
 */
function YouTubeFilm({ film: { name, href, player, poster } }: FilmOf<'youtube'>) {
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
        <Icon path="M5 3l12 7-12 7Z" />
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
