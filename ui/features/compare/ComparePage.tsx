import { MAX_COMPARED } from '../../../core/shortlist/comparison.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import type { AddView, CompareView } from './compare-view.ts';
import { ScaleDrawing } from './ScaleDrawing.tsx';

/**
 * Renders the comparison: yachts side by side and on one scale; every change is a link or a plain form
 * (CF1).
 */
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
        <Link className="link" href={view.list.href}>
          <span>{view.list.text}</span> <Icon name="arrow" />
        </Link>
      </div>
    </>
  );
}

function AddForm({ add }: { readonly add: AddView }) {
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
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
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
