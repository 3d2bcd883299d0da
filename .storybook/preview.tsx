import '../ui/styles/site.css';
import type { Preview } from '@storybook/react-vite';
import { DEFAULT_LOCALE, inEveryLocale, isLocale, LOCALES } from '../core/locale/locale.ts';
import { blockSample, pageSample } from '../ui/blocks/blocks.fixture.ts';
import { ContentPage } from '../ui/blocks/ContentPage.tsx';
import { PageLanguageContext } from '../ui/i18n/page-language.ts';
import { type CompiledMessages, createTranslator } from '../ui/i18n/translator.ts';

const FILES = import.meta.glob<CompiledMessages>('../dist/messages/*.json', { eager: true, import: 'default' });
const TRANSLATORS = inEveryLocale((locale) => createTranslator(locale, FILES[`../dist/messages/${locale}.json`] ?? {}));

/** UI3: a phone, a tablet, and where the layout becomes that of a desk. */
const WIDTHS = [390, 768, 1024, 1440] as const;

/** A story names a block and a state of it; what it holds is in `blocks.fixture.ts`, in the language of the toolbar. */
export default {
  parameters: {
    layout: 'fullscreen',
    backgrounds: { options: { white: { name: 'White', value: '#fff' } } },
    options: { storySort: { order: ['Text', 'Pictures', 'Yachts', 'Places', 'Contact', 'Pages'] } },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' }, type: 'other' },
        ]),
      ),
    },
  },
  initialGlobals: { locale: DEFAULT_LOCALE, backgrounds: { value: 'white' } },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: LOCALES.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
  },
  render: ({ block, state }, { globals }) => {
    const locale = isLocale(globals.locale) ? globals.locale : DEFAULT_LOCALE;
    const speech = { locale, translate: TRANSLATORS[locale] };
    document.documentElement.lang = locale;
    return (
      <PageLanguageContext value={speech}>
        <main id="main">
          <ContentPage view={pageSample(blockSample(block, state, speech), speech)} />
        </main>
      </PageLanguageContext>
    );
  },
} satisfies Preview;
