import { useEffect, useRef, useState } from 'react';
import type { LocalMoment, OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/office.ts';
import { localMoment } from '../i18n/clock-time.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { nextTask } from '../state/next-task.ts';

interface Props {
  /** IANA time zone. */
  readonly timezone: string;
  /** Name of the time zone, shown without a script. */
  readonly zone?: string;
  /** The time that the server rendered, such as `09:42`; only on pages that are never cached. */
  readonly time?: string;
}

/**
 * Renders the local time of a place. A cached page holds only the name of the time zone; the browser fills in the time
 * when the place comes near, and updates it each minute.
 */
export function LocalTime({ timezone, zone, time }: Props) {
  const { ref, moment } = useLocalMoment(timezone);
  const shown = moment?.time ?? time;
  return (
    <span ref={ref} className="clock">
      {shown ? <time>{shown}</time> : <noscript>{zone}</noscript>}
    </span>
  );
}

/**
 * Returns the local time of a place, updated each minute while the element is near the visible part of the page;
 * undefined on the server and until then. A browser takes milliseconds to load a time zone, so that each is a task of its
 * own and none is loaded for an element that nobody sees.
 */
function useLocalMoment(timezone: string) {
  const ref = useRef<HTMLSpanElement>(null);
  const [moment, setMoment] = useState<LocalMoment>();
  useEffect(() => {
    const update = () => nextTask().then(() => setMoment(localMoment(timezone, new Date())));
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearInterval(timer);
        if (!entry?.isIntersecting) return;
        update();
        timer = setInterval(update, 60_000);
      },
      { rootMargin: '50%' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [timezone]);
  return { ref, moment };
}

interface OpenNowProps {
  readonly hours: OfficeHours & { readonly text: string };
  /** IANA time zone. */
  readonly timezone: string;
  /** Whether the opening hours stand beside it, so that it says nothing without a script. */
  readonly beside?: boolean;
}

/**
 * Renders whether an office is open, by its local time (CO5). A cached page holds the opening hours instead,
 * which a visitor without a script reads; the browser fills in the answer and updates it each minute.
 */
export function OpenNow({ hours, timezone, beside = false }: OpenNowProps) {
  const t = useTranslate();
  const { ref, moment } = useLocalMoment(timezone);
  const isOpenNow = moment && isOpen(hours, moment);
  return (
    <span ref={ref} className={isOpenNow ? 'is-open' : 'is-closed'}>
      {moment ? t(isOpenNow ? 'office.open' : 'office.closed') : beside ? null : <noscript>{hours.text}</noscript>}
    </span>
  );
}
