import type { Locale } from '../../core/locale/locale.ts';
import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import type { Shortlist } from '../../core/ports/shortlist.ts';
import type { Place } from '../../core/routing/place.ts';
import { loadTranslator } from '../i18n/load-messages.ts';
import type { Translate } from '../i18n/translator.ts';
import { CompareMarks } from './compare-marks.ts';
import { Hearts } from './hearts.ts';

/** The document names the messages it was written with; they are at hand since the page was taken over by them. */
const MESSAGES = 'link[rel=preload][as=fetch]';

interface Kept {
  readonly shortlist: Shortlist;
  readonly comparison: KeptComparison;
}

/** Hearts and marks that compare. */
export interface Marks {
  /** In which language the page stands now. */
  speak(translate: Translate): void;
  /** Another page stands. */
  shown(place: Place): void;
}

/**
 * Marks that work, from now on. None in another site's frame: what a browser keeps there it keeps apart, and the
 * visitor would look for it in vain.
 */
export function startMarks({ shortlist, comparison }: Kept, place: Place, strategy: LocaleStrategy): Marks | null {
  if (window.self !== window.top) return null;
  const [hearts, compare] = [new Hearts(shortlist), new CompareMarks(comparison, strategy)];
  compare.shown(place);
  const marks: Marks = {
    speak(translate) {
      hearts.speak(translate);
      compare.speak(translate);
    },
    shown(there) {
      hearts.shown();
      compare.shown(there);
    },
  };
  speakOnceAtHand(marks, place.locale);
  return marks;
}

/** Without words there are no marks, and so none that cannot say what it is. */
function speakOnceAtHand(marks: Marks, locale: Locale): void {
  const address = document.querySelector(MESSAGES)?.getAttribute('href') ?? null;
  if (address === null) return;
  loadTranslator(locale, address).then(
    (translate) => translate !== null && marks.speak(translate),
    () => {},
  );
}
