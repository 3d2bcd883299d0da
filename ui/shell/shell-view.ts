import type { Site, SiteLink } from '../../core/content/site.ts';
import type { MapTiles } from '../../core/geo/mercator.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import { CURRENCIES, type Currency, currencyLabel } from '../../core/price/currency.ts';
import type { Href } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { isAbsolute } from '../components/link-target.ts';

export interface NavLinkView {
  readonly text: string;
  readonly href: string;
  readonly current?: boolean;
}

export interface LanguageView {
  readonly locale: Locale;
  readonly name: string;
  /** Address of the translation of this page (LO6, RT5). */
  readonly href: string;
  readonly messagesUrl: string;
}

/** The view model of header and footer. */
export interface ShellView {
  readonly brand: { readonly name: string; readonly mark: string; readonly tagline: string };
  readonly home: string;
  readonly favourites: string;
  readonly search: string;
  readonly navigation: readonly NavLinkView[];
  readonly languages: readonly LanguageView[];
  readonly preferences: DisplayPreferences;
  readonly currencies: readonly { readonly code: Currency; readonly label: string }[];
  /** Path and query of the page, to which the server redirects after a choice. */
  readonly path: string;
  /** The map tiles of another service, shown instead of the built-in chart. */
  readonly mapTiles?: MapTiles;
  readonly footer: {
    readonly newsletter: { readonly headline: string; readonly button: NavLinkView };
    readonly columns: readonly { readonly title: string; readonly links: readonly NavLinkView[] }[];
    readonly social: readonly NavLinkView[];
    readonly legal: readonly NavLinkView[];
    readonly year: string;
  };
}

const SOCIAL_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitter: 'Twitter',
  tiktok: 'TikTok',
} as const;

/**
 * @param paths the page's own path in each locale, without locale prefix, query included; null where it does not exist,
 *   and the homepage takes its place (RT5, LO6)
 * @param section the navigation entry that the page belongs to, as its locale-free path in the default locale
 */
export function shellView(
  site: Site,
  locale: Locale,
  address: Href,
  preferences: DisplayPreferences,
  paths: Localized<string | null>,
  messagesUrls: Localized,
  section: string | null,
  year: string,
): ShellView {
  const link = ({ text, href }: SiteLink): NavLinkView => ({
    text: text[locale],
    href: isAbsolute(href[locale]) ? href[locale] : address(href[locale]),
  });
  const current = (entry: SiteLink): NavLinkView =>
    entry.href[DEFAULT_LOCALE] === section ? { ...link(entry), current: true } : link(entry);
  return {
    brand: { name: site.brand.name, mark: site.brand.mark, tagline: site.brand.tagline[locale] },
    home: address('/'),
    favourites: address(routePath({ name: 'favourites' })),
    search: address(routePath({ name: 'search', category: 'yachts', below: '' })),
    navigation: site.navigation.map(current),
    languages: LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) => ({
      locale: code,
      name,
      href: address(paths[code] ?? '/', code),
      messagesUrl: messagesUrls[code],
    })),
    preferences,
    currencies: CURRENCIES.map((code) => ({ code, label: currencyLabel(code) })),
    path: address(paths[locale] ?? '/'),
    footer: {
      newsletter: {
        headline: site.footer.newsletter.headline[locale],
        button: link(site.footer.newsletter.button),
      },
      columns: site.footer.columns.map(({ title, links }) => ({ title: title[locale], links: links.map(link) })),
      social: site.footer.social.map(({ network, url }) => ({ text: SOCIAL_NAMES[network], href: url })),
      legal: site.footer.legal.map(link),
      year,
    },
  };
}
