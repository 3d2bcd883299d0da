import { navigateTo } from '../../navigation/navigate-to.ts';
import type { ListView } from './build-list-view.ts';
import { listAddress } from './list-address.ts';

/** Navigates to the list that form fields ask for, unless it is the current page. */
export async function navigateToList(view: ListView, fields: URLSearchParams): Promise<void> {
  await navigateTo(listAddress(view, fields), { keepScroll: true });
}
