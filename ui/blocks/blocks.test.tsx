import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../core/locale/locale.ts';
import { loadMessages } from '../../server/start/messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import type { Translate } from '../i18n/translator.ts';
import type { PageComponent } from '../shell/PageFrame.tsx';
import {
  BLOCK_STATES,
  BLOCK_TYPES,
  type BlockState,
  type BlockType,
  blockSample,
  pageSample,
  type Speech,
} from './blocks.fixture.ts';
import type { BlockView } from './build/block-views.ts';
import { ContentPage } from './ContentPage.tsx';
import { withPreview } from './editor/PreviewPage.tsx';

const MESSAGES = loadMessages();
const HEADS: readonly BlockType[] = ['page-head', 'hero', 'berth-hero'];

/** Throws for a missing message; on a page such a message shows its key. */
function strict(locale: Locale): Translate {
  return (key, values) => {
    const said = MESSAGES[locale].translate(key, values);
    if (said === key) throw new Error(`There is no message ${key}`);
    return said;
  };
}

type Sample = readonly [BlockType, BlockState];

function render(locale: Locale, ...samples: readonly [Sample, ...Sample[]]): string {
  const speech = { locale, translate: strict(locale) };
  const [first, ...others] = samples.map(([type, state]) => blockSample(type, state, speech));
  if (first === undefined) return '';
  return markupOfBlocks(speech, first, ...others);
}

function markupOfBlocks(speech: Speech, first: BlockView, ...others: readonly BlockView[]): string {
  return renderToStaticMarkup(
    <PageLanguageContext value={speech}>
      <ContentPage view={{ ...pageSample(first, speech), blocks: [first, ...others] }} />
    </PageLanguageContext>,
  );
}

const rendered = new Map<string, string>();

function markupOf(type: BlockType, state: BlockState, locale: Locale): string {
  const key = [type, state, locale].join();
  const markup = rendered.get(key) ?? render(locale, [type, state]);
  rendered.set(key, markup);
  return markup;
}

const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found = '']) => found);
const levels = (markup: string) => all(markup, /<h([1-6])[ >]/g).map(Number);

const CASES = BLOCK_TYPES.flatMap((type) =>
  BLOCK_STATES.flatMap((state) => LOCALES.map(({ code }) => ({ type, state, locale: code }))),
);

describe('CO1 LO8 a block', () => {
  test.each(CASES)('$type, $state, in $locale, shows only text of its messages and data', ({ type, state, locale }) => {
    const markup = markupOf(type, state, locale);
    expect(markup).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/);
    expect(all(markup, /<h([1-6])[^>]*><\/h\1>/g), 'headings without words').toEqual([]);
  });

  test.each(CASES)('$type, $state, in $locale, is valid markup', ({ type, state, locale }) => {
    const markup = markupOf(type, state, locale);
    const ids = all(markup, /<[^>]* id="([^"]*)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    expect(all(markup, /<img (?![^>]*\balt=)([^>]*)>/g), 'pictures without alt').toEqual([]);
    expect(markup).not.toMatch(/<script|<b>(?:Sell|story)|onerror="|href="(?:javascript|file):/);
  });

  test.each(CASES)('$type, $state, in $locale, fits the heading outline of its page', ({ type, state, locale }) => {
    const found = levels(markupOf(type, state, locale));
    if (HEADS.includes(type)) expect(found).toEqual([1]);
    else if (type === 'heading') expect(found.length).toBe(state === 'broken' ? 0 : 1);
    else {
      expect(found.filter((level) => level < 2 || level > 4)).toEqual([]);
      // The page has the heading of level 1; no level is skipped below it, even in a section without a title.
      found.forEach((level, at) => {
        expect(level - (found[at - 1] ?? 1)).toBeLessThanOrEqual(1);
      });
    }
  });
});

test.each(['offices', 'deck-plans'] as const)('CO1 %s without a title fit the heading outline of the page', (type) => {
  const speech = { locale: 'en', translate: strict('en') } as const;
  const block = { ...blockSample(type, 'ordinary', speech), title: null, id: null } as BlockView;
  expect(new Set(levels(markupOfBlocks(speech, block)))).toEqual(new Set([2]));
});

describe('CO2 an unreadable block', () => {
  test.each(BLOCK_TYPES)('%s does not change its neighbours', (type) => {
    for (const { code } of LOCALES) {
      const page = render(code, ['facts', 'ordinary'], [type, 'broken'], ['quote', 'ordinary']);
      expect(page.startsWith(markupOf('facts', 'ordinary', code))).toBe(true);
      expect(page.endsWith(markupOf('quote', 'ordinary', code))).toBe(true);
    }
  });

  test('is listed in a preview with its problems', () => {
    for (const { code } of LOCALES) {
      const markup = markupOf('wrong-block', 'ordinary', code);
      expect(markup).toContain(MESSAGES[code].translate('preview.wrongBlock', { block: 'story' }));
      expect(markup).toContain('<li>image is missing</li>');
    }
  });
});

describe('CM2 the marks of blocks', () => {
  const speech = { locale: 'en', translate: strict('en') } as const;
  const editMark = '{"id":"7","uid":"a<b","name":"quote","space":"1"}';
  const block = { ...blockSample('quote', 'ordinary', speech), editMark };
  const Preview = withPreview(ContentPage as PageComponent<unknown>);
  const shown = (editor: string | null) =>
    renderToStaticMarkup(
      <PageLanguageContext value={speech}>
        <Preview view={{ ...pageSample(block, speech), preview: { drafts: true, leave: '/en/', editor } }} />
      </PageLanguageContext>,
    );

  test('are on the page in a preview for the editor, around the same markup', () => {
    const mark = 'data-blok-c="{&quot;id&quot;:&quot;7&quot;,&quot;uid&quot;:&quot;a&lt;b&quot;';
    const markup = shown('https://editor.example');
    expect(markup).toContain(mark);
    expect(markup).toContain('data-blok-uid="7-a&lt;b"');
    expect(markup).toContain(`>${markupOf('quote', 'ordinary', 'en')}</div>`);
    expect(markup).toContain('href="/preview.css"');
  });

  test('are on no other page', () => {
    expect(shown(null)).not.toMatch(/data-blok|preview\.css/);
    expect(markupOfBlocks(speech, block)).toBe(markupOf('quote', 'ordinary', 'en'));
  });
});

describe('CO1 the workshop', () => {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*.stories.tsx', { eager: true });

  test('has a uniquely titled page for each type of block', () => {
    expect(Object.keys(files).sort()).toEqual(BLOCK_TYPES.map((type) => `./${type}.stories.tsx`).sort());
    const titles = Object.values(files).map((file) => (file.default as { title: string }).title);
    expect(new Set(titles).size).toBe(BLOCK_TYPES.length);
  });

  test.each(BLOCK_TYPES)('shows %s in its four states', (type) => {
    const { default: meta, ...stories } = files[`./${type}.stories.tsx`] ?? {};
    expect(meta).toMatchObject({ args: { block: type } });
    expect(stories).toEqual({
      Ordinary: { args: { state: 'ordinary' } },
      Empty: { args: { state: 'empty' } },
      Long: { args: { state: 'long' } },
      Broken: { args: { state: 'broken' } },
    });
  });
});
