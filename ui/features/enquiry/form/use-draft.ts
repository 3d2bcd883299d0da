import { type RefObject, useEffect, useRef } from 'react';
import type { EnquiryView } from '../enquiry-view.ts';
import { loadEnquiryPorts } from '../load-enquiry-ports.ts';
import { DraftSaver } from './draft-saver.ts';
import { draftFieldsOf, fillForm, isTouched } from './form-fields.ts';

/**
 * Saves and restores the form's draft in the tab, with its token: a form that is sent again after a reload still makes
 * one enquiry. A form that the server returned replaces its draft.
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
      (ports) => ports.drafts,
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
