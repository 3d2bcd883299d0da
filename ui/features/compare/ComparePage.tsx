import { MAX_COMPARED } from '../../../core/shortlist/comparison.ts';
import { Button } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { NotKnown } from '../../components/NotKnown.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { AddView, CompareView } from './compare-view.ts';

const SIZES = '(min-width:1024px) 25vw, 45vw';

/** A region that scrolls must be reachable by keyboard, whatever is in it. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

/** product.md CF1: yachts side by side; every change is a link or a plain form. */
export function ComparePage({ view }: { readonly view: CompareView }) {
  const t = useTranslate();
  const { columns, rows, add } = view;
  const differs = rows.some((row) => row.differs);
  return (
    <>
      <div className="wrap grid-page page-head cmp-title">
        <Heading lvl={1} size="3xl-search">
          {t('compare.title')}
        </Heading>
        {columns.length === 0 ? <p className="h h-teaser">{t('compare.empty', { most: MAX_COMPARED })}</p> : null}
      </div>
      <div className="wrap cmp">
        <nav className="seg cmp-tabs" aria-label={t('compare.tabs')}>
          {view.tabs.map(({ text, href, current }) => (
            <a key={href} href={href} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
            </a>
          ))}
        </nav>
        {view.leftOut === null ? null : <p className="cmp-note ui">{view.leftOut}</p>}
        {columns.length === 0 ? null : (
          <>
            {differs ? (
              <p className="cmp-note small muted">
                <i className="cmp-dot" aria-hidden="true" /> {t('compare.legend')}
              </p>
            ) : null}
            <CompareTable view={view} />
          </>
        )}
        {add === null ? (
          <p className="cmp-full ui">{t('compare.full', { most: MAX_COMPARED })}</p>
        ) : (
          <AddForm key={columns.map(({ id }) => id).join()} add={add} />
        )}
        <Link className="link cmp-list" href={view.list.href}>
          <span>{view.list.text}</span> <Icon name="arrow" />
        </Link>
      </div>
    </>
  );
}

function CompareTable({ view: { columns, rows } }: { readonly view: CompareView }) {
  const t = useTranslate();
  return (
    <section className="cmp-scroll" aria-label={t('compare.table')} {...SCROLLS_SIDEWAYS}>
      <table className={`cmp-table cmp-${columns.length} num`}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, name, href, picture, removeHref }, at) => (
              <th key={id} scope="col" abbr={name}>
                <div className="pic">
                  <Picture picture={picture} preset="card" sizes={SIZES} first={at === 0} eager={at < 2} />
                </div>
                <a className="h h-lg cmp-name" href={href}>
                  {name}
                </a>
                <a className="link small" href={removeHref} aria-label={t('compare.removeHer', { name })}>
                  <span>{t('compare.remove')}</span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="cmp-scale">
            <th scope="row">{t('compare.scale')}</th>
            {columns.map(({ id, profile: { src, alt, width } }) => (
              <td key={id}>
                <img src={src} alt={alt} width={width} loading="lazy" decoding="async" />
              </td>
            ))}
          </tr>
          {rows.map(({ key, label, cells, differs }) => (
            <tr key={key} className={differs || columns.length === 1 ? undefined : 'cmp-same'}>
              <th scope="row">
                {label}
                {differs ? (
                  <>
                    <i className="cmp-dot" aria-hidden="true" />
                    <span className="vh">, {t('compare.differs')}</span>
                  </>
                ) : null}
              </th>
              {columns.map(({ id }, at) => (
                <td key={id}>{cells[at] ?? <NotKnown />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AddForm({ add }: { readonly add: AddView }) {
  const t = useTranslate();
  return (
    <form className="cmp-add" method="get" action={add.action}>
      {add.kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field">
        <span>{t('compare.another')}</span>
        <span className="select">
          <select name={add.name} defaultValue="" required>
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
        </span>
      </label>
      <Button type="submit" line>
        {t('compare.add')}
      </Button>
    </form>
  );
}
