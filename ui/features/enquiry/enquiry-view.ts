import type { EnquiryKind } from '../../../core/enquiry/form-queries.ts';
import type { EnquiryField, FieldProblems } from '../../../core/enquiry/read-enquiry.ts';
import type { SubmissionNotice } from '../../../core/enquiry/submission.ts';
import type { OfficeHours } from '../../../core/office/office.ts';
import type { LengthUnit } from '../../../core/yacht/length.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { NewsletterView } from './newsletter/newsletter-view.ts';

/** The enquiry form as a page or a drawer shows it (FM1, FM2). */
export interface EnquiryView {
  readonly kind: EnquiryKind;
  readonly title: string;
  readonly intro: string | null;
  readonly who: ResponderView;
  /** The yacht or berth of the enquiry; null for none. */
  readonly subject: SubjectView | null;
  /** The value of each field; '' for an empty one. */
  readonly values: Readonly<Record<EnquiryField, string>>;
  readonly problems: FieldProblems;
  readonly notice: SubmissionNotice | null;
  /** Reference of the enquiry that was sent before, for the notice that names it. */
  readonly reference: string | null;
  /** Whether the server returned the form; its values are then newer than any draft. */
  readonly isReturned: boolean;
  /** The key of the form's draft, which leaves out the week of the estimate. */
  readonly draft: string;
  /** ISO 8601 date: the first day that can be chosen. */
  readonly today: string;
  /** The unit of a vessel's typed length. */
  readonly vesselUnit: LengthUnit;
  /** The attachments that can be chosen, and whether each is ticked. */
  readonly attached: readonly AttachedView[];
  readonly consent: { readonly text: string; readonly href: string };
  /** The hidden fields of the form. */
  readonly hidden: {
    readonly locale: string;
    readonly ask: string;
    readonly page: string;
    readonly token: string;
  };
  /** The request without its subject, for a form whose yacht or berth the server reports as gone. */
  readonly ifGone: string;
  /** Path and query of the form's own page. */
  readonly href: string;
}

/** The person or office that answers, and whether they are available now. */
export interface ResponderView {
  /** The full name, and the short one of the button. */
  readonly name: string;
  readonly short: string;
  readonly place: string | null;
  readonly clock: { readonly timezone: string; readonly time: string; readonly hours: OfficeHours } | null;
  /** A sentence on when the office is open; null where it has no hours. */
  readonly when: string | null;
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: { readonly text: string; readonly href: string };
}

export interface SubjectView {
  readonly name: string;
  readonly href: string;
  readonly picture: PictureView | null;
  readonly lines: readonly string[];
}

export const ATTACHMENT_NAMES = ['estimate', 'favourites', 'itinerary'] as const;
export type AttachmentName = (typeof ATTACHMENT_NAMES)[number];

export interface AttachedView {
  readonly name: AttachmentName;
  readonly text: string;
  readonly note: string | null;
  readonly on: boolean;
}

/** The thanks for a stored enquiry. */
export interface ThanksView {
  readonly title: string;
  readonly reference: string;
  readonly about: { readonly name: string; readonly href: string } | null;
  readonly who: ResponderView;
  /** The next steps, in order. */
  readonly steps: readonly string[];
}

export interface ThanksPageView {
  readonly thanks: ThanksView | null;
  /** The text for an unknown reference; null where there are thanks. */
  readonly unknown: { readonly title: string; readonly text: string } | null;
  /** Links to go on with. */
  readonly ways: readonly { readonly text: string; readonly href: string }[];
}

/** The view of a page of forms. */
export type FormsView =
  | { readonly kind: 'enquiry'; readonly view: EnquiryView }
  | { readonly kind: 'thanks'; readonly view: ThanksPageView }
  | { readonly kind: 'newsletter'; readonly view: NewsletterView };
