/** Makes the id of a titled part: `Llegar con la marea` → `llegar-con-la-marea`; `part` without a-z or digits. */
export function anchorOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain === '' ? 'part' : plain;
}
