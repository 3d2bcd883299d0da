import { isbot } from 'isbot';

/** Whether a user agent is a crawler; crawlers never get the error page (UI2). */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot(userAgent);
}
