import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Types that mrmime does not know or names otherwise, by ending: favicon.ico and sitemap.xml. */
const OWN_TYPES: Readonly<Record<string, string>> = { '.ico': 'image/x-icon', '.xml': 'application/xml' };
const HAS_CHARSET = /^(?:text\/|application\/(?:json|xml|manifest\+json)$)/;

/** Returns the Content-Type of a file of the build by its name's ending; an unknown ending is a download. */
export function contentTypeOf(path: string): string {
  const type = OWN_TYPES[extname(path).toLowerCase()] ?? lookup(path) ?? 'application/octet-stream';
  return HAS_CHARSET.test(type) ? `${type}; charset=utf-8` : type;
}
