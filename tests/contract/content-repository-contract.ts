import { describe, expect, test } from 'vitest';
import type { Page } from '../../core/content/page.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from './sample-content.ts';

/** Written in the order of their ids. */
export interface SuiteContent {
  readonly site: Site;
  readonly home: HomeContent;
  readonly pages: readonly Page[];
}

const CONTENT: SuiteContent = {
  site: SAMPLE_SITE,
  home: SAMPLE_HOME,
  pages: [
    samplePage('offices', { en: 'offices-and-people', es: 'oficinas-y-personas' }),
    samplePage('questions', { en: 'questions', es: 'preguntas' }),
    samplePage('sea', { en: 'destination/sea', es: 'destino/mar' }),
  ],
};

/** What every ContentRepository promises; `make` gives it the content to hold. */
export function contentRepositoryContract(
  name: string,
  make: (content: SuiteContent) => Promise<ContentRepository>,
): void {
  describe(`ContentRepository: ${name}`, () => {
    test('CO6 the site, whole', async () => {
      expect(await (await make(CONTENT)).site()).toEqual(CONTENT.site);
    });

    test('RT2 the homepage, whole', async () => {
      expect(await (await make(CONTENT)).home()).toEqual(CONTENT.home);
    });

    test('RT1 every page, whole and in a stable order', async () => {
      const repository = await make(CONTENT);
      expect(await repository.pages()).toEqual(CONTENT.pages);
      expect(await repository.pages()).toEqual(await (await make(CONTENT)).pages());
    });

    test('RT5 a page by the slug it has in this locale, not by the other', async () => {
      const repository = await make(CONTENT);
      expect((await repository.page('questions', 'en'))?.id).toBe('questions');
      expect((await repository.page('preguntas', 'es'))?.id).toBe('questions');
      expect((await repository.page('destino/mar', 'es'))?.id).toBe('sea');
      expect(await repository.page('preguntas', 'en')).toBeNull();
      expect(await repository.page('questions', 'es')).toBeNull();
    });

    test.each(['', '/', 'nobody', 'constructor', '../site', 'questions/'])('no page has the slug %j', async (slug) => {
      expect(await (await make(CONTENT)).page(slug, 'en')).toBeNull();
    });

    test('without pages there are none', async () => {
      expect(await (await make({ ...CONTENT, pages: [] })).pages()).toEqual([]);
    });

    test('the version is that of the content: the same for the same, another for any other', async () => {
      const version = async (content: SuiteContent) => (await make(content)).version();
      const first = await version(CONTENT);
      expect(await version(CONTENT)).toBe(first);
      expect(await version({ ...CONTENT, pages: CONTENT.pages.slice(1) })).not.toBe(first);
      expect(await version({ ...CONTENT, home: { ...CONTENT.home, title: { en: 'A', es: 'B' } } })).not.toBe(first);
      const brand = { ...CONTENT.site.brand, name: 'Other Yachts' };
      expect(await version({ ...CONTENT, site: { ...CONTENT.site, brand } })).not.toBe(first);
    });
  });
}
