import { encodeEstimate } from '../../../../core/estimate/estimate-query.ts';
import { navigateTo } from '../../../navigation/navigate-to.ts';

/** Navigates to the estimate that a form asks for, replacing the history entry; the page keeps its scroll position. */
export async function navigateToEstimate(form: HTMLFormElement): Promise<void> {
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const { pathname } = new URL(form.action);
  await navigateTo(pathname + encodeEstimate(fields), { keepScroll: true, replace: true });
}
