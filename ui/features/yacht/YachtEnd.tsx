import { Icon } from '../../components/Icon.tsx';
import { Link } from '../../components/Link.tsx';
import { useTranslate } from '../../i18n/page-language.ts';
import { usePreviousNext } from './PreviousNextNav.tsx';
import type { YachtPageView } from './yacht-view.ts';

/** Renders the previous and next yacht at the end of the page (YN1). */
export function YachtEnd({ view }: { readonly view: YachtPageView }) {
  const t = useTranslate();
  const shown = usePreviousNext(view);
  const neighbours = shown?.neighbours ?? view.neighbours;
  if (neighbours === null) return null;
  const { previous, next } = neighbours;
  return (
    <nav className="wrap pn" aria-label={t('yacht.end')}>
      {previous === null ? (
        <span />
      ) : (
        <Link className="h h-xl-austin" href={previous} rel="prev">
          <Icon name="back" /> {t('yacht.previous')}
        </Link>
      )}
      {next === null ? (
        <span />
      ) : (
        <Link className="h h-xl-austin" href={next} rel="next">
          {t('yacht.next')} <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
