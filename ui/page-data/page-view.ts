import type { Alternate } from '../../core/seo/sitemap.ts';
import type { ShellView } from '../shell/shell-view.ts';

/** The data of the document's head. */
export interface DocumentHeadView {
  readonly title: string;
  readonly description: string;
  /** Absolute address; null if no public address is configured, and on pages that are not indexed. */
  readonly canonical: string | null;
  readonly alternates: readonly Alternate[];
  readonly indexable: boolean;
  /** The feed of the page's list, or of the list that it belongs to. */
  readonly feed: FeedLink | null;
}

export interface FeedLink {
  /** Absolute or root-relative address of an Atom feed. */
  readonly href: string;
  readonly title: string;
}

/** The data of a page for its component and the browser: plain JSON, without anything that is not shown. */
export interface PageView<View = unknown> {
  readonly head: DocumentHeadView;
  /** Address of the locale's messages, with their version (LO7). */
  readonly messagesUrl: string;
  readonly shell: ShellView;
  readonly view: View;
  /**
   * Set if a service did not answer (SE9). Such a page is not cached. `part`: a part of the page is missing.
   * `page`: its main content is missing, and the status is 503.
   */
  readonly outage?: 'part' | 'page';
  /** Set if the subject of the page is gone for good; the status is 410. */
  readonly gone?: true;
}
