import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { BlockView } from './block-view.ts';

/** The audio element has no captions of its own: the transcript is below it. */
const Player = 'audio';

type PodcastView = Extract<BlockView, { type: 'podcast' }>;

/**
 * An episode is the browser's own player and a transcript; with a script each line seeks to its place in the recording.
 */
interface Props extends Pick<PodcastView, 'src' | 'length' | 'lines'> {
  /** Content between the player and the transcript. */
  readonly children?: ReactNode;
}

export function PodcastPlayer({ src, length, lines, children }: Props) {
  const t = useTranslate();
  const player = useRef<HTMLAudioElement>(null);
  const [isLive, setLive] = useState(false);
  const [now, setNow] = useState(-1);
  useEffect(() => setLive(true), []);
  const play = (at: number) => {
    if (player.current === null) return;
    player.current.currentTime = at;
    player.current.play().catch(() => {});
  };
  const onTime = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) => {
    setNow(lines.findLastIndex(({ at }) => at <= currentTarget.currentTime + 0.2));
  };
  return (
    <div className="episode">
      {src === null ? (
        <p className="muted">{t('podcast.missing')}</p>
      ) : (
        <Player
          ref={player}
          controls
          preload="none"
          src={src}
          aria-label={`${t('podcast.listen')} ${length}`}
          onTimeUpdate={onTime}
        />
      )}
      {children}
      <ol className="transcript num" aria-label={t('podcast.transcript')}>
        {lines.map(({ at, time, speaker, text }, index) => (
          <li key={`${at} ${text}`} data-now={index === now || undefined}>
            {isLive && src !== null ? (
              <button type="button" aria-label={`${t('podcast.listen')} ${time}`} onClick={() => play(at)}>
                {time}
              </button>
            ) : (
              <span className="at">{time}</span>
            )}
            <p>
              <b>{speaker}</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
