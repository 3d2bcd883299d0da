/** SE1: yachts on a page of a list. */
export const PAGE_SIZE = 30;
export const MOBILE_PAGE_SIZE = 10;

/** The headers that describe the device: `Sec-CH-UA-Mobile` and `User-Agent`; null for a missing header. */
export interface DeviceHeaders {
  readonly hint: string | null;
  readonly userAgent: string | null;
}

/** SE1: the client hint decides where there is one, else the user agent. Tablets are no mobiles. */
export function isMobile({ hint, userAgent }: DeviceHeaders): boolean {
  const mobileHint = hint?.trim();
  if (mobileHint === '?1') return true;
  if (mobileHint === '?0') return false;
  return userAgent !== null && /Mobi/.test(userAgent) && !/iPad/.test(userAgent);
}
