import { useId, useRef } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { Link } from '../../../components/Link.tsx';
import { LocalTime } from '../../../components/LocalTime.tsx';
import { usePageLanguage } from '../../../i18n/page-language.ts';
import type { EnquiryView } from '../enquiry-view.ts';
import { Attachments } from './Attachments.tsx';
import { CharterFields, ConsentField, MessageField, PersonFields, VesselFields } from './EnquiryFields.tsx';
import { FormNotice } from './FormNotice.tsx';
import { FieldsContext } from './fields-context.ts';
import { Honeypot } from './Honeypot.tsx';
import { SubjectCard } from './SubjectCard.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface Props {
  readonly view: EnquiryView;
  /** Path of the page below, where the form is in a drawer. */
  readonly from?: string;
  /** Called with the path of the thanks page. */
  readonly onSent: (href: string) => void;
}

/**
 * The enquiry form (FM2). It works as a plain form; a script adds validation while typing, drafts in the tab
 * and submission without leaving the page.
 */
export function EnquiryForm({ view, from, onSent }: Props) {
  const language = usePageLanguage();
  const { translate: t } = language;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry(form, view, onSent);
  const { who, hidden, kind } = view;
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
      onBlur={enquiry.look}
    >
      <div className="enquiry-in">
        <FormNotice enquiry={enquiry} who={who} reference={enquiry.reference} />
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
            <MessageField kind={kind} who={who.short} />
            <Honeypot label={t('enquiry.field.trap')} />
            <Attachments attached={view.attached} />
            <ConsentField consent={view.consent} />
          </div>
        </FieldsContext>
      </div>
      <div className="enquiry-foot">
        <button type="submit" className="btn btn-lg" aria-disabled={enquiry.isSending}>
          {enquiry.isSending ? t('enquiry.sending') : t('enquiry.send', { name: who.short })} <Icon name="arrow" />
        </button>
        <span className="vh" role="status">
          {enquiry.isSending ? t('enquiry.sending') : ''}
        </span>
        <p className="small muted">
          {who.when} {t('enquiry.orCall')} <Link href={who.phone.href}>{who.phone.text}</Link>
        </p>
      </div>
    </form>
  );
}

/** Name, place and local time of the person or office that answers. */
export function ResponderLine({ who }: { readonly who: EnquiryView['who'] }) {
  const { translate: t } = usePageLanguage();
  return (
    <span className="num">
      {who.place === null ? who.name : `${who.name}, ${who.place}`}
      {who.clock === null ? null : (
        <>
          {'. '}
          <LocalTime timezone={who.clock.timezone} time={who.clock.time} /> {t('enquiry.thereNow')}
        </>
      )}
    </span>
  );
}
