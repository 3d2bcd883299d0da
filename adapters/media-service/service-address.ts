import { err, ok, type Result } from '../../core/shared/result.ts';
import { isSaid } from './wire-text.ts';

/** Reads an address that came from outside: null where there is none, an error where browsers must not be sent to it. */
export type AddressReader = (raw: unknown) => Result<string | null, string>;

const LONGEST = 2_000;

/**
 * Only the named origins are addresses of ours: they are what the pages' policy allows.
 * @param base what addresses without an origin are of
 */
export function addressReader(base: string, origins: ReadonlySet<string>): AddressReader {
  return (raw) => {
    if (!isSaid(raw)) return ok(null);
    if (raw.length > LONGEST || !URL.canParse(raw, base)) return err('is no address');
    const url = new URL(raw, base);
    // A blob has the origin of whoever made it.
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return err('is no address of the web');
    if (!origins.has(url.origin) || url.username + url.password !== '')
      return err(`is of another origin: ${url.origin}`);
    url.hash = '';
    return ok(url.href);
  };
}
