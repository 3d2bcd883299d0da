import { isValid } from '../../core/content/page.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import type { Logger } from '../start/log.ts';
import type { ServerPorts } from '../start/ports.ts';
import { pageExists } from './address-redirects.ts';

/** Logs each page that cannot be reached because a redirect rule has its path (LK4). `now` is ISO 8601. */
export async function warnOfShadowedPages(
  ports: Pick<ServerPorts, 'catalogue' | 'content' | 'redirects'>,
  now: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const redirects = await ports.redirects.redirects();
  for (const { code: locale } of LOCALES) {
    for (const [path, { to }] of redirects[locale]) {
      const page = await ports.content.page(path.slice(1, -1), locale);
      // A page that is valid on other days may be redirected.
      if (page === null ? await pageExists(path, locale, { ports }) : isValid(page, now))
        log.warn({ locale, path, to }, `Redirect in ${locale} from ${path} hides a page of that address`);
    }
  }
}
