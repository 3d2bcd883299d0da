import { demoTexts } from '../../../../../tests/demo-texts.ts';
import type { Film } from '../film.ts';

const SLUG = 'vent-dambre';
const UNDER_WAY = `yachts/${SLUG}-1.webp`;
const AT_ANCHOR = `yachts/${SLUG}-2.webp`;

export const VENT_DAMBRE: readonly Film[] = [
  {
    slug: SLUG,
    market: 'charter',
    shots: [
      {
        picture: 'places/reef-shallows.webp',
        sound: 'shallows',
        seconds: 4.6,
        from: { x: 60, y: 20, width: 1320 },
        to: { x: 130, y: 110, width: 1240 },
      },
      {
        picture: AT_ANCHOR,
        sound: 'shallows',
        seconds: 5.8,
        from: { x: 0, y: 45, width: 1440 },
        to: { x: 150, y: 178, width: 1120 },
      },
      {
        picture: UNDER_WAY,
        sound: 'engine',
        seconds: 6,
        from: { x: 20, y: 150, width: 1250 },
        to: { x: 150, y: 150, width: 1250 },
      },
    ],
    cues: [
      {
        from: 0.4,
        to: 4,
        text: demoTexts({
          en: '[Small waves over sand]\nFirst the water is chosen, then the hour.',
          es: '(Olas pequeñas sobre arena)\nPrimero se elige el agua; después, la hora.',
        }),
      },
      {
        from: 4.2,
        to: 7.4,
        text: demoTexts({
          en: '{name} at anchor:\n{cabins} for {guests}, and {crew}.',
          es: 'Al ancla: {cabins}, {guests},\n{crew}.',
        }),
      },
      {
        from: 7.5,
        to: 9.4,
        text: demoTexts({ en: 'Swim first. Breakfast can wait.', es: 'Primero, el baño. El desayuno espera.' }),
      },
      {
        from: 9.5,
        to: 12.4,
        text: demoTexts({
          en: '[Engines, low]\nThe next bay, at {cruising}, before lunch.',
          es: '(Motores, graves)\nA {cruising}, otra cala antes de comer.',
        }),
      },
      { from: 12.5, to: 14.1, text: demoTexts({ en: 'Then the light goes low.', es: 'Luego baja la luz.' }) },
    ],
    description: demoTexts({
      en: 'Shallows from above, Vent d’Ambre at anchor in them, then under way in low golden light.',
      es: 'Unos bajos vistos desde arriba, el Vent d’Ambre fondeado en ellos y después navegando con luz dorada y baja.',
    }),
  },
  {
    slug: SLUG,
    market: 'sale',
    shots: [
      {
        picture: UNDER_WAY,
        sound: 'engine',
        seconds: 4.8,
        from: { x: 0, y: 60, width: 1440 },
        to: { x: 120, y: 190, width: 1180 },
      },
      {
        picture: AT_ANCHOR,
        sound: 'shallows',
        seconds: 4.8,
        from: { x: 250, y: 160, width: 1150 },
        to: { x: 110, y: 160, width: 1150 },
      },
      {
        picture: 'places/open-sea-golden.webp',
        sound: 'swell',
        seconds: 4,
        from: { x: 40, y: 60, width: 1340 },
        to: { x: 100, y: 80, width: 1340 },
      },
      {
        picture: UNDER_WAY,
        sound: 'engine',
        seconds: 4.6,
        from: { x: 90, y: 180, width: 1220 },
        to: { x: 0, y: 75, width: 1420 },
      },
    ],
    cues: [
      {
        from: 0.4,
        to: 3.8,
        text: demoTexts({
          en: '[The sea; engines, low]\n{name}, {length}, by {builder}, {built}.',
          es: '(El mar; motores, graves)\n{name}, {length}, de {builder}, {built}.',
        }),
      },
      { from: 4, to: 5.9, text: demoTexts({ en: 'Refitted in {refitted}.', es: 'Refit en {refitted}.' }) },
      { from: 6, to: 8, text: demoTexts({ en: '{cabins} for {guests}.', es: '{cabins} para {guests}.' }) },
      {
        from: 8.2,
        to: 11.2,
        text: demoTexts({
          en: '[A slow swell]\nAt economical speed she goes {range}.',
          es: '(Mar de fondo)\nA velocidad económica, {range}.',
        }),
      },
      {
        from: 11.4,
        to: 14.9,
        text: demoTexts({
          en: '[Engines, low]\n{cruising} all day, {fastest} when it matters.',
          es: '(Motores, graves)\n{cruising} todo el día; {fastest}, si hace falta.',
        }),
      },
    ],
    description: demoTexts({
      en: 'Vent d’Ambre under way from her port bow, at anchor from above, open sea, and her whole profile again.',
      es: 'El Vent d’Ambre navegando, por la amura de babor; fondeado, desde lo alto; mar abierto, y otra vez todo el perfil.',
    }),
  },
];
