import type { Alternate } from '../../core/seo/alternates.ts';
import type { ShellView } from '../shell/shell-view.ts';

/** What stands in the document's head, from the first page to the last. */
export interface HeadView {
  readonly title: string;
  readonly description: string;
  /** Absolute; null where no public address is configured, and on pages that are not for indexes. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  readonly indexable: boolean;
  /** Of what the page lists, or is one of. */
  readonly feed: FeedLink | null;
}

export interface FeedLink {
  /** Absolute or root-relative address of an Atom feed. */
  readonly href: string;
  readonly title: string;
}

/** What a page hands to its component and to the browser: plain JSON, only what is shown. */
export interface PageView<View = unknown> {
  readonly head: HeadView;
  /** Address of the locale's messages, with their version (product.md LO7). */
  readonly messagesUrl: string;
  readonly shell: ShellView;
  readonly view: View;
  /**
   * Present where something that the page asks did not answer (product.md SE9). Such a page is not kept. `part`: the
   * page lacks a part of what it shows. `page`: it lacks what it is for, and its status is 503.
   */
  readonly outage?: 'part' | 'page';
  /** Where it says that what it was about is gone for good: HTTP 410. */
  readonly gone?: true;
}
