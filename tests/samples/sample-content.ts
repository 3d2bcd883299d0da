import type { Block } from '../../core/content/block.ts';
import type { Page, PageTranslation } from '../../core/content/page.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { Locale, Localized } from '../../core/locale/locale.ts';
import { demoTexts } from '../demo-texts.ts';

/** Returns a text in every locale, marked with its code. */
function both(text: string): Localized {
  return demoTexts({ en: text, es: `${text} (es)` });
}

const link = (text: string, href: Localized) => ({ text: both(text), href });

export const SAMPLE_SITE: Site = {
  brand: { name: 'Sample Yachts', mark: 'Sample', tagline: both('By the sea'), phone: '+44 20', email: 'a@b.example' },
  lastAskingPrice: false,
  categories: [{ id: 'house', of: 'news', name: both('The house') }],
  navigation: [link('Charter', demoTexts({ en: '/yachts-for-charter/', es: '/yachts-for-charter/' }))],
  footer: {
    newsletter: {
      headline: both('A letter'),
      button: link('Receive', demoTexts({ en: '/the-letter/', es: '/la-carta/' })),
    },
    columns: [{ title: both('Services'), links: [link('Sell', demoTexts({ en: '/sell/', es: '/vender/' }))] }],
    social: [{ network: 'instagram', url: 'https://www.instagram.com/' }],
    legal: [link('Privacy', demoTexts({ en: '/privacy/', es: '/privacidad/' }))],
  },
};

const lines: Localized<readonly string[]> = demoTexts({ en: ['The', 'sea'], es: ['El', 'mar'] });

export const SAMPLE_HOME: HomeContent = {
  title: both('Yachts'),
  description: both('All of them'),
  hero: { headline: lines, yacht: 'aurora', caption: both('Aurora') },
  lately: { headline: lines, text: both('Seen'), yachts: ['aurora'] },
  destinations: { headline: both('Where'), text: both('There') },
  scale: { headline: both('To scale'), yachts: ['aurora'] },
  offices: { headline: both('Awake'), text: both('Always'), offices: ['monaco'] },
};

/** Makes a page in both languages, with the changes of a test. */
export function samplePage(id: string, slug: Localized, change: Partial<Page> = {}): Page {
  const kind = change.details?.kind ?? 'content';
  const translation = (title: string, locale: Locale, blocks: readonly Block[]): PageTranslation => ({
    slug: slug[locale],
    state: { breadcrumbsTitle: title, pageTitle: title, pageType: kind, description: `About ${title}` },
    teaser: null,
    blocks,
    problems: [],
  });
  return {
    id,
    details: { kind: 'content' },
    parent: null,
    published: null,
    updated: '2026-09-14',
    image: null,
    categories: [],
    related: [],
    popularity: null,
    indexable: true,
    validity: { from: null, until: null },
    translations: demoTexts({
      en: translation(id, 'en', [{ type: 'page-head', title: id, standfirst: null }, { type: 'sitemap' }]),
      es: translation(`${id} (es)`, 'es', [{ type: 'page-head', title: `${id} (es)`, standfirst: 'Más' }]),
    }),
    ...change,
  };
}

/** Returns a page as a file of the content folder has it, with those of its blocks whose fields are texts. */
export function pageRecord({ details, validity, translations, ...page }: Page): Record<string, unknown> {
  const each = <T>(read: (translation: PageTranslation) => T) =>
    Object.fromEntries(
      Object.entries(translations).flatMap(([code, one]) => (one === null ? [] : [[code, read(one)]])),
    );
  const { position, kind, ...fields } = { position: null, ...details };
  return {
    ...page,
    kind,
    details: position === null ? fields : { ...fields, lat: position.latitude, lng: position.longitude },
    valid: validity,
    slug: each(({ slug }) => slug),
    state: each(({ state: { breadcrumbsTitle, pageTitle, description } }) => ({
      breadcrumbsTitle,
      pageTitle,
      description,
    })),
    teaser: each(({ teaser }) => teaser),
    blocks: each(({ blocks }) => blocks),
  };
}
