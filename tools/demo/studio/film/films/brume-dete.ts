import { demoTexts } from '../../../../../tests/demo-texts.ts';
import type { Film } from '../film.ts';

const SLUG = 'brume-dete';
const AT_ANCHOR = `yachts/${SLUG}-1.webp`;
const UNDER_WAY = `yachts/${SLUG}-2.webp`;

export const BRUME_DETE: readonly Film[] = [
  {
    slug: SLUG,
    market: 'charter',
    shots: [
      {
        picture: UNDER_WAY,
        sound: 'engine',
        seconds: 5.4,
        from: { x: 0, y: 60, width: 1440 },
        to: { x: 150, y: 190, width: 1140 },
      },
      {
        picture: 'places/golden-islands.webp',
        sound: 'swell',
        seconds: 4.6,
        from: { x: 20, y: 80, width: 1320 },
        to: { x: 110, y: 80, width: 1320 },
      },
      {
        picture: AT_ANCHOR,
        sound: 'swell',
        seconds: 6.2,
        from: { x: 40, y: 190, width: 1180 },
        to: { x: 0, y: 70, width: 1430 },
      },
    ],
    cues: [
      {
        from: 0.4,
        to: 3.2,
        text: demoTexts({
          en: '[Engines, low]\nThe anchor came up after breakfast.',
          es: '(Motores, graves)\nSe levó después de desayunar.',
        }),
      },
      {
        from: 3.3,
        to: 5.3,
        text: demoTexts({
          en: 'At {cruising}, two islands are possible.',
          es: 'A {cruising} da tiempo para dos islas.',
        }),
      },
      {
        from: 5.5,
        to: 8.4,
        text: demoTexts({
          en: '[The engines stop; a slow swell]\nOne is usually enough.',
          es: '(Paran los motores; mar de fondo)\nCasi siempre basta una.',
        }),
      },
      {
        from: 8.6,
        to: 11.2,
        text: demoTexts({
          en: 'The night is spent at anchor:\n{cabins}, {guests}.',
          es: 'Se duerme al ancla:\n{cabins}, {guests}.',
        }),
      },
      {
        from: 11.3,
        to: 13.9,
        text: demoTexts({ en: 'Her steps go down into the sea.', es: 'Las escalas bajan hasta el agua.' }),
      },
    ],
    description: demoTexts({
      en: 'Brume d’Été under way from above, low islands in golden light, then at anchor from her port quarter.',
      es: 'El Brume d’Été navegando, desde lo alto; islas bajas con luz dorada; después, fondeado, por la aleta de babor.',
    }),
  },
  {
    slug: SLUG,
    market: 'sale',
    shots: [
      {
        picture: AT_ANCHOR,
        sound: 'swell',
        seconds: 4.8,
        from: { x: 0, y: 75, width: 1420 },
        to: { x: 90, y: 200, width: 1180 },
      },
      {
        picture: UNDER_WAY,
        sound: 'engine',
        seconds: 5.2,
        from: { x: 240, y: 170, width: 1170 },
        to: { x: 110, y: 180, width: 1170 },
      },
      {
        picture: 'places/texture-deep-blue.webp',
        sound: 'engine',
        seconds: 3.8,
        from: { x: 60, y: 50, width: 1300 },
        to: { x: 60, y: 130, width: 1300 },
      },
      {
        picture: AT_ANCHOR,
        sound: 'swell',
        seconds: 4.8,
        from: { x: 20, y: 170, width: 1200 },
        to: { x: 120, y: 170, width: 1200 },
      },
    ],
    cues: [
      {
        from: 0.4,
        to: 3.6,
        text: demoTexts({
          en: '[A slow swell]\n{name}, explorer, {length}.',
          es: '(Mar de fondo)\n{name}, yate explorer, {length}.',
        }),
      },
      {
        from: 3.8,
        to: 6.4,
        text: demoTexts({
          en: '[Engines, low]\n{builder}, {built}. Refitted in {refitted}.',
          es: '(Motores, graves)\n{builder}, {built}. Refit en {refitted}.',
        }),
      },
      {
        from: 6.5,
        to: 8.75,
        text: demoTexts({
          en: 'She cruises at {cruising}, {fastest} at most.',
          es: 'Crucero, {cruising}; máxima, {fastest}.',
        }),
      },
      {
        from: 8.8,
        to: 11.6,
        text: demoTexts({
          en: '{range} at economical speed,\nand no pump in sight.',
          es: '{range} a velocidad económica,\ny ni un surtidor.',
        }),
      },
      {
        from: 11.8,
        to: 15.2,
        text: demoTexts({
          en: '[A slow swell]\n{cabins} for {guests}, and {crew}.',
          es: '(Mar de fondo)\n{cabins} para {guests}, y {crew}.',
        }),
      },
    ],
    description: demoTexts({
      en: 'Brume d’Été at anchor from her port quarter, under way from above, deep water, and her stern again.',
      es: 'El Brume d’Été fondeado, por la aleta de babor; navegando, desde lo alto; agua profunda, y otra vez la popa.',
    }),
  },
];
