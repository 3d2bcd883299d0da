import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { currentAddress, loadDocument } from '../navigation/browser-address.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import { useShortlistControls } from '../shortlist/shortlist-controls.ts';
import { loadSiteRuntime } from './browser-runtime.ts';
import { CurrencyUnitSwitch } from './CurrencyUnitSwitch.tsx';
import type { LanguageView, ShellView } from './shell-view.ts';

/** Renders the header of a page. @param over whether it is over a photograph, in white without a background */
export function Header({ shell, over }: { readonly shell: ShellView; readonly over: boolean }) {
  const t = useTranslate();
  const { preferences } = shell;
  const unit = t(`unit.${preferences.unit}`);
  return (
    <header className={over ? 'over on-dark' : 'bar'}>
      <div className="top">
        <Link className="mark" href={shell.home} aria-label={t('header.home', { brand: shell.brand.name })}>
          <i />
          {shell.brand.mark}
        </Link>
        <nav className="main" aria-label={t('header.main')}>
          {shell.navigation.map((link) => (
            <Link key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined}>
              <span>{link.text}</span>
            </Link>
          ))}
        </nav>
        <div className="aux">
          <Link
            className="icon-btn"
            href={shell.search}
            aria-label={t('search.title')}
            data-opens="search"
            data-label={t('search.field')}
          >
            <Icon name="search" />
          </Link>
          <FavouritesLink href={shell.favourites} />
          <div className="aux-lg">
            <Link className="aux-txt" href={shell.contact}>
              <span>{t('header.contact')}</span>
            </Link>
            <details className="pop">
              <summary className="aux-txt">
                <span className="vh">{`${t('readings.title')} `}</span>
                <span>{`${preferences.currency.toUpperCase()}, ${unit}`}</span>
              </summary>
              <div className="pop-panel">
                <CurrencyUnitSwitch shell={shell} />
              </div>
            </details>
            {shell.languages.map((language) => (
              <LanguageLink key={language.locale} language={language} className="aux-txt" />
            ))}
          </div>
          <MenuButton icon="menu" label={t('header.menu')} />
          <Menu shell={shell} />
        </div>
      </div>
      <div className="seek-over" />
    </header>
  );
}

/** Renders the menu of small screens. */
function Menu({ shell }: { readonly shell: ShellView }) {
  const t = useTranslate();
  return (
    <dialog id="menu" popover="" aria-label={t('header.menu')}>
      <MenuButton icon="cross" label={t('header.closeMenu')} />
      <nav>
        <ul>
          {shell.navigation.map((link) => (
            <li key={link.href}>
              <Link className="h h-2xl-tight" href={link.href} aria-current={link.current ? 'page' : undefined}>
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="set">
        <Link className="link" href={shell.search}>
          <Icon name="search" /> <span>{t('search.title')}</span>
        </Link>
      </div>
      <div className="set">
        <Link className="link" href={shell.contact}>
          <span>{t('header.contact')}</span>
        </Link>
      </div>
      <div className="set">
        {shell.languages.map((language) => (
          <LanguageLink key={language.locale} language={language} className="link" />
        ))}
      </div>
      <div className="set">
        <CurrencyUnitSwitch shell={shell} />
      </div>
    </dialog>
  );
}

/** Renders the link to the favourites, with their number once the browser has read the list (CF2). */
function FavouritesLink({ href }: { readonly href: string }) {
  const t = useTranslate();
  const props = { href, 'aria-label': t('favourites.title') };
  return <Link className="icon-btn favs-link" {...props} {...useShortlistControls()?.favouritesLinkProps(href, t)} />;
}

/** Renders a button of the small-screen menu, which is a popover without a script, a modal dialog with one (UI3). */
function MenuButton({ icon, label }: { readonly icon: IconName; readonly label: string }) {
  return (
    <button type="button" className="icon-btn burger" popoverTarget="menu" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** Renders a link to this page in a language; a script keeps query, hash and scroll position (LO6). */
function LanguageLink({ language, className }: { readonly language: LanguageView; readonly className: string }) {
  return (
    <a
      className={className}
      href={language.href}
      lang={language.locale}
      hrefLang={language.locale}
      onClick={(event) => switchLanguage(event, language)}
    >
      <span>{language.name}</span>
    </a>
  );
}

function switchLanguage(event: MouseEvent<HTMLAnchorElement>, language: LanguageView): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Prevents the router from following the link's own address.
  event.stopPropagation();
  const shownAt = currentAddress();
  loadSiteRuntime()
    .then(({ locales }) => locales.switchTo(language, shownAt))
    .catch(() => loadDocument(language.href));
}
