import { render } from 'vike/abort';
import { INVALID } from './invalid-reason.ts';

/** What a page throws whose route is there, but which is not valid: no such yacht, or one that has no page. */
export function invalidPage(): Error {
  return render(404, INVALID);
}
