import { roundToHundredths } from './geometry.ts';

export type SvgAttributes = Readonly<Record<string, string | number | null>>;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Writes an element; null attributes are left out. @param content markup */
export function svgElement(name: string, attributes: SvgAttributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? roundToHundredths(value) : escaped(String(value))}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Writes a filled path. */
export function filledPath(d: string, fill: string, opacity: number | null = null): string {
  return svgElement('path', { d, fill, opacity });
}

/** Writes a text element. */
export function textElement(x: number, y: number, words: string, attributes: SvgAttributes = {}): string {
  return svgElement('text', { x, y, ...attributes }, escaped(words));
}

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function svgDocument(box: ViewBox, content: string, attributes: SvgAttributes = {}): string {
  const viewBox = [box.x, box.y, box.width, box.height].map(roundToHundredths).join(' ');
  return svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...attributes }, content);
}

/** Returns a short hash of everything that a drawing depends on, so that ids of two drawings on a page differ. */
export function idPrefix(...sources: readonly unknown[]): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(sources)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `y${(hash >>> 0).toString(36)}`;
}
