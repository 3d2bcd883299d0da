import { type OpenedFrom, readOpenedFrom } from '../../core/navigation/opened-from.ts';

/** The data that the browser's history keeps of the current page, beside what the router keeps there. */
export interface HistoryEntry {
  /** Null where nothing is kept. */
  openedFrom(): OpenedFrom | null;
  keep(openedFrom: OpenedFrom): void;
}

export const currentEntry: HistoryEntry = {
  openedFrom: () => readOpenedFrom(window.history.state?.openedFrom),
  keep: (openedFrom) => window.history.replaceState({ ...window.history.state, openedFrom }, ''),
};
