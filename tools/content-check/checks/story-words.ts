import type { Amenity } from '../../../core/yacht/yacht.ts';

/** The words by which a story in one language names what a yacht's record holds as figures and codes. */
export interface StoryWords {
  /** The numbers from one on, as they are written out. */
  readonly numbers: readonly string[];
  readonly decimal: ',' | '.';
  readonly metres: RegExp;
  readonly knots: RegExp;
  readonly miles: RegExp;
  readonly tonnage: RegExp;
  readonly power: RegExp;
  /** A count, as digits or as a word, before each of these. */
  readonly guests: RegExp;
  readonly cabins: RegExp;
  readonly crew: RegExp;
  readonly amenities: readonly (readonly [RegExp, readonly Amenity[]])[];
  /** Words after which a sentence tells what she does not have, or compares her with other yachts. */
  readonly without: RegExp;
}

const FIGURE = '(\\d[\\d.,]*\\d|\\d)';
const after = (unit: string) => new RegExp(`${FIGURE} (?:${unit})(?![\\p{L}\\d])`, 'gu');

const EN_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ES_NUMBERS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const count = (numbers: readonly string[], noun: string) =>
  new RegExp(`(?<![\\p{L}\\d.,-])(${numbers.join('|')}|\\d+) (?:${noun})(?![\\p{L}])`, 'giu');

const ENGLISH: StoryWords = {
  numbers: EN_NUMBERS,
  decimal: '.',
  metres: after('metres?|m'),
  knots: after('knots?'),
  miles: after('(?:nautical )?miles?'),
  tonnage: after('GT'),
  power: after('hp|horsepower'),
  guests: count(EN_NUMBERS, 'guests'),
  cabins: count(EN_NUMBERS, 'cabins|staterooms'),
  crew: count(EN_NUMBERS, 'crew'),
  amenities: [
    [/\bhelipad/i, ['helipad']],
    [/\bpool\b/i, ['pool', 'jellyfish-pool']],
    [/\bjacuzzi/i, ['jacuzzi']],
    [/\bsauna/i, ['sauna']],
    [/\bspa\b/i, ['spa']],
    [/\bgym\b/i, ['gym']],
    [/\b(?:open-air )?cinema\b/i, ['cinema']],
    [/\b(?:lift|elevator)\b(?! (?:the|her|a|it|off))/i, ['elevator']],
    [/\bbeach club/i, ['beach-club']],
    [/\bseabobs?\b/i, ['seabob']],
    [/\bjet-skis?\b/i, ['jet-skis']],
    [/\bkayaks?\b/i, ['kayaks']],
    [/\b(?:water)?slide\b/i, ['slide']],
    [/\bstabilis(?:ers?|ed)\b/i, ['stabilisers']],
  ],
  without: /\b(?:no|not|nor|neither|without|never|instead of|rather than|most|others?|might|could)\b/i,
};

const SPANISH: StoryWords = {
  numbers: ES_NUMBERS,
  decimal: ',',
  metres: after('metros?|m'),
  knots: after('nudos?'),
  miles: after('millas?(?: náuticas)?'),
  tonnage: after('GT'),
  power: after('CV'),
  guests: count(ES_NUMBERS, 'invitados|huéspedes'),
  cabins: count(ES_NUMBERS, 'camarotes'),
  crew: count(ES_NUMBERS, 'tripulantes'),
  amenities: [
    [/(?<!\p{L})helipuerto/iu, ['helipad']],
    [/(?<!\p{L})piscina/iu, ['pool', 'jellyfish-pool']],
    [/(?<!\p{L})jacuzzi/iu, ['jacuzzi']],
    [/(?<!\p{L})sauna/iu, ['sauna']],
    [/(?<!\p{L})spa(?!\p{L})/iu, ['spa']],
    [/(?<!\p{L})gimnasio/iu, ['gym']],
    [/(?<!\p{L})cine(?!\p{L})/iu, ['cinema']],
    [/(?<!\p{L})ascensor/iu, ['elevator']],
    [/(?<!\p{L})(?:beach club|club de playa)/iu, ['beach-club']],
    [/(?<!\p{L})seabobs?(?!\p{L})/iu, ['seabob']],
    [/(?<!\p{L})motos? de agua/iu, ['jet-skis']],
    [/(?<!\p{L})kayaks?(?!\p{L})/iu, ['kayaks']],
    [/(?<!\p{L})tobogán/iu, ['slide']],
    [/(?<!\p{L})estabilizador/iu, ['stabilisers']],
  ],
  without:
    /(?<!\p{L})(?:no|ni|ningún|sin|nunca|en vez de|en lugar de|falta|otros?|mayoría|corriente|cabrían?)(?!\p{L})/iu,
};

/** By language code; a story in another language has no check of facts. */
export const STORY_WORDS: ReadonlyMap<string, StoryWords> = new Map([
  ['en', ENGLISH],
  ['es', SPANISH],
]);
