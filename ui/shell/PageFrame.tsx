import type { ComponentType } from 'react';
import { MapTilesContext } from '../components/map-tiles.ts';
import { useTranslate } from '../i18n/page-language.ts';
import type { PageView } from '../page-data/page-view.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** The component of a page, which renders its view; its properties describe the frame around it. */
export type PageComponent<View> = ComponentType<{ readonly view: View }> & {
  readonly overPhotograph?: (view: View) => boolean;
  /** Whether a bar covers the lower edge of small screens, for which the footer leaves room. */
  readonly withFootBar?: boolean;
  /**
   * Returns whether the page stands in a frame of another site, without header, footer and skip link (RT8).
   */
  readonly withoutShell?: (view: View) => boolean;
  /**
   * Returns the view as a document's data holds it, without what the markup already contains; `fromDocument` restores
   * it.
   */
  readonly toDocument?: (view: View) => unknown;
  readonly fromDocument?: (view: unknown, page: Element) => View;
};

/** Renders skip link, header, page and footer, or the page alone, and the route announcer (UI1). */
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
