import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { ResponderView } from '../enquiry-view.ts';
import { noticeText } from './form-messages.ts';
import { Problem } from './Problem.tsx';
import type { EnquiryFormState } from './use-enquiry.ts';

interface Props {
  readonly enquiry: EnquiryFormState;
  readonly who: ResponderView;
  readonly reference: string | null;
}

/** Shows why a form was returned. It is announced to screen readers and takes the focus where no field is invalid. */
export function FormNotice({ enquiry, who, reference }: Props) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const wrong = Object.keys(enquiry.problems).length;
  const { notice, cameBack } = enquiry;
  useEffect(() => {
    if (cameBack?.wrong.length === 0) box.current?.focus();
  }, [cameBack]);
  const ways = { reference, phone: who.phone.text, email: who.email.text };
  return (
    <div className="enquiry-notice" role="alert" tabIndex={-1} ref={box}>
      <Problem text={notice === null ? null : noticeText(notice, ways, t)} />
      <Problem text={wrong === 0 || !enquiry.wasSent ? null : t('enquiry.wrong', { count: wrong })} />
    </div>
  );
}
