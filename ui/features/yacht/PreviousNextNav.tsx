import { type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { usePageLanguage } from '../../i18n/page-language.ts';
import { previousAddress } from '../../navigation/browser-address.ts';
import type { PreviousNext } from '../../navigation/navigation-memory.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { loadSiteRuntime } from '../../shell/browser-runtime.ts';
import type { SiteRuntime } from '../../shell/site-runtime.ts';
import type { YachtPageView } from './build-yacht-view.ts';

/**
 * Renders links to the list and to the previous and the next yacht in it (YN1): at first the server's links, then those
 * that follow from the lists of this visit.
 */
export function PreviousNextNav({ view }: { readonly view: YachtPageView }) {
  const { translate: t } = usePageLanguage();
  const shown = usePreviousNext(view);
  const neighbours = shown?.neighbours ?? view.neighbours;
  return (
    <nav className="crumb" aria-label={t('yacht.crumb')}>
      <Link href={shown?.back.href ?? view.back.href} onClick={backInHistory}>
        <Icon name="back" /> {shown?.back.toSearch ? t('yacht.back.search') : view.back.text}
      </Link>
      {neighbours === null ? null : (
        <div className="way num">
          <Neighbour href={neighbours.previous} label={t('yacht.previous')} icon="back" />
          <span className="at">{t('yacht.position', { position: neighbours.position, total: neighbours.total })}</span>
          <Neighbour href={neighbours.next} label={t('yacht.next')} icon="arrow" />
        </div>
      )}
    </nav>
  );
}

interface NeighbourProps {
  readonly href: string | null;
  readonly label: string;
  readonly icon: 'back' | 'arrow';
}

function Neighbour({ href, label, icon }: NeighbourProps) {
  const shown = <Icon name={icon} />;
  if (href === null) return <span className="icon-btn off">{shown}</span>;
  return (
    <Link className="icon-btn" href={href} aria-label={label} rel={icon === 'back' ? 'prev' : 'next'}>
      {shown}
    </Link>
  );
}

/** Returns the links to her list and neighbours by this visit's lists, kept up to date; null until these are read. */
export function usePreviousNext({ id, type, market }: YachtPageView): PreviousNext | null {
  const { locale } = usePageLanguage();
  const [shown, setShown] = useState<PreviousNext | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let gone = false;
    setShown(null);
    const watch = ({ memory }: SiteRuntime) => {
      if (gone) return;
      const update = () => setShown(memory.previousNext({ id, type, market }, locale));
      update();
      stop = memory.subscribe(update);
    };
    loadSiteRuntime().then(watch, () => {});
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, type, market, locale]);
  return shown;
}

/**
 * Goes back in history, rather than to a new page, if the list is the previous page, so that its scroll position is
 * restored.
 */
function backInHistory(event: MouseEvent<HTMLAnchorElement>): void {
  const before = previousAddress();
  if (!isPlainClick(event)) return;
  if (before === null || before !== event.currentTarget.getAttribute('href')) return;
  event.preventDefault();
  event.stopPropagation();
  window.history.back();
}
