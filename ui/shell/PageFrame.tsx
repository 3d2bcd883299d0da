import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Heading } from '../components/Heading.tsx';
import { ButtonLink, Link } from '../components/Link.tsx';
import { TileServerContext } from '../components/map-tiles.ts';
import { useTranslate } from '../i18n/page-language.ts';
import { reloadOnce } from '../navigation/chunk-errors.ts';
import type { PageView } from '../page-data/page-view.ts';
import { Header } from './Header.tsx';
import type { NavLinkView, ShellView } from './shell-view.ts';

/** The component that renders the view of a page; its properties describe the frame around it. */
export type PageComponent<View> = ComponentType<{ readonly view: View }> & {
  readonly overPhotograph?: (view: View) => boolean;
  /** Whether a bar covers the lower edge of small screens, for which the footer leaves room. */
  readonly withFootBar?: boolean;
  /** Returns whether the page is in a frame of another site, without header, footer and skip link (RT8). */
  readonly withoutShell?: (view: View) => boolean;
  /** Returns the view without what the document's markup contains; hydration and `fromDocument` restore it. */
  readonly toDocument?: ((view: View) => unknown) | undefined;
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
          <TileServerContext value={shell.mapTiles ?? null}>
            <Page view={view} />
          </TileServerContext>
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

/** Announces the title of a new page after a client-side navigation, politely; silent on the first page (UI1). */
function RouteAnnouncer({ title }: { readonly title: string }) {
  const first = useRef(true);
  const [announced, announce] = useState('');
  useEffect(() => {
    if (first.current) first.current = false;
    else announce(title);
  }, [title]);
  return (
    <div className="vh" aria-live="polite" aria-atomic="true">
      {announced}
    </div>
  );
}

interface BoundaryProps {
  /** A new view resets the error. */
  readonly view: unknown;
  readonly children: ReactNode;
}

/**
 * Catches the error of a page that cannot be rendered. The usual cause is data from another build (UI4), so
 * the page is reloaded. If it has just been reloaded, an error message is shown between header and footer.
 */
class PageBoundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  override state = { broken: false };

  override componentDidCatch(): void {
    reloadOnce();
  }

  override componentDidUpdate({ view }: BoundaryProps): void {
    if (this.state.broken && view !== this.props.view) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useTranslate();
  return (
    <div className="wrap trouble">
      <Heading lvl={1} size="3xl">
        {t('error.500.title')}
      </Heading>
      <p>{t('error.500.message')}</p>
      <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
    </div>
  );
}

/** Renders the footer of a page (CO6). */
function Footer({ shell }: { readonly shell: ShellView }) {
  const t = useTranslate();
  const { footer, brand } = shell;
  return (
    <footer className="foot on-dark">
      <div className="wrap">
        <div className="news grid-page">
          <Heading lvl={2} size="3xl-tight" color="white">
            {footer.newsletter.headline}
          </Heading>
          <div className="r">
            <ButtonLink
              className="btn btn-line"
              href={footer.newsletter.button.href}
              data-close={t('footer.closeForm')}
            >
              {footer.newsletter.button.text}
            </ButtonLink>
          </div>
        </div>
        <div className="cols">
          <div>
            <Link className="mark" href={shell.home}>
              <i />
              {brand.name}
            </Link>
            <p className="small mt-4 max-w-[30ch]">{brand.tagline}</p>
            <Links links={footer.contact} />
          </div>
          {footer.columns.map((column) => (
            <Column key={column.title} title={column.title} links={column.links} />
          ))}
          {footer.social.length === 0 ? null : <Column title={t('footer.follow')} links={footer.social} />}
        </div>
        <div className="base small">
          <span>{`© ${footer.year} ${brand.name}`}</span>
          <Links links={footer.legal} />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: { readonly title: string; readonly links: readonly NavLinkView[] }) {
  return (
    <div>
      <Heading lvl={3} size="sm" color="white" className="mb-2">
        {title}
      </Heading>
      <Links links={links} />
    </div>
  );
}

function Links({ links }: { readonly links: readonly NavLinkView[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.text}>
          <Link href={link.href}>{link.text}</Link>
        </li>
      ))}
    </ul>
  );
}
