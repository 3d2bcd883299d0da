/** Names of the cookies of currency and unit (PR6). The browser writes them, the server reads them. */
export const CURRENCY_COOKIE = 'currency';
export const UNIT_COOKIE = 'unit';
