import { navigate } from 'vike/client/router';
import { listAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';

/** Goes to the list these form fields ask for; nothing happens when that is where the visitor is. */
export async function navigateList(view: ListView, fields: URLSearchParams): Promise<void> {
  const target = listAddress(view, fields);
  if (target === window.location.pathname + window.location.search) return;
  await navigate(target, { keepScrollPosition: true });
}
