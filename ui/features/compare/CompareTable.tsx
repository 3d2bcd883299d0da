import { type ComponentProps, type ComponentType, Fragment, useEffect, useRef, useState } from 'react';
import { Heading } from '../../components/Heading.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NotKnown } from '../../components/NotKnown.tsx';
import { Picture } from '../../components/Picture.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import type { CompareView } from './build-compare-view.ts';
import type { StickyColumnNames } from './StickyColumnNames.tsx';

/**
 * The largest number of columns that fit on a small screen; with more, the table scrolls sideways, and the strip of
 * names follows it.
 */
const MAX_COLUMNS_ON_PHONE = 3;
/**
 * The least column width in pixels; six such columns and the row labels fit into the narrowest window that shows the
 * labels beside their cells.
 */
const MIN_COLUMN_WIDTH = 124;
const SIZES = '(min-width:1024px) 22vw, 45vw';
/** A region that scrolls must be reachable by keyboard, whatever it contains. */
const SCROLLS_SIDEWAYS = { tabIndex: 0 } as const;

/**
 * Renders the table of the comparison. If all columns fit, the region does not scroll and the table's head sticks to
 * the top of the window. A region that scrolls sideways prevents that; there a strip of names, which needs a script,
 * takes the head's place.
 */
export function CompareTable({ view }: { readonly view: CompareView }) {
  const t = useTranslate();
  const region = useRef<HTMLElement>(null);
  const { columns, groups, only, add, market } = view;
  const isWide = columns.length > MAX_COLUMNS_ON_PHONE;
  // The row labels, then the yachts, whose columns keep a least width if there are many.
  const widths = (
    <colgroup>
      <col className="cmp-label" />
      <col span={columns.length} width={isWide ? MIN_COLUMN_WIDTH : undefined} />
    </colgroup>
  );
  return (
    <div className={`cmp-frame cmp-${columns.length}${isWide ? ' cmp-wide' : ''}`}>
      {isWide ? <LazyStickyColumnNames columns={columns} widths={widths} region={region} /> : null}
      <section className="cmp-scroll" ref={region} aria-label={t('compare.table')} {...(isWide && SCROLLS_SIDEWAYS)}>
        <table className="cmp-table num">
          {widths}
          <Head columns={columns} canAdd={add !== null} />
          {groups.map((group) => (
            <Group key={group.key} group={group} columns={columns} />
          ))}
        </table>
      </section>
      {only?.on && groups.length === 0 ? <p className="cmp-note ui">{t('compare.noDifference')}</p> : null}
      <Legend groups={groups} several={columns.length > 1} />
      {market === 'charter' ? <p className="cmp-note small muted">{t('compare.note.charter')}</p> : null}
      <ul className="cmp-paper">
        {columns.map(({ id, name, address }) => (
          <li key={id}>
            {name}: {address}
          </li>
        ))}
      </ul>
    </div>
  );
}

type StickyColumnNamesProps = ComponentProps<typeof StickyColumnNames>;

/** Loads the strip of names after hydration; the page works without it. */
function LazyStickyColumnNames(props: StickyColumnNamesProps) {
  const [Strip, show] = useState<ComponentType<StickyColumnNamesProps> | null>(null);
  useEffect(() => {
    import('./StickyColumnNames.tsx').then(
      (module) => show(() => module.StickyColumnNames),
      () => {
        // If the script does not load, the head of the table still names the columns.
      },
    );
  }, []);
  return Strip === null ? null : <Strip {...props} />;
}

function Head({ columns, canAdd }: Pick<CompareView, 'columns'> & { readonly canAdd: boolean }) {
  const t = useTranslate();
  return (
    <thead>
      <tr className="cmp-pics">
        <td />
        {columns.map(({ id, picture, by }) => (
          <td key={id}>
            <figure className="card">
              <div className="pic">
                <Picture picture={picture} preset="card" sizes={SIZES} />
              </div>
              <figcaption>{by}</figcaption>
            </figure>
          </td>
        ))}
      </tr>
      <tr className="cmp-names">
        <td>
          {canAdd ? (
            <a className="link" href="#add">
              <span>{t('compare.addLink')}</span>
            </a>
          ) : null}
        </td>
        {columns.map(({ id, name, href, removeHref }) => (
          <th key={id} scope="col" abbr={name}>
            <div className="cmp-head">
              <a className="h cmp-name" href={href}>
                {name}
              </a>
              <a className="icon-btn" href={removeHref} aria-label={t('compare.removeHer', { name })}>
                <Icon name="cross" small />
              </a>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type GroupView = CompareView['groups'][number];

function Group({ group, columns }: Pick<CompareView, 'columns'> & { readonly group: GroupView }) {
  return (
    <tbody>
      <tr className="cmp-group">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <Heading lvl={2} size="xl-austin">
            {group.title}
          </Heading>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.key} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

function Row({ row, columns }: Pick<CompareView, 'columns'> & { readonly row: GroupView['rows'][number] }) {
  const t = useTranslate();
  const { label, cells, differs } = row;
  return (
    <tr className={differs || columns.length === 1 ? undefined : 'cmp-same'}>
      <th scope="row">
        <span>
          <span className={differs ? 'cmp-dot' : undefined}>{label}</span>
          {differs ? <span className="vh">, {t('compare.differs')}</span> : null}
        </span>
      </th>
      {columns.map(({ id }, at) => {
        const cell = cells[at];
        if (!cell?.best) return <td key={id}>{cell?.text ?? <NotKnown />}</td>;
        return (
          <td key={id}>
            <span className="cmp-best">{cell.text}</span>
            <span className="vh">, {t('compare.best')}</span>
          </td>
        );
      })}
    </tr>
  );
}

/** Renders the legend of the signs that occur in the table. */
function Legend({ groups, several }: Pick<CompareView, 'groups'> & { readonly several: boolean }) {
  const t = useTranslate();
  const rows = groups.flatMap((group) => group.rows);
  if (!several) return null;
  const signs = [
    { key: 'legend', sign: 'cmp-dot', has: rows.some(({ differs }) => differs) },
    { key: 'legendBest', sign: 'cmp-best', has: rows.some(({ cells }) => cells.some((cell) => cell?.best)) },
    { key: 'legendSame', sign: null, has: rows.some(({ differs }) => !differs) },
    { key: 'legendNotKnown', sign: null, has: rows.some(({ cells }) => cells.includes(null)) },
  ] as const;
  return (
    <p className="cmp-note small muted">
      {signs
        .filter(({ has }) => has)
        .map(({ key, sign }) => (
          <Fragment key={key}>
            <span>
              {sign === null ? null : <i className={sign} aria-hidden="true" />}
              {t(`compare.${key}`)}
            </span>{' '}
          </Fragment>
        ))}
    </p>
  );
}
