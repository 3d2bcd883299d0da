import type { Suggestions } from '../../core/ports/suggestions.ts';
import { isPlainClick } from '../navigation/plain-click.ts';

/** The header's link to the search page, and the element in which it opens a field. */
const OPENER = 'a[data-opens=search]';
const OVER = '.seek-over';
/** The search field of a page; if there is one, the header opens none. */
const OWN_FIELD = 'main .seek';

/**
 * Adds suggestions to each search field at its first focus (SE8), and makes the header's link open a field in place,
 * unless it leads back to a search (YN2). Until the chunk of both is loaded, fields and link work without it.
 */
export class SearchFieldEnhancer {
  readonly #port: Suggestions;
  readonly #leadsBack: (href: string) => boolean;
  readonly #suggesting = new Map<HTMLInputElement, () => void>();
  #opener: HTMLElement | null = null;
  #shut = () => {};

  constructor(port: Suggestions, leadsBack: (href: string) => boolean) {
    this.#port = port;
    this.#leadsBack = leadsBack;
    document.addEventListener('focusin', ({ target }) => this.#entered(target));
    document.addEventListener('click', (event) => this.#clicked(event), true);
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#opener === null) return;
      const opener = this.#opener;
      this.#close();
      opener.focus();
    });
    this.#entered(document.activeElement);
  }

  /** Closes the header's field after a navigation, and unmounts the suggestions of removed fields. */
  shown(): void {
    this.#close();
    this.#unmountRemoved();
  }

  #unmountRemoved(): void {
    for (const [field, stop] of this.#suggesting) {
      if (field.isConnected) continue;
      stop();
      this.#suggesting.delete(field);
    }
  }

  #entered(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    if (this.#opener !== null && target.closest(`${OPENER},${OVER}`) === null) this.#close();
    const place = target.closest('.seek')?.querySelector('.suggest');
    if (!(target instanceof HTMLInputElement) || !place || this.#suggesting.has(target)) return;
    this.#suggesting.set(target, () => {});
    import('./mount-suggestions.tsx').then(
      ({ mountSuggestions }) => this.#suggesting.set(target, mountSuggestions(target, place, this.#port)),
      // The next focus tries to load it again.
      () => this.#suggesting.delete(target),
    );
  }

  #clicked(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(OPENER);
    const place = link?.closest('header')?.querySelector(OVER);
    if (!link || !place) {
      if (event.target.closest(OVER) === null) this.#close();
      return;
    }
    if (!isPlainClick(event)) return;
    const isOpen = this.#opener !== null;
    if (!isOpen && (document.querySelector(OWN_FIELD) || this.#leadsBack(link.getAttribute('href') ?? ''))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isOpen) this.#close();
    else this.#open(link, place);
  }

  #open(link: HTMLAnchorElement, place: Element): void {
    this.#opener = link;
    import('./mount-suggestions.tsx').then(
      ({ mountHeaderSearch }) => {
        if (this.#opener !== link) return;
        this.#shut = mountHeaderSearch(link, place);
        link.setAttribute('aria-expanded', 'true');
      },
      () => window.location.assign(link.href),
    );
  }

  #close(): void {
    if (this.#opener === null) return;
    this.#opener.removeAttribute('aria-expanded');
    this.#opener = null;
    this.#shut();
    this.#shut = () => {};
    this.#unmountRemoved();
  }
}
