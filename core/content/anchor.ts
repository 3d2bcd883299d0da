/** Makes the id of a titled part of a page, for use in addresses: `Llegar con la marea` → `llegar-con-la-marea`. */
export function anchorOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'part' : plain;
}
