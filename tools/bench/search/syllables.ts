import type { Prng } from '../../demo/fleet/prng.ts';

const ONSETS = 'b c d f g h l m n p r s t v z br ch cl dr fl gr ll pr qu sh st th tr'.split(' ');
const VOWELS = 'a e i o u a e i o ai ea ie ou á é í ö ü'.split(' ');
const CODAS = [...'nrslmtdkx', 'nd', 'rt', '', '', '', '', '', '', '', ''];

/** Invents `size` different words, some with accents. */
export function inventWords(prng: Prng, size: number): readonly string[] {
  const words = new Set<string>();
  while (words.size < size) {
    const syllables = Array.from({ length: prng.whole(2, 4) }, () => prng.pick(ONSETS) + prng.pick(VOWELS));
    const word = syllables.join('') + prng.pick(CODAS);
    words.add(word.charAt(0).toUpperCase() + word.slice(1));
  }
  return [...words];
}
