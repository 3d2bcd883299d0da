/** The page of the newsletter, and those that its letters lead to (product.md FM3). */
export interface NewsletterView {
  readonly title: string;
  readonly text: string;
  /** What went wrong; null for nothing. */
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
  /** One button that means it: a link alone would be followed by programs that look at letters. */
  readonly press: { readonly action: string; readonly token: string; readonly text: string } | null;
  /** Where to begin again; null where that is not needed. */
  readonly again: string | null;
}
