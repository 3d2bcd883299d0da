import type { PhraseRow } from './phrase-row.ts';

/** Words that make a country beside them a flag state, by the side on which it is looked for first. */
export const FLAG_WORDS: readonly PhraseRow<'before' | 'after'>[] = [
  {
    means: 'before',
    words: [['flag, flags, flagged, ensign, registered, registry, registration'], []],
  },
  {
    means: 'after',
    words: [
      ['flag state, flag of, registered in, flagged in'],
      [
        'bandera, banderas, pabellón, abanderado, abanderada, abanderados, matrícula, matriculado',
        'matriculada, registrado, registrada, registro',
      ],
    ],
  },
];

/** Countries with a yacht registry, by their value of the facet `flag` (ISO 3166-1 alpha-2). */
export const FLAG_STATES: readonly PhraseRow<string>[] = [
  {
    means: 'KY',
    words: [
      ['cayman, caymans, cayman islands, cayman island, caymanian'],
      ['caimán, islas caimán, caimanes, islas cayman'],
    ],
  },
  {
    means: 'MT',
    words: [['malta, maltese'], ['maltés, maltesa']],
  },
  {
    means: 'US',
    words: [
      ['us, usa, u.s., u.s.a., united states, american, america'],
      ['estados unidos, ee uu, ee.uu., eeuu, estadounidense, americana'],
    ],
  },
  {
    means: 'GB',
    words: [
      ['uk, u.k., british, united kingdom, britain, great britain, english, red'],
      ['reino unido, británica, británico, inglesa, gran bretaña, roja'],
    ],
  },
  {
    means: 'MH',
    words: [['marshall, marshalls, marshall islands, marshallese, rmi'], ['islas marshall, marshalesa']],
  },
  {
    means: 'BM',
    words: [['bermuda, bermudian, bermudan'], ['bermudas, bermudeña']],
  },
  {
    means: 'VG',
    words: [['bvi, british virgin islands'], ['islas vírgenes británicas, islas vírgenes']],
  },
  {
    means: 'IT',
    words: [['italy, italian'], ['italia, italiana, italiano']],
  },
  {
    means: 'IM',
    words: [['isle of man, manx'], ['isla de man, manesa']],
  },
  { means: 'GI', words: [['gibraltar, gibraltarian'], ['gibraltareña']] },
  {
    means: 'ES',
    words: [['spain, spanish'], ['españa, española, español']],
  },
  {
    means: 'FR',
    words: [['france, french'], ['francia, francesa, francés']],
  },
  {
    means: 'GR',
    words: [['greece, greek, hellenic'], ['grecia, griega, griego']],
  },
  { means: 'JE', words: [['jersey'], []] },
  { means: 'GG', words: [['guernsey'], []] },
  { means: 'HK', words: [['hong kong'], ['hongkonesa']] },
  {
    means: 'PT',
    words: [['portugal, portuguese, madeira'], ['portuguesa, portugués']],
  },
  {
    means: 'PA',
    words: [['panama, panamanian'], ['panamá, panameña']],
  },
  { means: 'LU', words: [['luxembourg'], ['luxemburgo, luxemburguesa']] },
  {
    means: 'BE',
    words: [['belgium, belgian'], ['bélgica, belga']],
  },
  {
    means: 'NL',
    words: [['netherlands, the netherlands, holland, dutch'], ['países bajos, holanda, holandesa, neerlandesa']],
  },
  {
    means: 'DE',
    words: [['germany, german'], ['alemania, alemana']],
  },
  { means: 'AU', words: [['australia, australian'], ['australiana']] },
  { means: 'NZ', words: [['new zealand'], ['nueva zelanda, neozelandesa']] },
  {
    means: 'TR',
    words: [['turkey, turkish'], ['turquía, turca']],
  },
  {
    means: 'HR',
    words: [['croatia, croatian'], ['croacia, croata']],
  },
  { means: 'ME', words: [['montenegro, montenegrin'], ['montenegrina']] },
  {
    means: 'CY',
    words: [['cyprus, cypriot'], ['chipre, chipriota']],
  },
  { means: 'BS', words: [['bahamas, bahamian'], ['bahameña']] },
  { means: 'AG', words: [['antigua, antigua and barbuda'], ['antigua y barbuda']] },
  {
    means: 'VC',
    words: [
      ['st vincent, saint vincent, st vincent and the grenadines'],
      ['san vicente, san vicente y las granadinas'],
    ],
  },
  { means: 'KN', words: [['st kitts, st kitts and nevis'], ['san cristóbal y nieves']] },
  { means: 'LR', words: [['liberia, liberian'], ['liberiana']] },
  { means: 'SG', words: [['singapore'], ['singapur']] },
  { means: 'CH', words: [['switzerland, swiss'], ['suiza']] },
  {
    means: 'MC',
    words: [['monaco, monegasque'], ['mónaco, monegasca']],
  },
  { means: 'NO', words: [['norway, norwegian'], ['noruega']] },
  {
    means: 'SE',
    words: [['sweden, swedish'], ['suecia, sueca']],
  },
  {
    means: 'DK',
    words: [['denmark, danish'], ['dinamarca, danesa']],
  },
  {
    means: 'FI',
    words: [['finland, finnish'], ['finlandia, finlandesa']],
  },
  {
    means: 'PL',
    words: [['poland, polish'], ['polonia, polaca']],
  },
  {
    means: 'CA',
    words: [['canada, canadian'], ['canadá, canadiense']],
  },
  { means: 'CK', words: [['cook islands'], ['islas cook']] },
  { means: 'SM', words: [['san marino'], []] },
  {
    means: 'AE',
    words: [['uae, emirates, united arab emirates'], ['emiratos, emiratos árabes unidos']],
  },
];
