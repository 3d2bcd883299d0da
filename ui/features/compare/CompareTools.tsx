import { useEffect, useState } from 'react';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { CompareView } from './compare-view.ts';

/**
 * Renders the tools of a comparison. Tools that need a script are hidden until it has loaded; their space is reserved,
 * so that nothing moves.
 */
export function CompareTools({ view: { tabs, only, csvHref } }: { readonly view: CompareView }) {
  const t = useTranslate();
  const [live, setLive] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => setLive(true), []);
  if (csvHref === null) return null;
  // The tab's address, rather than the one that is open, leaves out yachts that are not shown.
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
