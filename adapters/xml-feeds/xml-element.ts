/** An element of a feed, without the prefix of its name. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Texts and elements in the order of the feed. */
  readonly content: readonly (string | XmlElement)[];
}

/** Returns the elements right below an element. */
export function childrenOf(element: XmlElement): readonly XmlElement[] {
  return element.content.filter((part) => typeof part !== 'string');
}

/** Returns the text right in an element, without that of the elements below. */
export function ownText(element: XmlElement): string {
  return element.content.filter((part) => typeof part === 'string').join('');
}

/**
 * Returns the markup of a text: its own, where the feed wrote the text as one, and otherwise that of the elements below,
 * as some feeds write the HTML of a description into the XML.
 */
export function markupOf(element: XmlElement): string {
  const hasElements = element.content.some((part) => typeof part !== 'string');
  return hasElements ? element.content.map(markupOfPart).join('') : ownText(element);
}

function markupOfPart(part: string | XmlElement): string {
  if (typeof part === 'string') return part.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<${part.name}>${part.content.map(markupOfPart).join('')}</${part.name}>`;
}

/** Returns a name without its prefix: `advert` of `om:advert`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
