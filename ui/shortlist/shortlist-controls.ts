import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { Market } from '../../core/market/market.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { nextTask } from '../state/next-task.ts';

/** A button that adds a yacht to one of the visitor's lists, or removes her. */
export interface ShortlistButtonView {
  /** The list by its name in the form: `save` for the favourites, or the market of a comparison. */
  readonly list: 'save' | Market;
  readonly id: YachtId;
  /** The name of the yacht. */
  readonly name: string;
}

/** The state of all favourite and compare buttons. Every change creates a new object. */
export interface ShortlistControls {
  /** @param show shows a toast beside the button in place of the previous one; null shows none */
  buttonProps(
    button: ShortlistButtonView,
    t: Translate,
    show: (toast: ReactNode) => void,
  ): {
    readonly 'aria-label': string;
    readonly 'aria-pressed': boolean;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** @param href path of the favourites page */
  favouritesLinkProps(
    href: string,
    t: Translate,
  ): { readonly href: string; readonly 'aria-label': string; readonly 'data-count': number | undefined };
  /** The address of the comparison with this yacht added; null where there is no room for her. */
  compareHref(market: Market, id: YachtId): string | null;
}

const BUTTONS_PER_TASK = 8;

let controls: ShortlistControls | null = null;
const listeners = new Set<() => void>();

/** Shows a new state of the lists in every mounted button and link. */
export function updateShortlistControls(next: ShortlistControls): void {
  controls = next;
  for (const listener of listeners) listener();
}

/** Shows a new state in a few buttons a task, since a list has sixty: for changes that no button waits for. */
export async function updateShortlistControlsInTasks(next: ShortlistControls): Promise<void> {
  controls = next;
  for (const [at, listener] of [...listeners].entries()) {
    if (at % BUTTONS_PER_TASK === BUTTONS_PER_TASK - 1) await nextTask();
    listener();
  }
}

/** Returns the controls; null on the server, during hydration, and until the runtime has read the lists. */
export function useShortlistControls(): ShortlistControls | null {
  return useSyncExternalStore(
    subscribe,
    () => controls,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
