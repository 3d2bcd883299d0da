/** product.md PR8: `+44 (0)20 7946` → `tel:+440207946`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
