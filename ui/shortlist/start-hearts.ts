import type { Locale } from '../../core/locale/locale.ts';
import type { Shortlist } from '../../core/ports/shortlist.ts';
import { loadTranslator } from '../i18n/load-messages.ts';
import { Hearts } from './hearts.ts';

/** The document names the messages it was written with; they are at hand since the page was taken over by them. */
const MESSAGES = 'link[rel=preload][as=fetch]';

/**
 * Hearts that work, from now on. None in another site's frame: what a browser keeps there it keeps apart, and the
 * visitor would look for it in vain.
 */
export function startHearts(shortlist: Shortlist, locale: Locale): Hearts | null {
  if (window.self !== window.top) return null;
  const hearts = new Hearts(shortlist);
  const address = document.querySelector(MESSAGES)?.getAttribute('href') ?? null;
  if (address !== null) {
    // Without words there are no hearts, and so none that cannot say what it is.
    loadTranslator(locale, address).then(
      (translate) => translate !== null && hearts.speak(translate),
      () => {},
    );
  }
  return hearts;
}
