import { Font } from '@react-pdf/renderer';
import fonts from './fonts/brochure-fonts.json';

/** Each family, and behind it the one with the letters that it lacks. */
const FAMILIES = {
  display: ['Newsreader Display', 'Newsreader Display Extended'],
  text: ['Newsreader', 'Newsreader Extended'],
  // Figtree has no signs for feet and inches.
  sans: ['Figtree', 'Figtree Extended', 'Newsreader'],
  label: ['Figtree Label', 'Figtree Label Extended', 'Newsreader'],
};

/**
 * Once a document: embedding a font takes letters apart (ñ into n and tilde) and leaves the parts in its memory as
 * glyphs of no letter, by which the lines of the next document would be broken in the wrong place.
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
  // Words are never broken: the rules that come with the library are English.
  Font.registerHyphenationCallback((word) => [word]);
}

export const { display: DISPLAY, text: TEXT, sans: SANS, label: LABEL } = FAMILIES;
