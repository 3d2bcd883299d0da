import Negotiator from 'negotiator';

/** Longer headers are read up to here. */
const LONGEST = 500;

/** Returns the language tags of an Accept-Language header, the highest weight first, without those of weight 0. */
export function acceptedLanguages(header: string): readonly string[] {
  return new Negotiator({ headers: { 'accept-language': header.slice(0, LONGEST) } }).languages();
}
