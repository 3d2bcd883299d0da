import type { ComponentType } from 'react';
import { useTranslate } from '../i18n/page-language.ts';
import type { PageView } from '../page-view.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** A page's component: gets its view, says whether its header lies on a photograph. */
export type PageComponent<View> = ComponentType<{ readonly view: View }> & {
  readonly overPhotograph?: (view: View) => boolean;
  /** A bar lies over the window's foot on small screens: the footer leaves room for it. */
  readonly withFootBar?: boolean;
};

/** Skip link, header, page, footer; around them the route announcer (product.md UI1). */
export function PageFrame({ Page, page }: { readonly Page: PageComponent<unknown>; readonly page: PageView }) {
  const t = useTranslate();
  const { shell, view, head } = page;
  return (
    <>
      <a className="skip" href="#main">
        {t('header.skip')}
      </a>
      <div className="progress" id="progress" />
      <Header shell={shell} over={Page.overPhotograph?.(view) ?? false} />
      <main id="main" tabIndex={-1}>
        <Page view={view} />
      </main>
      <div className={Page.withFootBar ? 'with-foot-bar' : undefined}>
        <Footer shell={shell} />
      </div>
      <RouteAnnouncer title={head.title} />
    </>
  );
}
