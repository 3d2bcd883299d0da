import { useEffect, useState } from 'react';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { YachtPageView } from './build-yacht-view.ts';

/**
 * Renders the link to her brochure and the buttons to share and print, which need a script; their space is reserved.
 */
export function YachtTools({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const [brochure] = view.documents;
  const { path } = view.unitSwitch;
  const [live, setLive] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => setLive(true), []);
  const share = () => {
    const page = { title: document.title, url: window.location.href.replace(/#.*$/, '') };
    if (navigator.share) navigator.share(page).catch(() => {});
    else
      navigator.clipboard
        ?.writeText(page.url)
        .then(() => setCopied(path))
        .catch(() => {});
  };
  return (
    <p className="tools">
      {brochure === undefined ? null : (
        <Link className="text-link" href={brochure.href} data-vike="false">
          {brochure.text}
        </Link>
      )}
      {live ? (
        <>
          <button type="button" className="text-link" onClick={share}>
            {t('yacht.share')}
          </button>
          <button type="button" className="text-link" onClick={() => window.print()}>
            {t('yacht.print')}
          </button>
          <span role="status">{copied === path ? t('yacht.copied') : null}</span>
        </>
      ) : null}
    </p>
  );
}
