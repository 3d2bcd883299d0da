import { type IncomingMessage, ServerResponse } from 'node:http';
import { cookieSuffix } from '../../core/http/choice-cookie.ts';

/** Returns the class of a staging site's answers: none is indexed, and its cookies have names of their own (CM4). */
export function stagingResponseClass(staging: string): typeof ServerResponse<IncomingMessage> {
  const suffix = cookieSuffix(staging);
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const fields = fieldsOf(rest.at(-1)).filter(([name]) => name.toLowerCase() !== ROBOTS.toLowerCase());
      const named = fields.map(([name, value]) =>
        name.toLowerCase() === 'set-cookie' ? [name, renamed(value, suffix)] : [name, value],
      );
      return super.writeHead(status, [...named.flat(), ROBOTS, 'noindex, nofollow'] as string[]);
    }
  };
}

const ROBOTS = 'X-Robots-Tag';

/** Removes the cookies of other sites on the host from a request, and the suffix from the site's own. */
export function dropForeignCookies({ headers }: IncomingMessage, staging: string): void {
  const suffix = `${cookieSuffix(staging)}=`;
  const own = (headers.cookie ?? '').split(/;\s*/).flatMap((pair) => {
    const at = pair.indexOf('=') + 1;
    return pair.slice(0, at).endsWith(suffix) ? [`${pair.slice(0, at - suffix.length)}=${pair.slice(at)}`] : [];
  });
  headers.cookie = own.join('; ');
}

/** Headers as `writeHead` takes them: an object, or alternating names and values. */
function fieldsOf(headers: unknown): (readonly [name: string, value: unknown])[] {
  if (!Array.isArray(headers)) return typeof headers === 'object' ? Object.entries(headers ?? {}) : [];
  return headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]] as const] : []));
}

function renamed(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((cookie) => renamed(cookie, suffix));
  return String(value).replace('=', `${suffix}=`);
}
