import type { PhraseRow } from './phrase-row.ts';

/** Number words below a hundred, and the Spanish words for hundreds. */
export const NUMBER_WORDS: readonly PhraseRow<number>[] = [
  { means: 1, words: [['one'], ['uno']] },
  {
    means: 2,
    words: [['two, couple of, a pair of'], ['dos, par de']],
  },
  { means: 3, words: [['three'], ['tres']] },
  { means: 4, words: [['four'], ['cuatro']] },
  { means: 5, words: [['five'], ['cinco']] },
  {
    means: 6,
    words: [['six, half dozen'], ['seis, media docena']],
  },
  { means: 7, words: [['seven'], ['siete']] },
  { means: 8, words: [['eight'], ['ocho']] },
  { means: 9, words: [['nine'], ['nueve']] },
  { means: 10, words: [['ten'], ['diez']] },
  { means: 11, words: [['eleven'], ['once']] },
  {
    means: 12,
    words: [['twelve, dozen'], ['doce, docena']],
  },
  { means: 13, words: [['thirteen'], ['trece']] },
  { means: 14, words: [['fourteen'], ['catorce']] },
  { means: 15, words: [['fifteen'], ['quince']] },
  { means: 16, words: [['sixteen'], ['dieciséis']] },
  { means: 17, words: [['seventeen'], ['diecisiete']] },
  { means: 18, words: [['eighteen'], ['dieciocho']] },
  { means: 19, words: [['nineteen'], ['diecinueve']] },
  { means: 20, words: [['twenty'], ['veinte']] },
  { means: 21, words: [[], ['veintiuno, veintiún']] },
  { means: 22, words: [[], ['veintidós']] },
  { means: 23, words: [[], ['veintitrés']] },
  { means: 24, words: [[], ['veinticuatro']] },
  { means: 25, words: [[], ['veinticinco']] },
  { means: 26, words: [[], ['veintiséis']] },
  { means: 27, words: [[], ['veintisiete']] },
  { means: 28, words: [[], ['veintiocho']] },
  { means: 29, words: [[], ['veintinueve']] },
  { means: 30, words: [['thirty'], ['treinta']] },
  { means: 40, words: [['forty'], ['cuarenta']] },
  { means: 50, words: [['fifty'], ['cincuenta']] },
  { means: 60, words: [['sixty'], ['sesenta']] },
  { means: 70, words: [['seventy'], ['setenta']] },
  { means: 80, words: [['eighty'], ['ochenta']] },
  { means: 90, words: [['ninety'], ['noventa']] },
  { means: 100, words: [[], ['cien, ciento']] },
  { means: 200, words: [[], ['doscientos, doscientas']] },
  { means: 300, words: [[], ['trescientos, trescientas']] },
  { means: 400, words: [[], ['cuatrocientos, cuatrocientas']] },
  { means: 500, words: [[], ['quinientos, quinientas']] },
  { means: 600, words: [[], ['seiscientos, seiscientas']] },
  { means: 700, words: [[], ['setecientos, setecientas']] },
  { means: 800, words: [[], ['ochocientos, ochocientas']] },
  { means: 900, words: [[], ['novecientos, novecientas']] },
];

/** Factors of the number before them; those with `alone` need no number ("a million", "mil euros"). */
export const SCALE_WORDS: readonly PhraseRow<{ readonly factor: number; readonly alone: boolean }>[] = [
  { means: { factor: 100, alone: true }, words: [['hundred'], []] },
  { means: { factor: 1000, alone: true }, words: [['thousand'], ['mil']] },
  { means: { factor: 1000, alone: false }, words: [['k, thousands, grand'], ['miles']] },
  { means: { factor: 1_000_000, alone: true }, words: [['million'], ['millón']] },
  {
    means: { factor: 1_000_000, alone: false },
    words: [['m, mm, mn, mln, mill, mio, millions'], ['millones, mills']],
  },
];

/** Shares of the scale that follows: "half a million". */
export const SHARE_WORDS: readonly PhraseRow<number>[] = [
  {
    means: 0.5,
    words: [['half, half of'], ['medio, media']],
  },
  { means: 0.25, words: [['quarter of, quarter'], ['cuarto de']] },
];

/** Words that add a half to the number before them: "three and a half million". */
export const AND_HALF_WORDS: PhraseRow<'and half'> = { means: 'and half', words: [['and half'], ['y medio, y media']] };
