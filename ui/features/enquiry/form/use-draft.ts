import { type RefObject, useEffect, useRef } from 'react';
import type { EnquiryView } from '../enquiry-view.ts';
import { loadDesk } from '../load-enquiry-ports.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { draftOf, fillIn, isTouched } from './form-fields.ts';

/**
 * What is written is kept in the tab, with the token that names the form: sent again after a reload, it still arrives
 * once. A form that came back from the server is newer than any draft, and takes its place.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draft, isReturned }: EnquiryView,
  onToken: (token: string) => void,
): RefObject<DraftKeeper | null> {
  const keeper = useRef<DraftKeeper>(null);
  const restored = useRef(onToken);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const drafts = loadDesk().then(
      (desk) => desk.drafts,
      () => null,
    );
    const own = new DraftKeeper(`enquiry ${draft}`, () => draftOf(element), drafts);
    const leave = () => own.now();
    let gone = false;
    keeper.current = own;
    if (!isReturned) {
      own.restore((before) => {
        if (gone) return;
        fillIn(element, before);
        if (before.token) restored.current(before.token);
      });
    }
    if (isReturned || isTouched(element)) own.later();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      gone = true;
      own.now();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [form, draft, isReturned]);
  return keeper;
}
