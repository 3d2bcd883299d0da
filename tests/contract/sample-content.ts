import type { Page } from '../../core/content/page.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { Localized } from '../../core/locale/locale.ts';

/** The same text in every locale, marked. */
function both(text: string): Localized {
  return { en: text, es: `${text} (es)` };
}

const link = (text: string, href: Localized) => ({ text: both(text), href });

export const SAMPLE_SITE: Site = {
  brand: { name: 'Sample Yachts', mark: 'Sample', tagline: both('By the sea'), phone: '+44 20', email: 'a@b.example' },
  navigation: [link('Charter', { en: '/yachts-for-charter/', es: '/yachts-for-charter/' })],
  footer: {
    newsletter: { headline: both('A letter'), button: link('Receive', { en: '/the-letter/', es: '/la-carta/' }) },
    columns: [{ title: both('Services'), links: [link('Sell', { en: '/sell/', es: '/vender/' })] }],
    social: [{ network: 'instagram', url: 'https://www.instagram.com/' }],
    legal: [link('Privacy', { en: '/privacy/', es: '/privacidad/' })],
  },
};

const lines: Localized<readonly string[]> = { en: ['The', 'sea'], es: ['El', 'mar'] };

export const SAMPLE_HOME: HomeContent = {
  title: both('Yachts'),
  description: both('All of them'),
  hero: { headline: lines, yacht: 'aurora', caption: both('Aurora') },
  lately: { headline: lines, text: both('Seen'), yachts: ['aurora'] },
  destinations: { headline: both('Where'), text: both('There') },
  scale: { headline: both('To scale'), yachts: ['aurora'] },
  offices: { headline: both('Awake'), text: both('Always'), offices: ['monaco'] },
};

/** A page that is a valid file of the content folder as it stands. */
export function samplePage(id: string, slug: Localized): Page {
  const state = (title: string) => ({
    breadcrumbsTitle: title,
    pageTitle: title,
    pageType: 'content',
    description: `About ${title}`,
  });
  return {
    id,
    slug,
    state: { en: state(id), es: state(`${id} (es)`) },
    blocks: {
      en: [{ type: 'page-head', title: id, standfirst: null }, { type: 'sitemap' }],
      es: [{ type: 'page-head', title: `${id} (es)`, standfirst: 'Más' }],
    },
  };
}
