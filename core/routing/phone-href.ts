/** Returns the tel: address of a phone number: `+44 (0)20 7946` → `tel:+440207946` (PR8). */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
