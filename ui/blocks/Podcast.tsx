import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Picture, THREE_COLUMN_SIZES } from '../components/Picture.tsx';
import { DownloadLink } from '../gallery/DownloadLink.tsx';
import { playbackTimeText } from '../i18n/duration-text.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

/** A name that keeps the linter from requiring captions, because the transcript is below the player. */
const Recording = 'audio';

const SPEEDS = [1, 1.25, 1.5] as const;
/** Seconds before its time at which a line of the transcript counts as spoken. */
const EARLY = 0.2;

/**
 * Renders an episode: with a script, a player whose place the transcript follows and sets; without one, the browser's
 * own player.
 */
export function Podcast({ block }: BlockProps<'podcast'>) {
  const { src, file, length, seconds, lines, title, cover } = block;
  const t = useTranslate();
  const state = useRecording();
  const { recording, isLive, at, isPlaying, events, playFrom } = state;
  const now = isPlaying || at > 0 ? lines.findLastIndex((line) => line.at <= at + EARLY) : -1;
  const listen = t('podcast.listen');
  return (
    <BlockSection
      block={block}
      beside={
        title === null && cover !== null ? (
          <div className="cover">
            <Picture picture={cover} preset="card" sizes={THREE_COLUMN_SIZES} />
          </div>
        ) : undefined
      }
    >
      <div className="episode">
        {src === null ? (
          <p className="muted">{t('podcast.missing')}</p>
        ) : (
          <Recording
            ref={recording}
            controls={!isLive}
            preload="none"
            src={src}
            aria-label={`${listen} ${length}`}
            {...events}
          />
        )}
        {isLive && src !== null ? <Controls state={state} length={length} seconds={seconds} /> : null}
        {file === null ? null : <DownloadLink document={file} />}
        <ol className="transcript num" aria-label={t('podcast.transcript')}>
          {lines.map((line, index) => (
            <li key={`${line.at} ${line.text}`} data-now={index === now || undefined}>
              {isLive && src !== null ? (
                <button
                  type="button"
                  className="text-link"
                  aria-label={`${listen} ${line.time}`}
                  onClick={() => playFrom(line.at, true)}
                >
                  {line.time}
                </button>
              ) : (
                <span className="at">{line.time}</span>
              )}
              <p>
                <b>{line.speaker}</b> {line.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  );
}

interface ControlsProps extends Pick<BlockProps<'podcast'>['block'], 'length' | 'seconds'> {
  readonly state: ReturnType<typeof useRecording>;
}

/** Renders the button, the place and the speed of a recording. */
function Controls({ state, length, seconds }: ControlsProps) {
  const { recording, at, isPlaying, playFrom, toggle } = state;
  const t = useTranslate();
  const place = `${playbackTimeText(Math.floor(at))} / ${length}`;
  return (
    <div className="tools num">
      <Button onClick={toggle}>{isPlaying ? t('podcast.pause') : t('podcast.listen')}</Button>
      <input
        type="range"
        max={seconds}
        value={Math.min(Math.floor(at), seconds)}
        aria-label={t('podcast.place')}
        aria-valuetext={place}
        onChange={({ target }) => playFrom(target.valueAsNumber, isPlaying)}
      />
      <span>{place}</span>
      <SpeedButton recording={recording} />
    </div>
  );
}

/** Returns a recording's element with its state; `isLive` once a script runs. */
function useRecording() {
  const recording = useRef<HTMLAudioElement>(null);
  const [isLive, setLive] = useState(false);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => setLive(true), []);
  const play = () => {
    recording.current?.play().catch(() => setPlaying(false));
  };
  return {
    recording,
    isLive,
    /** Seconds from the start. */
    at,
    isPlaying,
    events: {
      onTimeUpdate: () => setAt(recording.current?.currentTime ?? 0),
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
    },
    playFrom: (second: number, isHeard: boolean) => {
      if (recording.current === null) return;
      recording.current.currentTime = second;
      setAt(second);
      if (isHeard) play();
    },
    toggle: () => (isPlaying ? recording.current?.pause() : play()),
  };
}

/** Renders a button that plays faster with each press, and then at the speaker's pace again. */
function SpeedButton({ recording }: { readonly recording: ReturnType<typeof useRecording>['recording'] }) {
  const t = useTranslate();
  const [index, setIndex] = useState(0);
  const rate = SPEEDS[index] ?? 1;
  const change = () => {
    const next = (index + 1) % SPEEDS.length;
    setIndex(next);
    if (recording.current !== null) recording.current.playbackRate = SPEEDS[next] ?? 1;
  };
  return (
    <button type="button" className="text-link" onClick={change}>
      {t('podcast.speed', { rate })}
    </button>
  );
}
