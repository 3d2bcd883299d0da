import { DEFAULT_LOCALE, type Locale } from '../../core/locale/locale.ts';
import { MARKETS, type Market, type MarketType } from '../../core/market/market.ts';
import { routePath } from '../../core/routing/routes.ts';
import { computedType, detailSlug } from '../../core/yacht/market-rules.ts';
import { type Fields, isFields, type Story } from './story-wire.ts';

/** The edition that a story was read in: only a published one tells what may be read in which language. */
export type StoryEdition = 'published' | 'draft';

/** Which field of a content type names a record; where it is empty, the story's slug does. */
const ID_FIELDS: Readonly<Record<string, string>> = { yacht: 'yachtid' };

/** The stories by their uuid, which is how stories name each other. */
export class StoryIndex {
  readonly #stories: ReadonlyMap<string, Story>;
  readonly #edition: StoryEdition;

  constructor(stories: readonly Story[], edition: StoryEdition) {
    this.#stories = new Map(stories.map((story) => [story.uuid, story]));
    this.#edition = edition;
  }

  /** The id of the record that the story with this uuid is; null for no story. */
  idOf(uuid: string): string | null {
    const story = this.#stories.get(uuid);
    return story === undefined ? null : recordId(story);
  }

  /** Path without locale of the page of a story in a language; null where it has none there. */
  pathOf(uuid: string, locale: Locale): string | null {
    const story = this.#stories.get(uuid);
    switch (story?.content.component) {
      case 'home':
        return routePath({ name: 'home' });
      case 'page': {
        const slug = slugIn(story, locale, this.#edition);
        return slug === null ? null : `/${slug}/`;
      }
      case 'yacht':
        return yachtPath(story.content);
      default:
        return null;
    }
  }
}

export function recordId({ content, slug }: Story): string {
  const given = content[ID_FIELDS[content.component] ?? 'id'];
  return typeof given === 'string' && given !== '' ? given : slug;
}

/**
 * Address of a page in a language, null where it does not exist in it (product.md RT5). A field `languages` decides where
 * it is filled. Else every page exists in the default language, and in another one if it has a slug of its own for it
 * and, where visitors read, was published in it.
 */
export function slugIn(story: Story, locale: Locale, edition: StoryEdition): string | null {
  const { languages } = story.content;
  const isNamed = Array.isArray(languages) && languages.length > 0;
  if (isNamed && !languages.includes(locale)) return null;
  if (locale === DEFAULT_LOCALE) return story.full_slug;
  const translated = story.translated_slugs.find(({ lang }) => lang === locale);
  if (translated === undefined) return null;
  const { path, published } = translated;
  // Without a slug of its own the service names the default one, and says neither yes nor no.
  const isMeant = edition === 'published' ? published === true : published !== null || path !== story.full_slug;
  return isNamed || isMeant ? path : null;
}

/** Her page on the charter market, or else on the other. */
function yachtPath({ marketType, slugs }: Fields): string | null {
  if (!isMarketType(marketType) || !isFields(slugs)) return null;
  const own = (market: Market | 'ghost') =>
    typeof slugs[market] === 'string' && slugs[market] !== '' ? slugs[market] : null;
  const all = { charter: own('charter'), sale: own('sale'), ghost: own('ghost') };
  const offered = MARKETS.filter((market) => computedType(marketType, market) === market);
  const market = offered[0] ?? MARKETS.find((each) => computedType(marketType, each) !== null);
  const slug = market === undefined ? null : detailSlug(all, market);
  return market === undefined || slug === null ? null : routePath({ name: 'yacht', market, slug });
}

function isMarketType(value: unknown): value is MarketType {
  return typeof value === 'string' && ['charter', 'sale', 'both', 'ghost', 'none'].includes(value);
}
