import type { Locale } from '../core/locale/locale.ts';
import type { ShellView } from './shell/shell-view.ts';

/** What stands in the document's head. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where no public address is configured, and on pages that are not for indexes. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly locale: Locale | 'x-default'; readonly href: string }[];
  readonly indexable: boolean;
  /** Absolute or root-relative address of an Atom feed of what the page lists. */
  readonly feed: string | null;
  /** Absolute or root-relative address of a share picture. */
  readonly image: string | null;
  /** schema.org, as data; escaped when written. */
  readonly jsonLd: readonly object[];
}

/** What a page hands to its component and to the browser: plain JSON, only what is shown. */
export interface PageView<View = unknown> {
  readonly head: HeadView;
  /** Address of the locale's messages, with their version (product.md LO7). */
  readonly messagesUrl: string;
  readonly shell: ShellView;
  readonly view: View;
  /** Where it shows a failure that will pass: such a page is not to be kept (product.md SE9). */
  readonly passing?: true;
}
