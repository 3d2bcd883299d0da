import { isbot } from 'isbot';

/** product.md UI2: crawlers never get the error page. */
export function isCrawler(userAgent: string | undefined): boolean {
  return isbot(userAgent);
}
