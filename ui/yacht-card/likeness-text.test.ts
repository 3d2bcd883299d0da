import { expect, test } from 'vitest';
import { everyLocale, LOCALES } from '../../core/locale/locale.ts';
import type { Likeness } from '../../core/search/related-yachts.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { demoTexts } from '../../tests/demo-texts.ts';
import { sampleArea } from '../../tests/samples/sample-yacht.ts';
import type { Translate } from '../i18n/translator.ts';
import { likenessText } from './likeness-text.ts';

/** A translator for the messages of likeness, which have plain arguments only. */
const translator =
  (messages: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const english = (...likenesses: Likeness[]) => likenessText(likenesses, { locale: 'en', translate: translator(en) });
const spanish = (...likenesses: Likeness[]) => likenessText(likenesses, { locale: 'es', translate: translator(es) });

const length: Likeness = { kind: 'length' };
const region = { ...sampleArea('caribbean').region, name: demoTexts({ en: 'Caribbean', es: 'Caribe' }) };
const ionian = { ...sampleArea('ionian'), name: demoTexts({ en: 'Ionian Islands', es: 'Islas Jónicas' }) };

test.each<[Likeness, string, string]>([
  [length, 'Similar length', 'Eslora parecida'],
  [{ kind: 'builder' }, 'Same builder', 'Mismo astillero'],
  [{ kind: 'price' }, 'Similar price', 'Precio parecido'],
  [{ kind: 'type' }, 'Same type of yacht', 'Mismo tipo de yate'],
  [{ kind: 'designer', name: 'Casa Nuova' }, 'Exterior also by Casa Nuova', 'Exterior también de Casa Nuova'],
  [
    { kind: 'area', area: ionian, season: 'summer' },
    'Same summer waters (Ionian Islands)',
    'Mismas aguas en verano (Islas Jónicas)',
  ],
  [
    { kind: 'area', area: ionian, season: 'winter' },
    'Same winter waters (Ionian Islands)',
    'Mismas aguas en invierno (Islas Jónicas)',
  ],
  [{ kind: 'region', region }, 'Same region (Caribbean)', 'Misma región (Caribe)'],
  [
    { kind: 'amenities', amenities: ['pool', 'cinema', 'gym'] },
    'Amenities in common (pool, cinema and gym)',
    'Equipamiento en común (piscina, cine y gimnasio)',
  ],
])('UI6 describes %j at the start and in the middle of a sentence', (likeness, inEnglish, inSpanish) => {
  const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  expect(english(likeness)).toBe(inEnglish);
  expect(spanish(likeness)).toBe(inSpanish);
  expect(english(length, likeness)).toBe(`Similar length, ${small(inEnglish)}`);
  expect(spanish(length, likeness)).toBe(`Eslora parecida, ${small(inSpanish)}`);
});

test('UI6 uses at most two reasons, and has no sentence without any', () => {
  expect(english({ kind: 'builder' }, length, { kind: 'type' })).toBe('Same builder, similar length');
  expect(spanish({ kind: 'builder' }, length, { kind: 'type' })).toBe('Mismo astillero, eslora parecida');
  expect(english()).toBeNull();
});

test('UI6 names waters and regions in the reader’s language', () => {
  for (const { code } of LOCALES) {
    const area = { ...ionian, name: { ...everyLocale('elsewhere'), [code]: 'here' } };
    const likeness: Likeness = { kind: 'area', area, season: 'summer' };
    expect(likenessText([likeness], { locale: code, translate: (_, values) => String(values?.area) })).toBe('here');
  }
});

test('UI6 throws on an unknown reason and names it', () => {
  expect(() => english({ kind: 'luck' } as never)).toThrow('luck');
});
