import { describe, expect, test } from 'vitest';
import type { Page } from '../../../core/content/page.ts';
import type { HomeContent, Site } from '../../../core/content/site.ts';
import type { CharterTerms } from '../../../core/estimate/charter-terms.ts';
import type { Stop } from '../../../core/itinerary/itinerary.ts';
import type { ContentRepository } from '../../../core/ports/content-repository.ts';
import { demoTexts } from '../../demo-texts.ts';
import { SAMPLE_HOME, SAMPLE_SITE, samplePage } from '../../samples/sample-content.ts';
import { SAMPLE_STOPS } from '../../samples/sample-stops.ts';
import { SAMPLE_TERMS } from '../../samples/sample-terms.ts';

/** The content of the suite, in the order of ids. */
export interface SuiteContent {
  readonly site: Site;
  readonly home: HomeContent;
  readonly pages: readonly Page[];
  readonly drafts?: readonly Page[];
  readonly charterTerms?: CharterTerms;
  readonly stops?: readonly Stop[];
}

/** Returns a draft without what an editor calls its blocks, which only some content systems have (CM2). */
function withoutMarks(page: Page | null): Page | null {
  return JSON.parse(JSON.stringify(page), (key, value) => (key === 'editMark' ? undefined : value));
}

const CONTENT: SuiteContent = {
  site: SAMPLE_SITE,
  home: SAMPLE_HOME,
  pages: [
    samplePage('offices', demoTexts({ en: 'offices-and-people', es: 'oficinas-y-personas' })),
    samplePage('questions', demoTexts({ en: 'questions', es: 'preguntas' })),
    samplePage('sea', demoTexts({ en: 'destination/sea', es: 'destino/mar' }), {
      details: {
        kind: 'destination',
        areas: ['sea'],
        season: { from: 12, to: 4 },
        position: { latitude: 24.1, longitude: -76.4 },
      },
      parent: 'questions',
      published: '2026-03-02',
      image: '0b2c1703-18bb-8816-9c2f-0307b5f9f456',
      categories: ['warm'],
      related: ['offices'],
      popularity: 7,
      indexable: false,
      validity: { from: '2026-01-01', until: null },
    }),
  ],
};

/** Defines the contract suite of ContentRepository; `make` makes one with this content. */
export function contentRepositoryContract(
  name: string,
  make: (content: SuiteContent) => Promise<ContentRepository>,
): void {
  describe(`ContentRepository: ${name}`, () => {
    test('CO6 reads the whole site', async () => {
      expect(await (await make(CONTENT)).site()).toEqual(CONTENT.site);
    });

    test('CO8 the draft of a homepage that nobody has changed is what is published', async () => {
      expect(await (await make(CONTENT)).homeDraft()).toMatchObject({ value: CONTENT.home, isBehind: false });
    });

    test('RT2 reads the whole homepage', async () => {
      expect(await (await make(CONTENT)).home()).toEqual(CONTENT.home);
    });

    test('RT1 reads every page, whole and in a stable order', async () => {
      const repository = await make(CONTENT);
      expect(await repository.pages()).toEqual(CONTENT.pages);
      expect(await repository.pages()).toEqual(await (await make(CONTENT)).pages());
    });

    test('RT5 finds a page by its slug in this locale, not in the other', async () => {
      const repository = await make(CONTENT);
      expect((await repository.page('questions', 'en'))?.id).toBe('questions');
      expect((await repository.page('preguntas', 'es'))?.id).toBe('questions');
      expect((await repository.page('destino/mar', 'es'))?.id).toBe('sea');
      expect(await repository.page('preguntas', 'en')).toBeNull();
      expect(await repository.page('questions', 'es')).toBeNull();
    });

    test.each(['', '/', 'nobody', 'constructor', '../site', 'questions/'])(
      'finds no page with the slug %j',
      async (slug) => {
        expect(await (await make(CONTENT)).page(slug, 'en')).toBeNull();
      },
    );

    test('RT5 reads a page that exists in one language alone', async () => {
      const page = samplePage('fog', demoTexts({ en: 'fog', es: 'niebla' }));
      const [english] = [{ ...page, translations: { ...page.translations, es: null } }];
      const repository = await make({ ...CONTENT, pages: [english] });
      expect(await repository.pages()).toEqual([english]);
      expect(await repository.page('fog', 'en')).toEqual(english);
      expect(await repository.page('niebla', 'es')).toBeNull();
    });

    test('CO8 shows a draft instead of its page in the draft edition alone', async () => {
      const draft = samplePage('questions', demoTexts({ en: 'questions', es: 'dudas' }), { updated: '2026-11-01' });
      const fresh = samplePage('tide', demoTexts({ en: 'tide', es: 'marea' }));
      const repository = await make({ ...CONTENT, drafts: [draft, fresh] });
      expect(await repository.pages()).toEqual(CONTENT.pages);
      expect(await repository.page('tide', 'en')).toBeNull();
      expect((await repository.pages('draft')).map(({ id }) => id)).toEqual(['offices', 'questions', 'sea', 'tide']);
      expect(withoutMarks(await repository.page('dudas', 'es', 'draft'))).toEqual(draft);
      expect(await repository.page('preguntas', 'es', 'draft')).toBeNull();
      expect(withoutMarks(await repository.page('tide', 'en', 'draft'))).toEqual(fresh);
    });

    test('CO8 a draft does not change the version, as visitors do not read it', async () => {
      const drafts = [samplePage('tide', demoTexts({ en: 'tide', es: 'marea' }))];
      expect(await (await make({ ...CONTENT, drafts })).version()).toBe(await (await make(CONTENT)).version());
    });

    test('reads the whole charter terms, or null without any', async () => {
      const repository = await make({ ...CONTENT, charterTerms: SAMPLE_TERMS });
      expect(await repository.charterTerms()).toEqual(SAMPLE_TERMS);
      expect(await (await make(CONTENT)).charterTerms()).toBeNull();
    });

    test('CF3 reads every whole stop in the order of the content, or none', async () => {
      const backwards = SAMPLE_STOPS.toReversed();
      expect(await (await make({ ...CONTENT, stops: SAMPLE_STOPS })).stops()).toEqual(SAMPLE_STOPS);
      expect(await (await make({ ...CONTENT, stops: backwards })).stops()).toEqual(backwards);
      expect(await (await make(CONTENT)).stops()).toEqual([]);
    });

    test('reads no pages without any', async () => {
      expect(await (await make({ ...CONTENT, pages: [] })).pages()).toEqual([]);
    });

    test('has the same version for the same content, and another for any other', async () => {
      const version = async (content: SuiteContent) => (await make(content)).version();
      const first = await version(CONTENT);
      expect(await version(CONTENT)).toBe(first);
      expect(await version({ ...CONTENT, pages: CONTENT.pages.slice(1) })).not.toBe(first);
      expect(await version({ ...CONTENT, home: { ...CONTENT.home, title: demoTexts({ en: 'A', es: 'B' }) } })).not.toBe(
        first,
      );
      const termed = await version({ ...CONTENT, charterTerms: SAMPLE_TERMS });
      expect(termed).not.toBe(first);
      expect(await version({ ...CONTENT, charterTerms: SAMPLE_TERMS })).toBe(termed);
      const reviewed = { ...SAMPLE_TERMS, reviewed: '2027-01-04' };
      expect(await version({ ...CONTENT, charterTerms: reviewed })).not.toBe(termed);
      const stopped = await version({ ...CONTENT, stops: SAMPLE_STOPS });
      expect(stopped).not.toBe(first);
      expect(await version({ ...CONTENT, stops: SAMPLE_STOPS.slice(1) })).not.toBe(stopped);
      const brand = { ...CONTENT.site.brand, name: 'Other Yachts' };
      expect(await version({ ...CONTENT, site: { ...CONTENT.site, brand } })).not.toBe(first);
    });
  });
}
