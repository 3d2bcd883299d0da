import { Link } from '../../../components/Link.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import { useCopyAddress } from '../../../navigation/use-copy-address.ts';
import type { PlanView } from './build-plan-view.ts';

/** The kinds of files of a plan, each as the last part of its message key. */
const FILES = ['ics', 'gpx', 'csv'] as const;

/** Renders the links to the files of a plan. */
export function PlanFiles({ links }: { readonly links: Pick<PlanView['links'], (typeof FILES)[number]> }) {
  const t = useTranslate();
  return FILES.map((file) => {
    const href = links[file];
    return href === null ? null : (
      <Link key={file} className="text-link" href={href} data-vike="false" download>
        {t(`itinerary.${file}`)}
      </Link>
    );
  });
}

/** Renders a button that copies an address of the site; nothing in a browser that cannot. */
export function CopyLink({ path, text }: { readonly path: string; readonly text: string }) {
  const t = useTranslate();
  const { copied, copy } = useCopyAddress();
  if (navigator.clipboard === undefined) return null;
  return (
    <span>
      <button type="button" className="text-link" onClick={() => copy(path)}>
        {text}
      </button>{' '}
      <span role="status">{copied === path ? t('yacht.copied') : null}</span>
    </span>
  );
}

export function PrintButton() {
  const t = useTranslate();
  return (
    <button type="button" className="text-link" onClick={() => window.print()}>
      {t('yacht.print')}
    </button>
  );
}
