import type { Translate } from '../i18n/translator.ts';

/** What a page that failed shows (product.md UI2, RT6). */
export interface ErrorView {
  /** Null where no server said one: the visitor is offline, or it hangs. */
  readonly status: number | null;
  readonly title: string;
  readonly message: string;
  /** What the message reads once the page is taken over; null where it stays (product.md RT6). */
  readonly hydrated: string | null;
  readonly home: string;
  /** To try again what failed on the way. */
  readonly retry: string | null;
  /** In a frame of another site, where no page but the microsite's own may stand (product.md RT8). */
  readonly embedded: boolean;
  /** Message and stack of what was thrown; in development only. */
  readonly stack: string | null;
}

export interface Failed {
  readonly status: number | null;
  /** Null where the address is not to be named. */
  readonly path: string | null;
  /** The route is there, but its page is not valid (product.md RT6). */
  readonly invalid: boolean;
}

/** product.md RT6: a route without a page is not the same as a page that fails its check. UI2. */
export function errorWords(
  { status, path, invalid }: Failed,
  translate: Translate,
): Pick<ErrorView, 'title' | 'message' | 'hydrated'> {
  if (status === null) return words('error.network.title', 'error.network.message');
  if (status >= 500) return words('error.500.title', 'error.500.message');
  if (status !== 404) return words('error.other.title', 'error.other.message');
  if (path === null) return words('error.404.title', 'error.404.noPath');
  const title = translate('error.404.title');
  if (invalid) return { title, message: translate('error.404.invalid', { path }), hydrated: null };
  return {
    title,
    message: translate('error.404.message', { path }),
    hydrated: translate('error.404.hydrated', { path }),
  };

  function words(title: Parameters<Translate>[0], message: Parameters<Translate>[0]) {
    return { title: translate(title), message: translate(message), hydrated: null };
  }
}

/**
 * Whether what was thrown is what browsers throw when an address gives no answer: data by `fetch`, or a script by
 * `import()`, in the words of Chromium, Firefox and WebKit. A bug of ours may be a `TypeError`, too.
 */
export function isConnectionError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(Failed to fetch|NetworkError when|Load failed|The (network connection|Internet connection)|error loading dynamically|Importing a module script failed)/i.test(
      error.message,
    )
  );
}

/** Message and stack of anything thrown, its causes included. */
export function stackOf(error: unknown): string | null {
  if (error === undefined || error === null) return null;
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  const cause = stackOf(error.cause);
  return cause === null ? own : `${own}\n[cause] ${cause}`;
}
