import type { AssetRow, GalleryRow } from '../../adapters/media-files/media-lists.ts';
import type { CalendarFeed } from '../../core/availability/calendar.ts';
import type { Block } from '../../core/content/block.ts';
import type { Page } from '../../core/content/page.ts';
import type { PageIndex } from '../../core/content/page-index.ts';
import type { HomeContent, Site } from '../../core/content/site.ts';
import type { CharterTerms } from '../../core/estimate/charter-terms.ts';
import type { Stop } from '../../core/itinerary/itinerary.ts';
import type { Localized } from '../../core/locale/locale.ts';
import type { Office } from '../../core/office/office.ts';
import type { Fleet } from '../../core/records/fleet.ts';
import type { CalendarRecord } from '../../core/records/parse-calendar.ts';
import type { RedirectRule } from '../../core/routing/redirects.ts';
import type { CruisingArea, Yacht } from '../../core/yacht/yacht.ts';
import type { ContentFolder } from './content-folder.ts';

/** A block with its place in the file. */
export interface PlacedBlock {
  /** The path, such as `blocks.en[3]`. */
  readonly path: string;
  readonly raw: unknown;
  /** Null for a block that does not parse. */
  readonly block: Block | null;
}

export interface PageFile {
  readonly file: string;
  readonly raw: unknown;
  readonly page: Page;
  readonly blocks: Localized<readonly PlacedBlock[]>;
}

export interface YachtFile {
  readonly file: string;
  readonly raw: unknown;
  readonly yacht: Yacht;
}

/** A valid row of a list with its place in the file: its id, or its index where it has none. */
export interface ListRow<T> {
  readonly place: string;
  readonly raw: unknown;
  readonly value: T;
}

/** The valid part of a content folder, read by the site's own parsers. */
export interface Content {
  readonly source: ContentFolder;
  /** ISO 8601 date. */
  readonly today: string;
  readonly site: Site | null;
  readonly home: HomeContent | null;
  readonly pages: readonly PageFile[];
  readonly drafts: readonly PageFile[];
  readonly published: PageIndex;
  /** The pages as a preview shows them. */
  readonly previewed: PageIndex;
  readonly yachts: readonly YachtFile[];
  readonly fleet: Fleet;
  readonly areas: ReadonlyMap<string, ListRow<CruisingArea>>;
  readonly offices: ReadonlyMap<string, ListRow<Office>>;
  readonly redirects: readonly ListRow<RedirectRule>[];
  readonly assets: ReadonlyMap<string, ListRow<AssetRow>>;
  readonly galleries: ReadonlyMap<string, ListRow<GalleryRow>>;
  /** Null where the content has none. */
  readonly charterTerms: CharterTerms | null;
  readonly stops: ReadonlyMap<string, ListRow<Stop>>;
  readonly calendars: ReadonlyMap<string, ListRow<CalendarRecord | CalendarFeed>>;
}

/** Returns a field of a value that may not be an object. */
export function fieldOf(record: unknown, key: string): unknown {
  const isRecord = typeof record === 'object' && record !== null && Object.hasOwn(record, key);
  return isRecord ? Reflect.get(record, key) : undefined;
}
