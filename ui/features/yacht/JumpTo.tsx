import { useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/page-language.ts';
import type { YachtPageView } from './yacht-view.ts';

/** product.md CO9: the active link is the last whose section's top is above half the viewport. Sticky, with the call to action. */
export function JumpTo({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let waiting = false;
    const look = () => {
      waiting = false;
      const half = window.innerHeight / 2;
      const above = view.jump.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < half,
      );
      setActive(above.at(-1)?.id ?? null);
    };
    const onScroll = () => {
      if (waiting) return;
      waiting = true;
      setTimeout(look, 200);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [view.jump]);
  return (
    <div className="jump">
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
