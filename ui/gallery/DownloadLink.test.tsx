import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { sampleAsset } from '../../tests/samples/sample-asset.ts';

import { DownloadLink } from './DownloadLink.tsx';
import { DOCUMENT_STATES, documentSamples } from './documents.fixture.ts';
import * as stories from './documents.stories.tsx';
import { downloadView } from './download-view.ts';

const PDF = sampleAsset('brochure', {
  type: 'pdf',
  url: '/media/4f2a',
  bytes: 2_400_000,
  createdAt: '2026-05-04T09:00:00.000Z',
});

describe('ME1 ME4 a document', () => {
  test('shows its type, size and date before the download', () => {
    expect(renderToStaticMarkup(<DownloadLink document={downloadView(PDF, 'Dossier', 'es')} />)).toBe(
      '<a class="file num" data-vike="false" href="/media/4f2a">' +
        '<b>Dossier</b> <span>PDF, 2,4\u00a0MB, 4 de mayo de 2026</span></a>',
    );
    expect(downloadView(PDF, null, 'en').note).toBe('PDF, 2.4\u00a0MB, 4 May 2026');
  });

  test('is named by the page, else by its title, else by its file name', () => {
    const titled = { ...PDF, title: demoTexts({ en: 'Plans', es: 'Planos' }) };
    expect(downloadView(titled, 'Dossier', 'es').text).toBe('Dossier');
    expect(downloadView(titled, null, 'es').text).toBe('Planos');
    expect(downloadView(PDF, null, 'es').text).toBe('brochure');
  });

  test.each([
    [{ bytes: null }, 'PDF, 4 May 2026'],
    [{ createdAt: '' }, 'PDF, 2.4\u00a0MB'],
    [{ createdAt: 'yesterday' }, 'PDF, 2.4\u00a0MB'],
    [{ bytes: null, createdAt: '' }, 'PDF'],
    [{ type: 'audio', url: '/media/s.mp3' }, 'MP3, 2.4\u00a0MB, 4 May 2026'],
    [{ type: 'audio' }, '2.4\u00a0MB, 4 May 2026'],
    [{ type: 'audio', bytes: null, createdAt: '' }, null],
  ] as const)('with %j shows %j', (change, note) => {
    expect(downloadView({ ...PDF, ...change }, null, 'en').note).toBe(note);
  });

  test('without details shows its name only', () => {
    const [, , unknown] = documentSamples('empty', 'en');
    expect(unknown && renderToStaticMarkup(<DownloadLink document={unknown} />)).not.toContain('<span');
  });

  test('with a refused URL is not a link', () => {
    const [, refused] = documentSamples('broken', 'es');
    expect(refused && renderToStaticMarkup(<DownloadLink document={refused} />)).toMatch(/^<span class="file num"/);
  });
});

test('ME4 the workshop shows documents in each state', () => {
  const { default: meta, ...shown } = stories;
  expect(meta.title).toBe('Pictures/Documents');
  expect(Object.values(shown).map(({ args }) => args.state)).toEqual(DOCUMENT_STATES);
});
