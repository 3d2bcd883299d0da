import { type OpenedFrom, readOpenedFrom } from '../../core/navigation/navigation-context.ts';

/** The data of the site in the browser's history entry of the current page, beside the router's own. */
export interface HistoryEntry {
  /** Returns from where the page was opened; null if nothing is stored. */
  openedFrom(): OpenedFrom | null;
  keep(openedFrom: OpenedFrom): void;
}

export const currentEntry: HistoryEntry = {
  openedFrom: () => readOpenedFrom(window.history.state?.openedFrom),
  keep: (openedFrom) => window.history.replaceState({ ...window.history.state, openedFrom }, ''),
};
