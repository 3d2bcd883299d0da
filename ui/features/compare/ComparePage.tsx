import { useEffect, useState } from 'react';
import { MAX_COMPARED } from '../../../core/shortlist/comparison.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link, TextLink } from '../../components/Link.tsx';
import { SelectOptions } from '../../components/SelectOptions.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { useCopyAddress } from '../../navigation/use-copy-address.ts';
import type { CompareView } from './build-compare-view.ts';
import { CompareTable } from './CompareTable.tsx';
import { ScaleDrawing } from './ScaleDrawing.tsx';

/** Renders the comparison: yachts side by side and drawn to one scale; every change is a link or a plain form (CF1). */
export function ComparePage({ view }: { readonly view: CompareView }) {
  const t = useTranslate();
  const { columns, scale, lost, add } = view;
  return (
    <>
      <div className="wrap grid-page page-head cmp-title">
        <Heading lvl={1} size="3xl-search">
          {t('compare.heading', { count: columns.length })}
        </Heading>
        {columns.length === 0 ? <p className="h h-teaser">{t('compare.empty', { most: MAX_COMPARED })}</p> : null}
      </div>
      <div className="wrap cmp-bar">
        <nav className="seg cmp-tabs" aria-label={t('compare.tabs')}>
          {view.tabs.map(({ text, href, current }) => (
            <a key={href} href={href} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
            </a>
          ))}
        </nav>
        <CompareTools view={view} />
      </div>
      {lost.length === 0 ? null : (
        <ul className="wrap cmp-lost ui" aria-label={t('compare.lost.label')}>
          {lost.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {scale === null ? null : <ScaleDrawing scale={scale} />}
      <div className="wrap cmp">
        {columns.length === 0 ? null : <CompareTable view={view} />}
        {add === null ? (
          <p className="cmp-full ui">{t('compare.full', { most: MAX_COMPARED })}</p>
        ) : (
          <AddForm key={columns.map(({ id }) => id).join()} add={add} />
        )}
        <TextLink href={view.list.href}>{view.list.text}</TextLink>
      </div>
    </>
  );
}

/**
 * Renders the tools of a comparison. Tools that need a script are hidden until it has loaded; their space is reserved,
 * so that nothing moves.
 */
function CompareTools({ view: { tabs, only, csvHref } }: { readonly view: CompareView }) {
  const t = useTranslate();
  const [live, setLive] = useState(false);
  const { copied, copy } = useCopyAddress();
  useEffect(() => setLive(true), []);
  if (csvHref === null) return null;
  // The tab's address is copied, since it, unlike the current one, leaves out yachts that are not shown.
  const shown = tabs.find(({ current }) => current)?.href ?? '';
  const button = live ? 'text-link' : 'text-link invisible';
  return (
    <p className="tools">
      {only === null ? null : (
        <a className="check" href={only.href} aria-current={only.on ? 'true' : undefined}>
          <Icon path={only.on ? 'M1 1h18v18H1ZM5 10l4 4 6-8' : 'M1 1h18v18H1Z'} />
          {t('compare.only')}
        </a>
      )}
      <Link className="text-link" href={csvHref} data-vike="false" download>
        {t('compare.csv')}
      </Link>
      {live && navigator.clipboard === undefined ? null : (
        <button type="button" className={button} onClick={() => copy(shown)}>
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

function AddForm({ add }: { readonly add: NonNullable<CompareView['add']> }) {
  const t = useTranslate();
  return (
    <form className="cmp-add" id="add" method="get" action={add.action}>
      {add.kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field">
        <span>{t('compare.another')}</span>
        <select className="in" name={add.name} defaultValue="" required>
          <option value="">{t('compare.choose')}</option>
          {add.groups.map(({ letter, options }) => (
            <optgroup key={letter} label={letter}>
              <SelectOptions options={options} />
            </optgroup>
          ))}
        </select>
      </label>
      <Button type="submit" line>
        {t('compare.add')}
      </Button>
    </form>
  );
}
