import type { PhraseRow } from './phrase-row.ts';

/** Words that precede a yacht's name. */
export const NAME_WORDS: PhraseRow<'name'> = {
  means: 'name',
  words: [
    ['named, called, by the name of, with the name, whose name is, name is, yacht name'],
    [
      'llamado, llamada, llamados, que se llama, que se llame, se llama, se llame, de nombre, con el nombre',
      'con el nombre de, con nombre, cuyo nombre es, nombrado',
    ],
  ],
};
