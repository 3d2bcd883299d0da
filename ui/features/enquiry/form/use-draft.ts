import { type RefObject, useEffect, useRef } from 'react';
import type { EnquiryView } from '../enquiry-view.ts';
import { loadEnquiryPorts } from '../load-enquiry-ports.ts';
import { DraftSaver } from './draft-saver.ts';
import { draftFieldsOf, fillForm, isTouched } from './form-fields.ts';

/**
 * What is written is kept in the tab, with the token that names the form: sent again after a reload, it still arrives
 * once. A form that came back from the server is newer than any draft, and takes its place.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draft, isReturned }: EnquiryView,
  onToken: (token: string) => void,
): RefObject<DraftSaver | null> {
  const keeper = useRef<DraftSaver>(null);
  const restored = useRef(onToken);
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const drafts = loadEnquiryPorts().then(
      (desk) => desk.drafts,
      () => null,
    );
    const own = new DraftSaver(`enquiry ${draft}`, () => draftFieldsOf(element), drafts);
    const leave = () => own.saveNow();
    let gone = false;
    keeper.current = own;
    if (!isReturned) {
      own.restore((before) => {
        if (gone) return;
        fillForm(element, before);
        if (before.token) restored.current(before.token);
      });
    }
    if (isReturned || isTouched(element)) own.scheduleSave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      gone = true;
      own.saveNow();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [form, draft, isReturned]);
  return keeper;
}
