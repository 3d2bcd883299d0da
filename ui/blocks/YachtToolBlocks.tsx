import { Button } from '../components/Button.tsx';
import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { Link, TextLink } from '../components/Link.tsx';
import { NotKnown } from '../components/NotKnown.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { SelectOptions } from '../components/SelectOptions.tsx';
import { DeckPlanSheets } from '../deck-plans/DeckPlanSheets.tsx';
import { GalleryGrid } from '../gallery/GalleryGrid.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

/** Renders a search form that works without a script: the yacht list reads the same fields from its address. */
export function SearchFilters({ block }: BlockProps<'search-filters'>) {
  const t = useTranslate();
  return (
    <section className="wrap part" id={block.id ?? undefined}>
      <Heading lvl={2} size="xl-austin" className="mb-6">
        {block.title}
      </Heading>
      <form className="look" action={block.action} method="get">
        {block.fields.map(({ label, name, options }) => (
          <label key={label}>
            <span>{label}</span>
            <select name={name}>
              <SelectOptions options={options} />
            </select>
          </label>
        ))}
        <Button type="submit">
          {t('filters.show')} <Icon name="arrow" />
        </Button>
      </form>
    </section>
  );
}

export function Sorting({ block }: BlockProps<'sorting'>) {
  const t = useTranslate();
  return (
    <nav className="wrap picks" aria-label={t('content.sortYachts')}>
      <span className="muted">{t('list.sort')}</span>
      {block.options.map(({ text, href, current }) => (
        <a key={href} href={href} aria-current={current ? 'true' : undefined}>
          <span>{text}</span>
        </a>
      ))}
    </nav>
  );
}

export function GridPagination({ block }: BlockProps<'pagination'>) {
  return block.pagination === null || block.pagination.pages.length < 2 ? null : (
    <div className="wrap part-foot">
      <Pagination pagination={block.pagination} />
    </div>
  );
}

export function ComparisonSection({ block }: BlockProps<'compare'>) {
  const { yachts, rows, all } = block;
  if (yachts.length === 0) return null;
  return (
    <BlockSection block={block} wide aside={<TextLink href={all.href}>{all.text}</TextLink>}>
      {/* A region that scrolls must be reachable by keyboard, even without focusable content. */}
      <section className="versus num" {...{ tabIndex: 0 }} aria-label={block.title ?? all.text}>
        <table>
          <thead>
            <tr>
              <td />
              {yachts.map(({ id, text, href, drawing }) => (
                <th key={id} scope="col">
                  <span className="sea">
                    <img src={drawing.src} width={drawing.width} alt={drawing.alt} loading="lazy" decoding="async" />
                  </span>
                  <Link className="h h-lg" href={href}>
                    {text}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, same }) => (
              <tr key={label} className={same ? 'muted' : undefined}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={yachts[at]?.id}>{value ?? <NotKnown />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </BlockSection>
  );
}

export function DeckPlansSection({ block }: BlockProps<'deck-plans'>) {
  const { title, drawing, plans, decks } = block;
  return (
    <BlockSection block={block} wide>
      {/* A region that scrolls must be reachable by keyboard, even without focusable content. */}
      <section className="to-scale" {...{ tabIndex: 0 }} aria-label={drawing.alt}>
        <img src={drawing.src} alt={drawing.alt} width={1200} height={420} loading="lazy" decoding="async" />
      </section>
      {plans === null ? <DeckPlanSheets decks={decks} lvl={title === null ? 2 : 3} /> : <GalleryGrid view={plans} />}
    </BlockSection>
  );
}
