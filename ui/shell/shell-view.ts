import type { PageContextServer } from 'vike/types';
import { type Site, type SiteLink, socialAccounts } from '../../core/content/site.ts';
import { DEFAULT_LOCALE, LOCALES, type Localized } from '../../core/locale/locale.ts';
import { CURRENCIES, currencyLabel } from '../../core/price/currency.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { phoneHref } from '../../core/routing/phone-href.ts';
import { routePath } from '../../core/routing/routes.ts';
import { isAbsoluteHref } from '../components/is-absolute-href.ts';
import type { LinkView } from '../components/Link.tsx';

/** The view model of header and footer. */
export type ShellView = ReturnType<typeof shellView>;

export type LanguageView = ShellView['languages'][number];

export interface NavLinkView extends LinkView {
  readonly current?: boolean;
}

const SOCIAL_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
} as const;

/**
 * Builds the view model of header and footer. @param paths the page's own path in each locale, without locale prefix,
 *   query included; null in a locale without this page, where the homepage takes its place (RT5, LO6)
 * @param section the navigation entry that the page belongs to, as its path in the default locale; null if there is
 * none
 */
export function shellView(
  {
    locale,
    strategy,
    preferences,
    messages,
    now,
    mapTiles,
  }: Pick<PageContextServer, 'locale' | 'strategy' | 'preferences' | 'messages' | 'now' | 'mapTiles'>,
  site: Site,
  paths: Localized<string | null>,
  section: string | null,
) {
  const address = createHrefBuilder(locale, strategy);
  const link = ({ text, href }: SiteLink): NavLinkView => ({
    text: text[locale],
    href: isAbsoluteHref(href[locale]) ? href[locale] : address(href[locale]),
  });
  const current = (entry: SiteLink): NavLinkView =>
    entry.href[DEFAULT_LOCALE] === section ? { ...link(entry), current: true } : link(entry);
  return {
    brand: { name: site.brand.name, mark: site.brand.mark, tagline: site.brand.tagline[locale] },
    home: address('/'),
    contact: address(routePath({ name: 'enquire' })),
    favourites: address(routePath({ name: 'favourites' })),
    search: address(routePath({ name: 'search', scope: 'yachts', below: '' })),
    navigation: site.navigation.map(current),
    languages: LOCALES.filter(({ code }) => code !== locale).map(({ code, name }) => ({
      locale: code,
      name,
      href: address(paths[code] ?? '/', code),
      messagesUrl: messages[code].url,
    })),
    preferences,
    currencies: CURRENCIES.map((code) => ({ code, label: currencyLabel(code) })),
    // The server redirects to it after a choice of currency or unit.
    path: address(paths[locale] ?? '/'),
    footer: {
      newsletter: {
        headline: site.footer.newsletter.headline[locale],
        button: link(site.footer.newsletter.button),
      },
      columns: site.footer.columns.map(({ title, links }) => ({ title: title[locale], links: links.map(link) })),
      social: socialAccounts(site).map(({ network, url }) => ({ text: SOCIAL_NAMES[network], href: url })),
      contact: [
        { text: site.brand.phone, href: phoneHref(site.brand.phone) },
        { text: site.brand.email, href: `mailto:${site.brand.email}` },
      ],
      legal: site.footer.legal.map(link),
      year: now.slice(0, 4),
    },
    // The map tiles of another service, shown instead of the built-in chart.
    ...(mapTiles && { mapTiles }),
  };
}
