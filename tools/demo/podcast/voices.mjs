/**
 * The speakers' voices. `size` makes the speaker larger (below 1) or smaller: pitch and formants move together, as with
 * a longer throat. `pitch` and `rate` are the synthesiser's own, in per cent.
 *
 * @typedef {{ engine: 'pico' | 'rhvoice', voice: string, size: number, pitch: number, rate: number }} Voice
 */

/** @type {Record<string, Record<string, Voice>>} */
export const VOICES = {
  en: {
    'Astrid Holm': { engine: 'pico', voice: 'en-GB', size: 1, pitch: 106, rate: 102 },
    'Jaume Ferragut': { engine: 'rhvoice', voice: 'bdl', size: 0.94, pitch: 100, rate: 98 },
    'Eleni Kouris': { engine: 'rhvoice', voice: 'slt', size: 0.97, pitch: 100, rate: 98 },
    'Tobias Wren': { engine: 'rhvoice', voice: 'alan', size: 1, pitch: 100, rate: 100 },
    'Camille Roussel': { engine: 'rhvoice', voice: 'clb', size: 1.03, pitch: 100, rate: 104 },
    'Samuel Oke': { engine: 'rhvoice', voice: 'alan', size: 0.92, pitch: 98, rate: 98 },
    'Caleb Ostrander': { engine: 'rhvoice', voice: 'bdl', size: 1.01, pitch: 100, rate: 97 },
  },
  es: {
    'Astrid Holm': { engine: 'pico', voice: 'es-ES', size: 1.02, pitch: 100, rate: 110 },
    'Jaume Ferragut': { engine: 'pico', voice: 'es-ES', size: 0.86, pitch: 70, rate: 108 },
    'Eleni Kouris': { engine: 'pico', voice: 'es-ES', size: 0.93, pitch: 92, rate: 110 },
    'Tobias Wren': { engine: 'pico', voice: 'es-ES', size: 0.88, pitch: 74, rate: 112 },
    'Camille Roussel': { engine: 'pico', voice: 'es-ES', size: 0.96, pitch: 86, rate: 112 },
    'Samuel Oke': { engine: 'pico', voice: 'es-ES', size: 0.84, pitch: 66, rate: 110 },
    'Caleb Ostrander': { engine: 'pico', voice: 'es-ES', size: 0.87, pitch: 78, rate: 110 },
  },
};

/** Words that a synthesiser pronounces wrongly, with the spelling that it receives; the transcript keeps its own. */
const SAID = {
  en: [
    ['APA', 'A, P, A'],
    ['Jaume Ferragut', 'Jowmeh Ferragoot'],
    ['Jaume', 'Jowmeh'],
    ['Eleni Kouris', 'Elenny Koorees'],
    ['Eleni', 'Elenny'],
    ['Camille Roussel', 'Cameel Roossel'],
    ['Camille', 'Cameel'],
    ['Lavezzi', 'Lavetsy'],
    ['Sémillante', 'Semiyont'],
    ['Antibes', 'Onteeb'],
    ['Samuel Oke', 'Samuel Okay'],
    ['Exumas', 'Exoomas'],
  ],
  es: [
    ['APA', 'a, pe, a'],
    ['Halyard Yachts', 'Jáliard Iots'],
    ['Astrid Holm', 'Ástrid Jolm'],
    ['Jaume', 'Yauma'],
    ['Eleni Kouris', 'Eleni Kuris'],
    ['Tobias Wren', 'Tobáias Ren'],
    ['Tobias', 'Tobáias'],
    ['Camille Roussel', 'Kamíl Rusel'],
    ['Camille', 'Kamíl'],
    ['Samuel Oke', 'Samuel Óuk'],
    ['Caleb Ostrander', 'Kéileb Ostránder'],
    ['Caleb', 'Kéileb'],
    ['Lavezzi', 'Lavetsi'],
    ['Sémillante', 'Semiyant'],
    ['Antibes', 'Antib'],
    ['Exumas', 'Exúmas'],
    ['chef', 'shef'],
  ],
};

/** Returns a line of the transcript as the synthesiser receives it. */
export function spokenText(locale, text) {
  const plain = text
    .replaceAll('\u00a0', ' ')
    .replace(/[«»“”]/g, '')
    .replaceAll('’', "'")
    .replace(/\s*–\s*/g, ', ');
  return (SAID[locale] ?? []).reduce((said, [written, spoken]) => said.replaceAll(written, spoken), plain);
}
