/** Whether a content type is JSON: `application/json`, `text/json` or one such as `application/problem+json`. */
export function isJsonType(contentType: string): boolean {
  const [type = ''] = contentType.split(';');
  return /^(application|text)\/json$|^[^/]+\/[^/]+\+json$/i.test(type.trim());
}

/** Returns the label of the encoding to read a body in. JSON is UTF-8 whatever its sender says (RFC 8259). */
export function charsetOf(contentType: string): string {
  const named = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  return named === undefined || isJsonType(contentType) ? 'utf-8' : named;
}
