import { demoTexts } from '../../../../../tests/demo-texts.ts';
import type { Film } from '../film.ts';

const SLUG = 'cala-sospiro';
const AT_ANCHOR = `yachts/${SLUG}-1.webp`;
const UNDER_SAIL = `yachts/${SLUG}-2.webp`;

export const CALA_SOSPIRO: readonly Film[] = [
  {
    slug: SLUG,
    market: 'charter',
    shots: [
      {
        picture: UNDER_SAIL,
        sound: 'sail',
        seconds: 5.8,
        from: { x: 160, y: 255, width: 1120 },
        to: { x: 0, y: 40, width: 1440 },
      },
      {
        picture: 'places/sandbank.webp',
        sound: 'shallows',
        seconds: 4.6,
        from: { x: 110, y: 90, width: 1280 },
        to: { x: 30, y: 60, width: 1280 },
      },
      {
        picture: AT_ANCHOR,
        sound: 'shallows',
        seconds: 5.8,
        from: { x: 0, y: 90, width: 1440 },
        to: { x: 150, y: 238, width: 1150 },
      },
    ],
    cues: [
      {
        from: 0.4,
        to: 3.2,
        text: demoTexts({
          en: '[Wind; water along two hulls]\n{name} under sail.',
          es: '(Viento; agua en dos cascos)\nEl {name}, a vela.',
        }),
      },
      {
        from: 3.3,
        to: 5.2,
        text: demoTexts({ en: 'She stays level; so do the glasses.', es: 'No escora; las copas, tampoco.' }),
      },
      {
        from: 5.4,
        to: 8.7,
        text: demoTexts({
          en: '[Small waves over sand]\nShe draws {draft}, and may go close.',
          es: '(Olas pequeñas sobre arena)\nCala {draft} y puede acercarse.',
        }),
      },
      {
        from: 8.9,
        to: 11.5,
        text: demoTexts({
          en: 'At anchor: {guests}, {cabins},\n{crew}.',
          es: 'Al ancla: {guests}, {cabins},\n{crew}.',
        }),
      },
      {
        from: 11.6,
        to: 13.9,
        text: demoTexts({ en: 'The nets between the bows fill first.', es: 'Las redes de proa se ocupan primero.' }),
      },
    ],
    description: demoTexts({
      en: 'Cala Sospiro with her sail up, sandbanks from above, then at anchor in turquoise shallows.',
      es: 'El Cala Sospiro con la vela arriba, bancos de arena desde arriba y después fondeado en bajos de color turquesa.',
    }),
  },
  {
    slug: SLUG,
    market: 'sale',
    shots: [
      {
        picture: AT_ANCHOR,
        sound: 'shallows',
        seconds: 5.4,
        from: { x: 210, y: 236, width: 1160 },
        to: { x: 60, y: 175, width: 1280 },
      },
      {
        picture: 'places/low-cays.webp',
        sound: 'swell',
        seconds: 4.2,
        from: { x: 30, y: 60, width: 1330 },
        to: { x: 90, y: 90, width: 1330 },
      },
      {
        picture: UNDER_SAIL,
        sound: 'sail',
        seconds: 5.8,
        from: { x: 0, y: 45, width: 1440 },
        to: { x: 45, y: 64, width: 1345 },
      },
    ],
    cues: [
      {
        from: 0.4,
        to: 3.5,
        text: demoTexts({
          en: '[Small waves over sand]\n{name}: {length} by {beam}.',
          es: '(Olas pequeñas sobre arena)\n{name}: {length} por {beam}.',
        }),
      },
      {
        from: 3.6,
        to: 5.4,
        text: demoTexts({ en: 'Built by {builder} in {built}.', es: 'Construido por {builder} en {built}.' }),
      },
      {
        from: 5.6,
        to: 8.4,
        text: demoTexts({
          en: '[A slow swell]\n{cabins} for {guests}.',
          es: '(Mar de fondo)\n{cabins} para {guests}.',
        }),
      },
      {
        from: 8.6,
        to: 11,
        text: demoTexts({
          en: '[Wind in the sails]\n{cruising} under engines.',
          es: '(Viento en las velas)\n{cruising} a motor.',
        }),
      },
      { from: 11.1, to: 13, text: demoTexts({ en: 'Under sail the wind decides.', es: 'A vela decide el viento.' }) },
    ],
    description: demoTexts({
      en: 'Cala Sospiro at anchor from above, low cays on the horizon, then with her sail up.',
      es: 'El Cala Sospiro fondeado, desde lo alto; cayos bajos en el horizonte; después, con la vela arriba.',
    }),
  },
];
