/**
 * Writes a Content-Disposition header (RFC 6266) with an ASCII name for old clients and a name in the reader's
 * language.
 * @param file of ASCII letters, digits, hyphens and dots, with its extension
 * @param name with its extension
 */
export function contentDisposition(kind: 'inline' | 'attachment', file: string, name: string): string {
  const own = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${file}"; filename*=UTF-8''${own}`;
}
