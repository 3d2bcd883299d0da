import { useId } from 'react';
import { isAbsolute } from '../components/link-target.ts';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import type { FilmView, OwnFilmView } from './film-view.ts';
import { FILM_SIZES, YouTubeFilm } from './YouTubeFilm.tsx';

/** Renders the browser's own player, which fetches nothing before it is played (ME4). */
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

/** Captions come from the media library, if it has any. */
const Player = 'video';

function OwnFilm({ film: { name, text, src, type, captions, poster, width, height } }: { readonly film: OwnFilmView }) {
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
        crossOrigin={captions !== null && isAbsolute(captions.src) ? 'anonymous' : undefined}
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
