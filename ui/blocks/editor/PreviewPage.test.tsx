import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keysForWords } from '../../../tests/samples/sample-block-context.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { previewView } from '../../page-data/preview-view.ts';
import type { PageComponent } from '../../shell/PageFrame.tsx';
import { withPreview } from './PreviewPage.tsx';
import type { EditablePageProps, Previewable } from './preview-props.ts';

const mark = (uid: string) => JSON.stringify({ id: '7', uid, name: 'home', space: '1' });
const DRAFT = { value: null, isBehind: false, editMarks: { whole: mark('root'), hero: mark('hero') } };
const EDITOR = 'https://editor.example';
const DRAFTS = { preview: true, edition: 'draft', editor: EDITOR } as const;

function Content({ view, Frame }: EditablePageProps<Previewable>) {
  return Frame ? <Frame editMark={view.preview?.editMarks?.hero}>Hero</Frame> : 'Hero';
}

Content.overPhotograph = () => true;
Content.withFootBar = true;
const Preview = withPreview(Content as PageComponent<unknown>);

const shown = (...view: Parameters<typeof previewView>) =>
  renderToStaticMarkup(
    <PageLanguageContext value={{ locale: 'en', translate: keysForWords }}>
      <Preview view={{ preview: previewView(...view) }} />
    </PageLanguageContext>,
  );

test('CM2 a preview in the editor has the marks of its record and of the record’s blocks', () => {
  const ids = [...shown(DRAFTS, '/en/', DRAFT).matchAll(/data-blok-uid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['7-root', '7-hero']);
});

test.each([
  ['without an editor', { ...DRAFTS, editor: null }],
  ['that shows what is published', { ...DRAFTS, edition: 'published' } as const],
])('CM2 a preview %s has no marks', (_, address) => {
  expect(shown(address, '/en/', DRAFT)).not.toMatch(/data-blok|preview\.css/);
});

test('CM2 a preview says that a draft cannot be read as it is', () => {
  const said = /<p role="status">preview\.behind/;
  expect(shown(DRAFTS, '/en/', { ...DRAFT, isBehind: true })).toMatch(said);
  expect(shown(DRAFTS, '/en/', DRAFT)).not.toMatch(said);
});

test('CO8 a preview has its line where a header would be over a photograph, and else the frame of its page', () => {
  expect([Preview.overPhotograph?.({}), Preview.withFootBar]).toEqual([false, true]);
});
