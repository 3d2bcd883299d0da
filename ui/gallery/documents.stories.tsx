import { DEFAULT_LOCALE, isLocale } from '../../core/locale/locale.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { type DocumentState, documentSamples } from './documents.fixture.ts';

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The data are in documents.fixture.ts; a document link is not a block, so that the stories render it themselves. */
export default {
  title: 'Pictures/Documents',
  render: ({ state }: { readonly state: DocumentState }, { globals }: StoryContext) => {
    const locale = isLocale(globals.locale) ? globals.locale : DEFAULT_LOCALE;
    document.documentElement.lang = locale;
    return (
      <main className="wrap section" id="main">
        {documentSamples(state, locale).map((one) => (
          <p key={`${one.href} ${one.note}`}>
            <DownloadLink document={one} />
          </p>
        ))}
      </main>
    );
  },
};

export const Ordinary = { args: { state: 'ordinary' } };
export const Empty = { args: { state: 'empty' } };
export const Long = { args: { state: 'long' } };
export const Broken = { args: { state: 'broken' } };
