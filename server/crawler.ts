const CRAWLER =
  /bot\b|bot\/|crawl|spider|slurp|archiver|facebookexternalhit|embedly|whatsapp|telegram|mediapartners|lighthouse-ci/i;

/** product.md UI2: crawlers never get the error page. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER.test(userAgent);
}
