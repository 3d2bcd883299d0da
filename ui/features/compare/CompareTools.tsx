import { useEffect, useState } from 'react';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { CompareView } from './compare-view.ts';

/**
 * What can be done with a comparison. What needs a script is seen and reached once it works; its place is there from the
 * start, so that nothing moves.
 */
export function CompareTools({ view: { tabs, only, csvHref } }: { readonly view: CompareView }) {
  const t = useTranslate();
  const [live, setLive] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => setLive(true), []);
  if (csvHref === null) return null;
  // The address that is open may hold what was lost; the tab's own holds what is seen.
  const shown = tabs.find(({ current }) => current)?.href ?? '';
  const copy = () => {
    navigator.clipboard.writeText(window.location.origin + shown).then(
      () => setCopied(shown),
      () => setCopied(null),
    );
  };
  const button = live ? 'text-link' : 'text-link invisible';
  return (
    <p className="tools">
      {only === null ? null : (
        <a className="check" href={only.href} aria-current={only.on ? 'true' : undefined}>
          <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
            <path d={only.on ? 'M1 1h18v18H1ZM5 10l4 4 6-8' : 'M1 1h18v18H1Z'} />
          </svg>
          {t('compare.only')}
        </a>
      )}
      <Link className="text-link" href={csvHref} data-vike="false" download>
        {t('compare.csv')}
      </Link>
      {live && navigator.clipboard === undefined ? null : (
        <button type="button" className={button} onClick={copy}>
          {t('compare.copy')}
        </button>
      )}
      <button type="button" className={button} onClick={() => window.print()}>
        {t('yacht.print')}
      </button>
      <span role="status">{copied === shown ? t('yacht.copied') : null}</span>
    </p>
  );
}
