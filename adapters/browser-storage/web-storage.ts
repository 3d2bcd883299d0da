import { inject, injectable } from 'inversify';
import {
  type FormDraftFields,
  type FormDrafts,
  parseFormDrafts,
  withFormDraft,
  withoutFormDraft,
} from '../../core/enquiry/form-drafts.ts';
import { readStoredItineraryQuery, writeStoredItinerary } from '../../core/itinerary/itinerary-query.ts';
import type { ComparisonStore } from '../../core/ports/comparison-store.ts';
import type { EnquiryDrafts } from '../../core/ports/enquiry-drafts.ts';
import type { FavouritesError, FavouritesStore } from '../../core/ports/favourites-store.ts';
import type { ItineraryStore } from '../../core/ports/itinerary-store.ts';
import type { NavigationStore } from '../../core/ports/navigation-store.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { Comparison } from '../../core/shortlist/comparison.ts';
import { readComparison, writeStoredComparison } from '../../core/shortlist/comparison-query.ts';
import type { FavouritesEdit, FavouritesList } from '../../core/shortlist/favourites-list.ts';
import { changeStoredFavourites, readFavourites, type StoredFavourites } from '../../core/shortlist/favourites-list.ts';

// Local storage outlasts the visit, and all tabs share it.

export type OpenLocalStorage = OpenStorage;

export const OpenLocalStorage = Symbol.for('OpenLocalStorage');

/** Keeps the comparison in local storage (CF1). */
@injectable()
export class LocalComparison implements ComparisonStore {
  readonly #text: StoredText;

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage) {
    this.#text = new StoredText(storage, 'halyard.compare');
  }

  read(): Comparison {
    return readComparison(this.#text.read());
  }

  keep(comparison: Comparison): boolean {
    return this.#text.write(writeStoredComparison(comparison));
  }
}

/** Keeps the last plan in local storage (CF3). */
@injectable()
export class LocalPlan implements ItineraryStore {
  readonly #text: StoredText;

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage) {
    this.#text = new StoredText(storage, 'halyard.plan');
  }

  read(): string | null {
    return readStoredItineraryQuery(this.#text.read());
  }

  keep(query: string): boolean {
    return this.#text.write(writeStoredItinerary(query));
  }
}

const FAVOURITES = 'halyard.favourites';
/** Keys under which unreadable lists are kept; each list takes the first free one, so that none is overwritten. */
const ASIDE = ['', '.2', '.3', '.4', '.5'].map((nth) => `${FAVOURITES}.unread${nth}`);

/**
 * The window, or another source of two events: `storage`, which other tabs cause, and `pageshow`, before which a page
 * may have missed some of the former.
 */
export const TabEvents = Symbol.for('TabEvents');

/** Keeps favourites in local storage (CF2). */
@injectable()
export class LocalFavouritesStore implements FavouritesStore {
  readonly #text: StoredText;
  readonly #aside: readonly StoredText[];
  readonly #listeners = new Set<() => void>();

  constructor(
    @inject(OpenLocalStorage) storage: OpenLocalStorage,
    @inject(TabEvents) private readonly window: EventTarget,
  ) {
    this.#text = new StoredText(storage, FAVOURITES);
    this.#aside = ASIDE.map((key) => new StoredText(storage, key));
  }

  read(): StoredFavourites {
    return readFavourites(this.#text.read());
  }

  change(change: FavouritesEdit): Result<FavouritesList, FavouritesError> {
    const changed = changeStoredFavourites(this.#text.read(), change);
    if (!changed.ok) return changed;
    const { list, text, aside } = changed.value;
    if ((aside !== null && !this.#putAside(aside)) || !this.#text.write(text)) return err({ kind: 'not-kept' });
    for (const listener of this.#listeners) listener();
    return ok(list);
  }

  watch(listener: () => void): () => void {
    // A null key means that the storage was cleared.
    const onEvent = (event: Event) => {
      if (!('key' in event) || event.key === FAVOURITES || event.key === null) listener();
    };
    this.#listeners.add(listener);
    this.window.addEventListener('storage', onEvent);
    this.window.addEventListener('pageshow', onEvent);
    return () => {
      this.#listeners.delete(listener);
      this.window.removeEventListener('storage', onEvent);
      this.window.removeEventListener('pageshow', onEvent);
    };
  }

  #putAside(text: string): boolean {
    const place = this.#aside.find((stored) => [null, text].includes(stored.read()));
    return place !== undefined && (place.read() === text || place.write(text));
  }
}

// Session storage lasts for the visit, in one tab.

export type OpenSessionStorage = OpenStorage;

export const OpenSessionStorage = Symbol.for('OpenSessionStorage');

/** Keeps the navigation context in the tab's session storage (YN3). */
@injectable()
export class SessionNavigationStore implements NavigationStore {
  readonly #text: StoredText;

  constructor(@inject(OpenSessionStorage) storage: OpenSessionStorage) {
    this.#text = new StoredText(storage, 'halyard.navigation');
  }

  read(): string | null {
    return this.#text.read();
  }

  write(text: string): boolean {
    if (this.#text.write(text)) return true;
    this.clear();
    return false;
  }

  clear(): void {
    this.#text.remove();
  }
}

@injectable()
export class SessionEnquiryDrafts implements EnquiryDrafts {
  readonly #text: StoredText;

  constructor(@inject(OpenSessionStorage) storage: OpenSessionStorage) {
    this.#text = new StoredText(storage, 'halyard.drafts');
  }

  read(form: string): FormDraftFields | null {
    return this.#all().get(form) ?? null;
  }

  write(form: string, fields: FormDraftFields): boolean {
    return this.#text.write(JSON.stringify([...withFormDraft(this.#all(), form, fields)]));
  }

  clear(form: string): void {
    const drafts = withoutFormDraft(this.#all(), form);
    if (drafts.size === 0) this.#text.remove();
    else this.#text.write(JSON.stringify([...drafts]));
  }

  #all(): FormDrafts {
    return parseFormDrafts(this.#text.read() ?? '');
  }
}

/** The part of a browser's storage that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Opens a storage; null where there is none. Called at each use, within a `try`, since a blocked storage throws. */
export type OpenStorage = () => TextStorage | null;

/** Reads and writes one text of a browser's storage, which may be blocked, full or missing. Never throws. */
export class StoredText {
  constructor(
    private readonly storage: OpenStorage,
    private readonly key: string,
  ) {}

  read(): string | null {
    try {
      return this.storage()?.getItem(this.key) ?? null;
    } catch {
      return null;
    }
  }

  /** Writes the text and returns whether it is stored; otherwise the previous text stays. */
  write(text: string): boolean {
    try {
      // Throws where the text does not fit; the previous one then stays.
      this.storage()?.setItem(this.key, text);
    } catch {
      // The storage is full or blocked; the read below reports it.
    }
    return this.read() === text;
  }

  remove(): void {
    try {
      this.storage()?.removeItem(this.key);
    } catch {
      // A blocked storage has nothing to remove.
    }
  }
}
