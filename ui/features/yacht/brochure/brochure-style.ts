import { Font, StyleSheet } from '@react-pdf/renderer';
import { INK, INK_SOFT } from '../../../drawing/colour.ts';
import fonts from '../../../styles/fonts/static-fonts.json';
import { PAGE_MARGINS } from './brochure-paper.ts';

/** Font families, each with a fallback for the characters that it lacks. */
const FAMILIES = {
  display: ['Newsreader Display', 'Newsreader Display Extended'],
  text: ['Newsreader', 'Newsreader Extended'],
  // Figtree has no prime and double prime for feet and inches.
  sans: ['Figtree', 'Figtree Extended', 'Newsreader'],
  label: ['Figtree Label', 'Figtree Label Extended', 'Newsreader'],
};
export const LABEL_FONT = FAMILIES.label;

/** Colours for print: of thin lines, and of text on a dark panel. */
export const HAIRLINE_COLOUR = '#c9c5be';
const ON_DARK = '#b9c3cd';

const FIGURES = ['tnum'];

export const brochureStyles = StyleSheet.create({
  page: {
    paddingHorizontal: PAGE_MARGINS.side,
    paddingTop: PAGE_MARGINS.top,
    paddingBottom: PAGE_MARGINS.foot,
    fontFamily: FAMILIES.sans,
    fontSize: 9,
    color: INK,
  },
  // Not on the page element: parts that are rendered with the page number would inherit these styles twice.
  body: { flexGrow: 1, justifyContent: 'space-between', fontSize: 9, lineHeight: 1.5 },
  foot: {
    position: 'absolute',
    left: PAGE_MARGINS.side,
    right: PAGE_MARGINS.side,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: INK_SOFT,
    fontFeatureSettings: FIGURES,
  },
  display: { fontFamily: FAMILIES.display, letterSpacing: -0.4, lineHeight: 1.06 },
  title: { fontFamily: FAMILIES.display, fontSize: 26, lineHeight: 1.1, letterSpacing: -0.3 },
  standfirst: { fontFamily: FAMILIES.text, fontSize: 13, lineHeight: 1.42 },
  groupTitle: {
    fontFamily: FAMILIES.label,
    fontSize: 9,
    lineHeight: 1.4,
    paddingBottom: 5,
    borderBottomWidth: 0.75,
    borderBottomColor: INK,
  },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 2.4,
    fontSize: 8.5,
    lineHeight: 1.36,
    borderBottomWidth: 0.5,
    borderBottomColor: HAIRLINE_COLOUR,
    fontFeatureSettings: FIGURES,
  },
  beside: { justifyContent: 'space-between' },
  above: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 10 },
  label: { fontSize: 8, color: INK_SOFT },
  small: { fontSize: 7.5, lineHeight: 1.5, color: INK_SOFT },
  figures: { fontFeatureSettings: FIGURES },
  soft: { color: INK_SOFT },
  onDark: { color: ON_DARK },
});

/**
 * Registers the fonts anew for each document. Embedding a font decomposes letters (ñ into n and tilde) and caches the
 * parts as glyphs without a character, at which the next document would break its lines.
 */
export function registerFonts(): void {
  const known = Font.getRegisteredFonts();
  for (const [name, families] of Object.entries(FAMILIES)) {
    fonts[name as keyof typeof fonts].forEach((file, at) => {
      const family = families[at] ?? name;
      Reflect.deleteProperty(known, family);
      Font.register({ family, src: `data:font/ttf;base64,${file}` });
    });
  }
  // Turns hyphenation off: the library's rules are for English only.
  Font.registerHyphenationCallback((word) => [word]);
}

/** Joins the last two words with a no-break space, so that the last line has more than one word. */
export function noWidow(text: string): string {
  const last = text.lastIndexOf(' ');
  return last === -1 ? text : `${text.slice(0, last)}\u00a0${text.slice(last + 1)}`;
}

/** The structure element of a part of a brochure (ISO 32000-1, 14.8.4), or an artifact, which screen readers skip. */
export type PdfTag =
  | { readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'Caption' | 'Artifact' }
  | { readonly role: 'Figure'; readonly alt: string };

/** Returns props that tag a text, a picture, a drawing, or a view with all its content. */
export function pdfTagProps(tag: PdfTag): object {
  return { tag };
}
