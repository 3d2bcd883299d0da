import fc from 'fast-check';
import { heightAt, IMAGE_PRESETS, type PixelSize, WIDTHS_WITHOUT_PRESET } from '../../core/media/image-preset.ts';
import { IMAGE_FORMATS } from '../../core/media/image-url.ts';
import { PRESETS } from './media-pictures.ts';

type Pair = readonly [name: string, value: string];

const ODD = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'a0123456789./\\%2e-_~&=') }),
  fc.constantFrom(
    ...['', '0', '-1', '1e3', '0x1e0', '480.0', '0480', '+480', '%34%38%30', 'NaN', 'Infinity', 'null', '[]'],
    ...['..', '%00', '%2e%2e%2f', '..%5c', '\\', '%', '%zz', '%c0%ae', ';', '#', '__proto__', 'toString', 'AVIF'],
    ...['a'.repeat(3000), '9'.repeat(400), '%F0%9F%9B%A5'],
  ),
);

/** Draws mostly the right value, so that an address is wrong in one place and right in the others. */
function mostly<T>(right: T): fc.Arbitrary<T | string> {
  return fc.oneof({ weight: 9, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: ODD });
}

/** Draws the parameters of a picture that can be made, in the order of the site's own addresses. */
function rightPairs(original: PixelSize): fc.Arbitrary<readonly Pair[]> {
  return fc
    .record({
      preset: fc.constantFrom(null, ...PRESETS),
      at: fc.nat(4),
      format: fc.constantFrom(...IMAGE_FORMATS),
    })
    .map(({ preset, at, format }) => {
      const widths: readonly number[] = preset === null ? WIDTHS_WITHOUT_PRESET : IMAGE_PRESETS[preset].widths;
      const width = widths[at % widths.length] ?? 0;
      const measures: Pair[] = [
        ['width', String(width)],
        ['height', String(heightAt(preset, width, original))],
      ];
      return [...measures, ...(preset === null ? [] : [['preset', preset] as const]), ['format', format] as const];
    });
}

function query(original: PixelSize): fc.Arbitrary<string> {
  const mutated = rightPairs(original).chain((pairs) =>
    fc.tuple(
      fc.tuple(...pairs.map(([name, value]) => fc.tuple(mostly(name), mostly(value)))),
      fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(fc.tuple(ODD, ODD)) }),
      fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.boolean() }),
    ),
  );
  return mutated.chain(([pairs, extra, shuffled]) => {
    const all = [...pairs, ...extra].map(([name, value]) => `${name}=${value}`);
    const order = shuffled ? fc.shuffledSubarray(all, { minLength: 0 }) : fc.constant(all);
    return order.map((parts) => parts.join('&'));
  });
}

/**
 * Draws addresses similar to those of existing pictures: most are wrong in a place or two, many are right.
 *
 * @param addresses of originals, such as `/media/01234567/a0`
 */
export function mediaAddress(addresses: readonly string[], original: PixelSize): fc.Arbitrary<string> {
  return fc
    .constantFrom(...addresses)
    .map((address) => address.split('/'))
    .chain(([, folder = '', hash = '', name = '']) =>
      fc.record({
        path: fc.tuple(mostly(hash), mostly(name), fc.oneof({ weight: 12, arbitrary: fc.constant('') }, ODD)),
        mark: fc.oneof({ weight: 12, arbitrary: fc.constant('?') }, { weight: 1, arbitrary: ODD }),
        query: query(original),
        folder: fc.constant(folder),
      }),
    )
    .map(({ folder, path: [hash, name, end], mark, query: asked }) => `/${folder}/${hash}/${name}${end}${mark}${asked}`)
    .map(sendable);
}

/** Escapes the characters that an HTTP client must not send. */
function sendable(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
}
