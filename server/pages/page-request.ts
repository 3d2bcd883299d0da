import type { Submission } from '../../core/enquiry/submission.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Edition } from '../../core/ports/content-repository.ts';
import type { Currency } from '../../core/price/currency.ts';
import type { LengthUnit } from '../../core/yacht/length.ts';

/** Everything a page may depend on, and so everything that its cache key holds. */
export interface PageRequest {
  /** Path and query in canonical form. */
  readonly url: string;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly unit: LengthUnit;
  /** product.md SE1: 10 yachts a list page rather than 30. */
  readonly mobile: boolean;
  /** The page's data as JSON, for a client navigation. */
  readonly data: boolean;
  readonly preview: boolean;
  readonly edition: Edition;
  /** Where a rule of the content leads, told to a client navigation as data (product.md LK4). */
  readonly redirectTo: string | null;
  /** A form that came back, with what was in it; null where none did. */
  readonly submission: Submission | null;
  /** Set when the answer is to be the designed error page, whatever the address. */
  readonly failure: PageFailure | null;
}

export interface PageFailure {
  readonly status: number;
  /** Names the failed request in the log; null where nothing was logged. */
  readonly id: string | null;
  /** The path that was asked for, for the page to name; null or left out where it is not to be named. */
  readonly path?: string | null;
  /** What was thrown, where the site shows stacks: in development (product.md UI2). */
  readonly error?: unknown;
}

/** What a renderer answers with. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Buffer;
  /** Whether something that the page asks did not answer: it is not kept, and made anew for the next visitor. */
  readonly outage?: boolean;
  /** What went wrong behind a 5xx, for the log. */
  readonly error?: unknown;
}

export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
