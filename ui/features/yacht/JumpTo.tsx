import { useEffect, useRef, useState } from 'react';
import { activeSection, isPinned } from '../../../core/interface/jump-to.ts';
import { RESIZE_DEBOUNCE_MS, SCROLL_THROTTLE_MS } from '../../../core/interface/timings.ts';
import { debounced, throttled } from '../../components/event-rate.ts';
import { useTranslate } from '../../i18n/page-language.ts';
import type { YachtPageView } from './yacht-view.ts';

/** product.md CO9: where the reader is, and the call to action, both at hand. */
export function JumpTo({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const [pinned, setPinned] = useState(false);
  useEffect(() => {
    const top = (element: HTMLElement | null) => element?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const look = () => {
      const sections = view.jump.map(({ id }) => ({ id, top: top(document.getElementById(id)) }));
      setActive(activeSection(sections, window.innerHeight));
      setPinned(isPinned(top(bar.current)));
    };
    const scrolled = throttled(look, SCROLL_THROTTLE_MS);
    const resized = debounced(look, RESIZE_DEBOUNCE_MS);
    look();
    window.addEventListener('scroll', scrolled.run, { passive: true });
    window.addEventListener('resize', resized.run);
    return () => {
      window.removeEventListener('scroll', scrolled.run);
      window.removeEventListener('resize', resized.run);
      scrolled.cancel();
      resized.cancel();
    };
  }, [view.jump]);
  return (
    <div className="jump" ref={bar} data-pinned={pinned || undefined}>
      <div className="wrap">
        <nav aria-label={t('jump.label')}>
          {view.jump.map(({ id, text }) => (
            <a key={id} href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
              <span>{text}</span>
            </a>
          ))}
        </nav>
        {view.price === null || view.office === null ? null : (
          <div className="cta num">
            <span>{view.price.text}</span>
            <a className="btn btn-sm" href="#broker">
              {t('action.enquire')}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
