import { encodeEstimate } from '../../../../core/estimate/estimate-query.ts';
import { navigateTo } from '../../../navigation/navigate-to.ts';

/** Goes to the estimate that these fields ask for, in the place of the one before; the page stays where it is. */
export async function navigateEstimate(form: HTMLFormElement): Promise<void> {
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const { pathname } = new URL(form.action);
  await navigateTo(pathname + encodeEstimate(fields), { keepScroll: true, replace: true });
}
