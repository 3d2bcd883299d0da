import { expect, test, vi } from 'vitest';
import { loadMessages } from '../../server/start/messages.ts';
import { createTranslator } from './translator.ts';

const argument = (value: string) => ({ type: 1, value });
const speaker = (message: unknown[], locale: 'en' | 'es' = 'en') => {
  const translate = createTranslator(locale, { 'header.menu': message as never });
  return (values?: Record<string, string | number>) => translate('header.menu', values);
};

test('LO8 formats arguments, plurals and numbers in the locale', () => {
  const { en, es } = loadMessages();
  const kept = [0, 1, 3].map((count) => en.translate('compare.kept', { count }));
  expect(kept).toEqual(['Nothing to compare.', 'One yacht to compare.', '3 yachts to compare.']);
  const price = speaker([argument('amount'), { type: 0, value: ' €' }]);
  expect([price({ amount: 0 }), price({ amount: '' })]).toEqual(['0 €', ' €']);
  const figure = [{ type: 2, value: 'n', style: null }];
  expect([speaker(figure)({ n: 12_345.5 }), speaker(figure, 'es')({ n: 12_345.5 })]).toEqual(['12,345.5', '12.345,5']);
  expect(es.translate('header.menu')).toBe('Menú');
});

test('LO7 renders an unknown key as itself and warns', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(createTranslator('en', {})('header.menu')).toBe('header.menu');
  expect(warned.mock.calls).toEqual([[expect.stringContaining('"header.menu"')]]);
});

test('LO7 renders a message without its argument as its key and warns', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(speaker([argument('name')])()).toBe('header.menu');
  expect(warned.mock.calls).toEqual([[expect.stringContaining('"header.menu"')]]);
});

test('LO8 a message with a name does not load the browser’s language data', () => {
  const asked = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  expect(speaker([argument('name')])({ name: 'Aurora' })).toBe('Aurora');
  expect(asked).not.toHaveBeenCalled();
});
