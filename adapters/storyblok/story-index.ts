import type { Locale } from '../../core/locale/locale.ts';
import { MARKETS, type Market, type MarketType } from '../../core/market/market.ts';
import { routePath } from '../../core/routing/routes.ts';
import { isRecord } from '../../core/shared/parse-json.ts';
import { slugWithFallback, yachtPageType } from '../../core/yacht/market-rules.ts';
import { recordId, type StoryEdition, slugIn } from './story-ids.ts';
import type { Fields, Story } from './story-wire.ts';

/** Indexes stories by the uuid with which they reference each other. */
export class StoryIndex {
  readonly #stories: ReadonlyMap<string, Story>;

  constructor(
    stories: readonly Story[],
    private readonly edition: StoryEdition,
  ) {
    this.#stories = new Map(stories.map((story) => [story.uuid, story]));
  }

  /** Returns the record id of a story; null for an unknown uuid. */
  idOf(uuid: string): string | null {
    const story = this.#stories.get(uuid);
    return story === undefined ? null : recordId(story);
  }

  /** Returns the path, without locale, of a story's page in a language; null where it has none. */
  pathOf(uuid: string, locale: Locale): string | null {
    const story = this.#stories.get(uuid);
    switch (story?.content.component) {
      case 'home':
        return routePath({ name: 'home' });
      case 'page': {
        const slug = slugIn(story, locale, this.edition);
        return slug === null ? null : `/${slug}/`;
      }
      case 'yacht':
        return yachtPath(story.content);
      default:
        return null;
    }
  }
}

/** Returns the path of a yacht's page where she is offered, charter first, else of her ghost page; null without one. */
function yachtPath({ marketType, slugs: field }: Fields): string | null {
  const slugs = Array.isArray(field) ? field[0] : field;
  if (!isMarketType(marketType) || !isRecord(slugs)) return null;
  const own = (market: Market | 'ghost') =>
    typeof slugs[market] === 'string' && slugs[market] !== '' ? slugs[market] : null;
  const all = { charter: own('charter'), sale: own('sale'), ghost: own('ghost') };
  const offered = MARKETS.filter((market) => yachtPageType(marketType, market) === market);
  const market = offered[0] ?? MARKETS.find((each) => yachtPageType(marketType, each) !== null);
  const slug = market === undefined ? null : slugWithFallback(all, market);
  return market === undefined || slug === null ? null : routePath({ name: 'yacht', market, slug });
}

function isMarketType(value: unknown): value is MarketType {
  return typeof value === 'string' && ['charter', 'sale', 'both', 'ghost', 'none'].includes(value);
}
