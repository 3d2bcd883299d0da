import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import { activeSection, isJumpToMenuPinned } from '../state/jump-to.ts';
import { RESIZE_DEBOUNCE_MS, SCROLL_THROTTLE_MS } from '../state/timings.ts';
import { debounced, throttled } from './event-rate.ts';

interface Props {
  /** Sections of the page, by the ids of their elements. */
  readonly links: readonly { readonly id: string; readonly text: string }[];
  /** The call to action. */
  readonly children: ReactNode;
}

/** Renders a sticky bar with links to the page's sections and the call to action (CO9). */
export function JumpToMenu({ links, children }: Props) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [pinned, setPinned] = useState(false);
  useEffect(() => {
    const top = (element: HTMLElement | null) => element?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const update = () => {
      const sections = links.map(({ id }) => ({ id, top: top(document.getElementById(id)) }));
      setActive(activeSection(sections, window.innerHeight));
      setPinned(isJumpToMenuPinned(top(bar.current)));
    };
    const scrolled = throttled(update, SCROLL_THROTTLE_MS);
    const resized = debounced(update, RESIZE_DEBOUNCE_MS);
    // Not at once: the browser would lay out the page in the middle of a navigation.
    resized.run();
    window.addEventListener('scroll', scrolled.run, { passive: true });
    window.addEventListener('resize', resized.run);
    return () => {
      window.removeEventListener('scroll', scrolled.run);
      window.removeEventListener('resize', resized.run);
      scrolled.cancel();
      resized.cancel();
    };
  }, [links]);
  return (
    <div className="jump" ref={bar} data-pinned={pinned || undefined}>
      <div className="wrap">
        <nav aria-label={t('jump.label')}>
          {links.map(({ id, text }) => (
            <a key={id} href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
              <span>{text}</span>
            </a>
          ))}
        </nav>
        {children}
      </div>
    </div>
  );
}
