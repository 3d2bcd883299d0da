/** The number of yachts on a page of a list (SE1). */
export const PAGE_SIZE = 30;
export const MOBILE_PAGE_SIZE = 10;

/** The headers that describe the device: `Sec-CH-UA-Mobile` and `User-Agent`; null for a missing header. */
export interface DeviceHeaders {
  readonly hint: string | null;
  readonly userAgent: string | null;
}

/** Returns whether the device is a phone, by the client hint, else by the user agent; tablets are not (SE1). */
export function isMobile({ hint, userAgent }: DeviceHeaders): boolean {
  const mobileHint = hint?.trim();
  if (mobileHint === '?1') return true;
  if (mobileHint === '?0') return false;
  return userAgent !== null && /Mobi/.test(userAgent) && !/iPad/.test(userAgent);
}
