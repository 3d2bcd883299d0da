/** The view of the newsletter page and of the pages that its letters link to (FM3). */
export interface NewsletterView {
  readonly title: string;
  readonly text: string;
  /** The message of a failure; null for none. */
  readonly notice: string | null;
  readonly locale: string;
  readonly form: {
    readonly email: { readonly value: string; readonly problem: string | null };
    readonly consent: {
      readonly text: string;
      readonly on: boolean;
      readonly problem: string | null;
      readonly href: string;
    };
    readonly token: string;
  } | null;
  /** The button that confirms or ends a subscription. A link alone would be followed by programs that scan mail. */
  readonly press: { readonly action: string; readonly token: string; readonly text: string } | null;
  /** Path of the form, to start again; null where that is not needed. */
  readonly again: string | null;
}
