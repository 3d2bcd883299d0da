import { navigate } from 'vike/client/router';
import { decodeCriteria, encodeCriteria } from '../../../core/search/url-codec.ts';
import type { ListView } from './list-view.ts';

/** Goes to the list these form fields ask for; nothing happens when that is where the visitor is. */
export async function navigateList(view: ListView, fields: URLSearchParams): Promise<void> {
  const target = view.action + encodeCriteria(decodeCriteria(view.market, fields));
  if (target === window.location.pathname + window.location.search) return;
  await navigate(target, { keepScrollPosition: true });
}
