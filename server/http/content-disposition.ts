/**
 * RFC 6266: a name of ASCII for whoever reads no other, and the file's own in the reader's language.
 * @param file of ASCII letters, digits, hyphens and dots, with its ending
 * @param name with its ending
 */
export function contentDisposition(kind: 'inline' | 'attachment', file: string, name: string): string {
  const own = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${file}"; filename*=UTF-8''${own}`;
}
