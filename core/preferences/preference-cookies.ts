/** Where a visitor's choice of currency and unit is kept (product.md PR6): the browser writes it, the server reads it. */
export const CURRENCY_COOKIE = 'currency';
export const UNIT_COOKIE = 'unit';
