import type { EnquiryKind } from '../../../core/enquiry/enquiry.ts';
import type { EnquiryField, FieldProblems } from '../../../core/enquiry/read-enquiry.ts';
import type { SubmissionNotice } from '../../../core/enquiry/submission.ts';
import type { OfficeHours } from '../../../core/office/office.ts';
import type { LengthUnit } from '../../../core/yacht/length.ts';
import type { PictureView } from '../../components/picture-view.ts';
import type { NewsletterView } from './newsletter/newsletter-view.ts';

/** The form as the page, or the drawer, shows it (product.md FM1, FM2). */
export interface EnquiryView {
  readonly kind: EnquiryKind;
  readonly title: string;
  readonly intro: string | null;
  readonly who: ResponderView;
  /** What it is about; null for what has no page. */
  readonly subject: SubjectView | null;
  /** What each field holds: '' where nobody has written. */
  readonly values: Readonly<Record<EnquiryField, string>>;
  readonly problems: FieldProblems;
  readonly notice: SubmissionNotice | null;
  /** Of the enquiry that was sent before, where the notice says so. */
  readonly reference: string | null;
  /** Whether it came back from the server: what stands in it is newer than any draft. */
  readonly isReturned: boolean;
  /** What drafts of it are kept by: the same for every week that is asked for. */
  readonly draft: string;
  /** ISO 8601: the first day that can be asked for. */
  readonly today: string;
  /** The unit in which the length of a vessel is typed. */
  readonly vesselUnit: LengthUnit;
  /** An attachment that may go along, and whether the visitor ticked it. */
  readonly attached: readonly AttachedView[];
  readonly consent: { readonly text: string; readonly href: string };
  /** What the form sends besides. */
  readonly hidden: {
    readonly locale: string;
    readonly ask: string;
    readonly page: string;
    readonly token: string;
  };
  /** What it asks about from then on, should the site answer that what it was about is gone. */
  readonly ifGone: string;
  /** The page of the form itself: where it reads on without a script. */
  readonly href: string;
}

/** Who answers, as they are right now. */
export interface ResponderView {
  /** In full, and how a button says it. */
  readonly name: string;
  readonly short: string;
  readonly place: string | null;
  readonly clock: { readonly timezone: string; readonly time: string; readonly hours: OfficeHours } | null;
  /** When somebody is there. */
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

/** What stands after an enquiry was sent. */
export interface ThanksView {
  readonly title: string;
  readonly reference: string;
  readonly about: { readonly name: string; readonly href: string } | null;
  readonly who: ResponderView;
  /** What happens next, in order. */
  readonly steps: readonly string[];
}

export interface ThanksPageView {
  readonly thanks: ThanksView | null;
  /** What stands in its place for a number that nobody gave; null where there are thanks. */
  readonly unknown: { readonly title: string; readonly text: string } | null;
  /** Where to look on. */
  readonly ways: readonly { readonly text: string; readonly href: string }[];
}

/** What a visit to the page of forms shows. */
export type FormsView =
  | { readonly kind: 'enquiry'; readonly view: EnquiryView }
  | { readonly kind: 'thanks'; readonly view: ThanksPageView }
  | { readonly kind: 'newsletter'; readonly view: NewsletterView };
