import { Font } from '@react-pdf/renderer';
import fonts from './fonts/brochure-fonts.json';

/** Font families, each with a fallback for the characters that it lacks. */
const FAMILIES = {
  display: ['Newsreader Display', 'Newsreader Display Extended'],
  text: ['Newsreader', 'Newsreader Extended'],
  // Figtree has no prime and double prime for feet and inches.
  sans: ['Figtree', 'Figtree Extended', 'Newsreader'],
  label: ['Figtree Label', 'Figtree Label Extended', 'Newsreader'],
};

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

export const { display: DISPLAY, text: TEXT, sans: SANS, label: LABEL } = FAMILIES;
