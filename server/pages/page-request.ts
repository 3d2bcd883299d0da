import type { ReturnedForm } from '../../core/enquiry/submission.ts';
import type { EditedContent } from '../../core/ports/edited-drafts.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { LengthUnit } from '../../core/yacht/length.ts';
import type { PageAddress } from './page-address.ts';

/** The inputs of a page's rendering. Those that its cache key lacks are set only for pages that are not cached. */
export interface PageRequest extends Pick<PageAddress, 'url' | 'locale' | 'data' | 'preview' | 'edition'> {
  readonly currency: Currency;
  readonly unit: LengthUnit;
  /** Whether a list page has 10 yachts rather than 30 (SE1). */
  readonly mobile: boolean;
  /** The target of the page's redirect, sent as data to a client navigation (LK4); null if there is none. */
  readonly redirectTo: string | null;
  /** A returned form with its values; null if there is none. */
  readonly submission: ReturnedForm | null;
  /** Drafts as an editor has them, for a preview that follows the editor (CM2). */
  readonly edited?: EditedContent;
  /** The failure whose error page is rendered in place of the page; null if there is none. */
  readonly failure: PageFailure | null;
}

/** The defaults of a page request, to which address, locale, currency and unit are added. */
export const PAGE_REQUEST_DEFAULTS: Omit<PageRequest, 'url' | 'locale' | 'currency' | 'unit'> = {
  ...{ mobile: false, data: false, preview: false, edition: 'published' },
  ...{ redirectTo: null, submission: null, failure: null },
};

export interface PageFailure {
  readonly status: number;
  /** The id of the failed request in the log; null where nothing was logged. */
  readonly id: string | null;
  /** The requested path for the page to show; null or absent where it is not shown. */
  readonly path?: string | null;
  /** The error, whose stack the page shows in development only (UI2). */
  readonly error?: unknown;
}

/** The answer of a renderer. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | readonly string[] | Buffer;
  /** Whether a service that the page needs did not answer; such an answer is not cached. */
  readonly outage?: boolean;
  /** The cause of a 5xx, for the log. */
  readonly error?: unknown;
}

export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
