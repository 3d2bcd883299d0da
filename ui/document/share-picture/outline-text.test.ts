import { create } from 'fontkit';
import { describe, expect, test, vi } from 'vitest';
import fonts from '../../styles/fonts/static-fonts.json';
import { fitLine, fitLines, type TextStyle } from './outline-text.ts';

const STYLE: TextStyle = { face: 'display', size: 80, least: 40, width: 400 };
const texts = (text: string, style = STYLE) => fitLines(text, style).map((line) => line.text);

describe('ME3 a line of a picture for messengers', () => {
  test('has its size where it has room, and is set smaller where it has none', () => {
    const [short, long] = [fitLine('Aurora', STYLE), fitLine('Onda Quieta di Mare', STYLE)];
    expect([short.text, short.size]).toEqual(['Aurora', 80]);
    expect(long.text).toBe('Onda Quieta di Mare');
    expect(long.size).toBeLessThan(80);
    expect(long.size).toBeGreaterThanOrEqual(40);
    expect(long.width).toBeLessThanOrEqual(400);
  });

  test.each(['Nuestra Señora de los Remedios del Mar Cantábrico', 'W'.repeat(5000), 'é'.repeat(80)])(
    'is cut with an ellipsis below the least size: %.20s',
    (name) => {
      const line = fitLine(name, STYLE);
      expect(line.size).toBe(40);
      expect(line.text).toMatch(/[^ ]…$/u);
      expect(line.width).toBeLessThanOrEqual(400);
    },
  );

  test('is cut between letters as they are seen', () => {
    const { text } = fitLine('Ñandú'.normalize('NFD').repeat(20), STYLE);
    expect(text).toBe(text.normalize('NFC'));
  });

  test.each(['Ñandú, ¿qué tal?', 'Île d’Été', 'Şimşek Łódź Žižkov', '156′ 6″', '€1,250 · 40–90\u00a0m', 'A & <B> "C"'])(
    'draws every character: %s',
    (text) => {
      const line = fitLine(text, { ...STYLE, face: 'sans', width: 5000 });
      expect(line.text).toBe(text);
      expect(line.path(0, 0)).toMatch(/^[MLQCZ\d\s.,-]+$/);
    },
  );

  test('leaves out what no font of the house has, and joins spaces', () => {
    expect(fitLine(' Мир  Mare 海\n', STYLE).text).toBe('Mare');
    expect(fitLine('', STYLE)).toMatchObject({ text: '', width: 0 });
    expect(fitLine('', STYLE).path(10, 10)).toBe('');
  });

  test('begins at its place', () => {
    const numbers = [
      ...fitLine('L', STYLE)
        .path(100, 200)
        .matchAll(/[\d.]+/g),
    ].map(Number);
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, at) => at % 2 === odd));
    expect(Math.min(...(xs ?? []))).toBeGreaterThan(95);
    expect(Math.max(...(xs ?? []))).toBeLessThan(160);
    expect(Math.min(...(ys ?? []))).toBeGreaterThan(130);
    expect(Math.max(...(ys ?? []))).toBeLessThan(215);
  });
});

describe('ME3 lines of a picture for messengers', () => {
  test('are one where it is hardly smaller, else two of one size, as even as can be', () => {
    expect(texts('Aurora')).toEqual(['Aurora']);
    expect(texts('Étoile du Grand Quai')).toEqual(['Étoile du', 'Grand Quai']);
    expect(new Set(fitLines('Étoile du Grand Quai', STYLE).map(({ size }) => size)).size).toBe(1);
    expect(texts('')).toEqual([]);
  });

  test('do not begin or end with a separator', () => {
    const [first, second] = texts('Sailing yachts\u00a0· Dalmatia and Montenegro');
    expect([first, second]).toEqual(
      ['Sailing yachts', 'Dalmatia and Montenegro'].map((part) => expect.stringContaining(part.slice(0, 8))),
    );
    expect(first?.endsWith('·')).toBe(false);
  });

  test('fill the first and cut the second where both are too long', () => {
    const [first, second, ...more] = fitLines('Nuestra Señora de los Remedios del Mar Cantábrico', STYLE);
    expect(first?.text).not.toContain('…');
    expect(second?.text).toMatch(/…$/);
    expect(more).toEqual([]);
    expect(Math.max(first?.width ?? 0, second?.width ?? 0)).toBeLessThanOrEqual(400);
  });

  test('are found without measuring every break of a text with very many words', () => {
    const font = create(Buffer.from(fonts.display[0] ?? '', 'base64'));
    const layout = vi.spyOn(Object.getPrototypeOf(font), 'layout');
    const [first, second] = texts('Peru '.repeat(60));
    expect([first, second]).toEqual([expect.stringMatching(/^Peru.*Peru$/), expect.stringMatching(/…$/)]);
    expect(layout.mock.calls.length).toBeLessThan(200);
    layout.mockRestore();
  });
});
