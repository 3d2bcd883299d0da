import type { Shortlist } from '../../core/ports/shortlist.ts';
import { type Favourites, MAX_FAVOURITES } from '../../core/shortlist/favourites.ts';
import { type Favourite, type FavouritesChange, idsOf } from '../../core/shortlist/favourites-list.ts';
import { encodeFavourites } from '../../core/shortlist/favourites-query.ts';
import { isYachtId } from '../../core/shortlist/yacht-id.ts';
import type { Translate } from '../i18n/translator.ts';
import { HeartNote } from './heart-note.ts';
import { keepTrouble } from './keep-trouble.ts';
import { nameAt, write } from './yacht-marks.ts';

/** A heart on a card or a yacht's page (`ui/yacht-card/MarkButton.tsx`): shown once its attributes say what it is. */
const HEART = 'button.save[name=save]';
const HEADER_LINK = 'header .favs-link';

/**
 * product.md CF2: every heart of the document, and the count beside the header's. Pages hold places without a script of
 * their own: here one listener hears them all, one observer finds those that come, and each says whether its yacht is
 * kept, in this tab and when another tab changes the list. Attributes alone are written, and only what React does not.
 */
export class Hearts {
  readonly #shortlist: Shortlist;
  readonly #note = new HeartNote();
  #translate: Translate | null = null;
  #ids: Favourites = [];

  constructor(shortlist: Shortlist) {
    this.#shortlist = shortlist;
    this.#read();
    shortlist.watch(() => {
      this.#read();
      this.#show();
    });
    document.addEventListener('click', (event) => this.#clicked(event));
    new MutationObserver(() => this.#show()).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['value', 'aria-label', 'href'],
    });
  }

  /** In which language the page stands now; before, there are no hearts. */
  speak(translate: Translate): void {
    this.#translate = translate;
    this.#show();
  }

  /** Another page stands: what was said of a heart of the page before is of no use. */
  shown(): void {
    this.#note.hide();
  }

  #read(): void {
    this.#ids = idsOf(this.#shortlist.read().list);
  }

  #show(): void {
    const t = this.#translate;
    if (t === null) return;
    for (const heart of document.querySelectorAll<HTMLButtonElement>(HEART)) {
      write(heart, 'aria-label', t('favourites.save', { name: nameAt(heart) }));
      write(heart, 'aria-pressed', String(this.#ids.some((id) => id === heart.value)));
    }
    const link = document.querySelector(HEADER_LINK);
    if (link === null) return;
    const count = this.#ids.length;
    write(link, 'aria-label', t('favourites.count', { count }));
    write(link, 'data-count', count === 0 ? null : String(count));
    // Straight to the list, so that its page is asked for once.
    write(link, 'href', (link.getAttribute('href') ?? '').replace(/\?.*/, '') + encodeFavourites(this.#ids));
  }

  #clicked(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || this.#note.holds(target)) return;
    this.#note.hide();
    const heart = target.closest<HTMLButtonElement>(HEART);
    if (heart === null) return;
    // Only a visitor without a script sends the form.
    event.preventDefault();
    const id = heart.value;
    if (!isYachtId(id)) return;
    // Read anew: what is undone is what stands there now.
    const { list } = this.#shortlist.read();
    const at = list.findIndex((favourite) => favourite.id === id);
    const kept = list[at];
    if (kept === undefined) this.#change({ kind: 'add', favourites: [{ id, note: '' }] }, heart);
    else if (this.#change({ kind: 'remove', id }, heart) && kept.note !== '') this.#offerUndo(kept, at, heart);
  }

  /** Whether it was kept; why not is said beside the heart. */
  #change(change: FavouritesChange, heart: HTMLElement): boolean {
    const changed = this.#shortlist.change(change);
    const t = this.#translate;
    if (!changed.ok && t !== null) {
      this.#note.show(heart, { text: t(keepTrouble(changed.error), { most: MAX_FAVOURITES }), act: null });
    }
    return changed.ok;
  }

  /** A note is more than a press can bring back. The page of favourites offers as much itself. */
  #offerUndo(favourite: Favourite, at: number, heart: HTMLElement): void {
    const t = this.#translate;
    if (t === null || heart.closest('.favs') !== null) return;
    const undo = () => void this.#change({ kind: 'add', favourites: [favourite], at }, heart);
    this.#note.show(heart, { text: t('favourites.removedNote'), act: { text: t('favourites.undo'), run: undo } });
  }
}
