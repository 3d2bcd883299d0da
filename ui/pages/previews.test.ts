import { describe, expect, test } from 'vitest';
import { type ContentDraft, publishedAsDraft } from '../../core/content/content-draft.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { samplePorts } from '../../server/enquiry/enquiry-services.fixture.ts';
import { PAGE_REQUEST_DEFAULTS } from '../../server/pages/page-request.ts';
import { MemoryContentRepository } from '../../tests/fakes/memory-content-repository.ts';
import { MemoryYachtCatalogue } from '../../tests/fakes/memory-yacht-catalogue.ts';
import { pageRenderer } from '../../tests/fuzz/content/page-renderer.ts';
import { SAMPLE_HOME, SAMPLE_SITE } from '../../tests/samples/sample-content.ts';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';

const PUBLISHED = sampleYacht({ name: 'Aurora', weeklyRate: 123_000 });
const TITLE = { en: 'Ketches', es: 'Queches' };
const AT = '/en/yacht-for-charter/aurora/';

/** Renders a page where a yacht and the homepage have drafts. */
async function shown(
  url: string,
  edition: 'published' | 'draft',
  draft: ContentDraft<Yacht> = publishedAsDraft(PUBLISHED),
) {
  const homeDraft = publishedAsDraft({ ...SAMPLE_HOME, title: { ...SAMPLE_HOME.title, ...TITLE } });
  const ports = samplePorts({
    catalogue: new MemoryYachtCatalogue([PUBLISHED], new Map([[PUBLISHED.id, draft]])),
    content: new MemoryContentRepository({ site: SAMPLE_SITE, home: SAMPLE_HOME, pages: [], homeDraft }),
  });
  const display = { currency: 'eur', unit: 'meters', locale: 'en' } as const;
  const { body } = await pageRenderer(ports)({ ...PAGE_REQUEST_DEFAULTS, ...display, url, preview: true, edition });
  return String(body);
}

describe('CM2 the preview of a yacht’s page', () => {
  test('shows her draft, and is not indexed; without a token it shows what is published', async () => {
    const draft = publishedAsDraft({ ...PUBLISHED, name: 'Borealis' });
    const page = await shown(AT, 'draft', draft);
    expect(page).toMatch(/<h1[^>]*>Borealis</);
    expect(page).toContain('<meta name="robots" content="noindex');
    expect(await shown(AT, 'published', draft)).not.toContain('Borealis');
  });

  test('PR3 hides a price that the draft hides', async () => {
    expect(await shown(AT, 'draft')).toContain('123,000');
    expect(await shown(AT, 'draft', publishedAsDraft({ ...PUBLISHED, poa: true }))).not.toContain('123,000');
  });

  test('says where it shows what is published, since the draft cannot be read', async () => {
    expect(await shown(AT, 'draft', publishedAsDraft(PUBLISHED, true))).toMatch(
      /<p role="status">The last change cannot/,
    );
  });

  test('is the only page that shows the draft', async () => {
    const draft = publishedAsDraft({ ...PUBLISHED, name: 'Borealis' });
    const pages = ['/en/', '/en/yachts-for-charter/', '/en/compare/?charter=aurora', '/en/favourites/?y=aurora'];
    for (const url of pages) expect(await shown(url, 'draft', draft), url).not.toContain('Borealis');
  });
});

test('CM2 the preview of the homepage shows its draft, and without a token what is published', async () => {
  expect(await shown('/en/', 'draft')).toMatch(/<title>Ketches/);
  expect(await shown('/en/', 'published')).not.toContain('Ketches');
});
