import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { LocalTime } from '../../../components/LocalTime.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { useTranslate } from '../../../i18n/page-language.ts';
import type { EnquiryView, SubjectView } from '../build-enquiry-view.ts';
import type { ResponderView } from '../build-responder-view.ts';
import { CharterFields, MessageField, PersonFields, VesselFields } from './EnquiryFields.tsx';
import { noticeText } from './form-messages.ts';
import { ConsentField, FieldsContext, Honeypot, ProblemMessage } from './form-parts.tsx';
import { type EnquiryFormState, useEnquiryForm } from './use-enquiry-form.ts';

interface Props {
  readonly view: EnquiryView;
  /** The path of the page under the drawer; undefined if the form is not in a drawer. */
  readonly from?: string;
  /** Called with the path of the thanks page. */
  readonly onSent: (href: string) => void;
}

/**
 * Renders the enquiry form (FM2). It works as a plain form; a script adds validation while typing, drafts in the tab
 * and submission without leaving the page.
 */
export function EnquiryForm({ view, from, onSent }: Props) {
  const t = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiryForm(form, view, onSent);
  const { responder, hidden, kind } = view;
  return (
    <form
      className="enquiry"
      method="post"
      action="/enquiries"
      ref={form}
      noValidate
      aria-labelledby="enquiry-title"
      aria-busy={enquiry.isSending}
      onSubmit={enquiry.submit}
      onInput={enquiry.noteInput}
      onBlur={enquiry.noteBlur}
    >
      <div className="enquiry-in">
        <FormNotice enquiry={enquiry} responder={responder} />
        {view.subject === null ? null : <SubjectCard subject={view.subject} />}
        <input type="hidden" name="locale" value={hidden.locale} />
        <input type="hidden" name="ask" value={enquiry.ask} />
        <input type="hidden" name="page" value={from ?? hidden.page} />
        <input type="hidden" name="token" value={enquiry.token} />
        <FieldsContext value={{ id, values: view.values, problems: enquiry.problems }}>
          <div className="enquiry-fields">
            {kind === 'selling' ? <VesselFields unit={view.vesselUnit} /> : null}
            <PersonFields />
            {kind === 'charter' ? <CharterFields today={view.today} /> : null}
            <MessageField kind={kind} responder={responder.short} />
            <Honeypot label={t('enquiry.field.trap')} />
            <Attachments attached={view.attached} />
            <ConsentField consent={view.consent} />
          </div>
        </FieldsContext>
      </div>
      <div className="enquiry-foot">
        <button type="submit" className="btn btn-lg" aria-disabled={enquiry.isSending}>
          {enquiry.isSending ? t('enquiry.sending') : t('enquiry.send', { name: responder.short })}{' '}
          <Icon name="arrow" />
        </button>
        <span className="vh" role="status">
          {enquiry.isSending ? t('enquiry.sending') : ''}
        </span>
        <p className="small muted">
          {responder.when} {t('enquiry.orCall')} <Link href={responder.phone.href}>{responder.phone.text}</Link>
        </p>
      </div>
    </form>
  );
}

/** Shows why a form was returned. Screen readers announce it, and it takes the focus if no field is invalid. */
function FormNotice({ enquiry, responder }: { readonly enquiry: EnquiryFormState; readonly responder: ResponderView }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { problems, notice, cameBack, reference, wasSent } = enquiry;
  const count = Object.keys(problems).length;
  useEffect(() => {
    if (cameBack?.wrong.length === 0) box.current?.focus();
  }, [cameBack]);
  const details = { reference, phone: responder.phone.text, email: responder.email.text };
  return (
    <div className="enquiry-notice" role="alert" tabIndex={-1} ref={box}>
      <ProblemMessage text={notice === null ? null : noticeText(notice, details, t)} />
      <ProblemMessage text={count === 0 || !wasSent ? null : t('enquiry.wrong', { count })} />
    </div>
  );
}

/** Renders a small card of the enquiry's subject, whose name is in the title above. */
function SubjectCard({ subject: { picture, lines } }: { readonly subject: SubjectView }) {
  const [first, ...rest] = lines;
  return (
    <div className="enquiry-subject num">
      {picture === null ? null : <Picture picture={{ ...picture, alt: '' }} preset="thumb" sizes="96px" eager />}
      <p>
        {first}
        {rest.map((line) => (
          <span key={line} className="muted">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Renders checkboxes for attachments of the enquiry; none is ticked at first (FM2). */
function Attachments({ attached }: { readonly attached: EnquiryView['attached'] }) {
  if (attached.length === 0) return null;
  return (
    <div className="enquiry-attached">
      {attached.map(({ name, text, note, on }) => (
        <label key={name} className="check">
          <input type="checkbox" name={`attach-${name}`} value="1" defaultChecked={on} />
          <span>
            {text}
            {note === null ? null : <small className="num">{note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Renders name, place and local time of the person or office that answers. */
export function ResponderLine({ responder }: { readonly responder: ResponderView }) {
  const t = useTranslate();
  return (
    <span className="num">
      {responder.place === null ? responder.name : `${responder.name}, ${responder.place}`}
      {responder.clock === null ? null : (
        <>
          {'. '}
          <LocalTime timezone={responder.clock.timezone} time={responder.clock.time} /> {t('enquiry.thereNow')}
        </>
      )}
    </span>
  );
}
