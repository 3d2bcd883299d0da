import { err, ok, type Result } from '../../core/shared/result.ts';
import { isSaid } from './wire-text.ts';

/** Validates a URL from outside: null where there is none, an error where browsers must not load it. */
export type AddressReader = (raw: unknown) => Result<string | null, string>;

const LONGEST = 2_000;

/**
 * Creates a reader that allows the given origins only, as the pages' Content-Security-Policy does.
 * @param base base of relative URLs
 */
export function addressReader(base: string, origins: ReadonlySet<string>): AddressReader {
  return (raw) => {
    if (!isSaid(raw)) return ok(null);
    if (raw.length > LONGEST || !URL.canParse(raw, base)) return err('is no address');
    const url = new URL(raw, base);
    // A blob URL has the origin of its creator.
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return err('is no address of the web');
    if (!origins.has(url.origin) || url.username + url.password !== '')
      return err(`is of another origin: ${url.origin}`);
    url.hash = '';
    return ok(url.href);
  };
}
