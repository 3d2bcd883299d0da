import type { ComponentType } from 'react';
import { MapTilesContext } from '../components/map-tiles.ts';
import { useTranslate } from '../i18n/page-language.ts';
import type { PageView } from '../page-data/page-view.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** A page's component: gets its view, says whether its header lies on a photograph. */
export type PageComponent<View> = ComponentType<{ readonly view: View }> & {
  readonly overPhotograph?: (view: View) => boolean;
  /** A bar lies over the window's foot on small screens: the footer leaves room for it. */
  readonly withFootBar?: boolean;
  /** Stands in a frame of another site: no header, no footer, nothing to skip (product.md RT8). */
  readonly withoutShell?: (view: View) => boolean;
  /** The view as the data of a document holds it, without what the markup says; `fromDocument` reads that back. */
  readonly toDocument?: (view: View) => unknown;
  readonly fromDocument?: (view: unknown, page: Element) => View;
};

/** Skip link, header, page, footer, unless the page stands without; around them the route announcer (product.md UI1). */
export function PageFrame({ Page, page }: { readonly Page: PageComponent<unknown>; readonly page: PageView }) {
  const t = useTranslate();
  const { shell, view, head } = page;
  const withShell = Page.withoutShell?.(view) !== true;
  return (
    <>
      {withShell ? (
        <a className="skip" href="#main">
          {t('header.skip')}
        </a>
      ) : null}
      <div className="progress" id="progress" />
      {withShell ? <Header shell={shell} over={Page.overPhotograph?.(view) ?? false} /> : null}
      <main id="main" tabIndex={-1}>
        <PageBoundary view={view}>
          <MapTilesContext value={shell.mapTiles ?? null}>
            <Page view={view} />
          </MapTilesContext>
        </PageBoundary>
      </main>
      {withShell ? (
        <div className={Page.withFootBar ? 'with-foot-bar' : undefined}>
          <Footer shell={shell} />
        </div>
      ) : null}
      <RouteAnnouncer title={head.title} />
    </>
  );
}
