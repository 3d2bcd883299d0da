/** The reason by which the error page knows a page that failed its check from a route without a page (product.md RT6). */
export const INVALID = 'invalid';
