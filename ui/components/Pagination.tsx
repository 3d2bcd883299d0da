import { useTranslate } from '../i18n/page-language.ts';
import { Icon } from './Icon.tsx';
import type { PaginationView } from './pagination-view.ts';

/** Renders which entries of a list are shown and, if it has several pages, their numbers and a link to the next one. */
export function Pagination({ pagination }: { readonly pagination: PaginationView }) {
  const t = useTranslate();
  return (
    <nav className="pages num" aria-label={t('list.pages')}>
      <span className="of">{pagination.range}</span>
      {pagination.pages.length > 1
        ? pagination.pages.map(({ label, href, current }, at, pages) =>
            href === null ? (
              <span key={`after ${pages[at - 1]?.label}`} className="gap">
                {label}
              </span>
            ) : (
              <a
                key={href}
                href={href}
                aria-current={current ? 'page' : undefined}
                aria-label={t('list.page', { page: label })}
              >
                {label}
              </a>
            ),
          )
        : null}
      {pagination.next === null ? null : (
        <a className="link nx" href={pagination.next} rel="next">
          <span>{t('list.next')}</span> <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
