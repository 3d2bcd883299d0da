import { navigateTo } from '../../navigation/navigate-to.ts';
import { listAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';

/** Goes to the list these form fields ask for; nothing happens when that is where the visitor is. */
export async function navigateList(view: ListView, fields: URLSearchParams): Promise<void> {
  await navigateTo(listAddress(view, fields), { keepScroll: true });
}
