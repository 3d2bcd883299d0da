/** Pixels in RGB, a byte each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The four pixels that each pixel of a line lies between, and their weights. */
interface Taps {
  readonly indexes: Int32Array;
  readonly weights: Float32Array;
}

/**
 * A part of a picture as `width` × `height` pixels, row after row, added with `share` to what `into` holds. The part may
 * begin and end between two pixels, so that a slow move goes on without steps. It is about as large as what it becomes:
 * one of several times the size would flicker.
 */
export function addPart(
  picture: Pixels,
  part: { readonly x: number; readonly y: number; readonly width: number },
  size: { readonly width: number; readonly height: number },
  share: number,
  into: Float32Array,
): void {
  const scale = part.width / size.width;
  const across = tapsOf(part.x, scale, size.width, picture.width);
  const { indexes, weights } = tapsOf(part.y, scale, size.height, picture.height);
  const line = size.width * 3;
  const rows = new Map<number, Float32Array>();
  const row = (tap: number) => {
    const y = indexes[tap] ?? 0;
    const made = rows.get(y) ?? rowOf(picture, y, across, size.width);
    rows.set(y, made);
    return made;
  };
  const weight = (tap: number) => share * (weights[tap] ?? 0);
  for (let y = 0; y < size.height; y += 1) {
    const tap = 4 * y;
    const [a, b, c, d] = [row(tap), row(tap + 1), row(tap + 2), row(tap + 3)];
    const [wa, wb, wc, wd] = [weight(tap), weight(tap + 1), weight(tap + 2), weight(tap + 3)];
    for (let at = 0, to = y * line; at < line; at += 1, to += 1) {
      const sum = wa * (a[at] ?? 0) + wb * (b[at] ?? 0) + wc * (c[at] ?? 0) + wd * (d[at] ?? 0);
      into[to] = (into[to] ?? 0) + sum;
    }
  }
}

function rowOf({ width, data }: Pixels, y: number, { indexes, weights }: Taps, outputs: number): Float32Array {
  const row = new Float32Array(outputs * 3);
  const start = y * width;
  for (let x = 0; x < outputs; x += 1) {
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let tap = 4 * x; tap < 4 * x + 4; tap += 1) {
      const from = (start + (indexes[tap] ?? 0)) * 3;
      const weight = weights[tap] ?? 0;
      red += weight * (data[from] ?? 0);
      green += weight * (data[from + 1] ?? 0);
      blue += weight * (data[from + 2] ?? 0);
    }
    row[x * 3] = red;
    row[x * 3 + 1] = green;
    row[x * 3 + 2] = blue;
  }
  return row;
}

function tapsOf(start: number, scale: number, outputs: number, inputs: number): Taps {
  const indexes = new Int32Array(outputs * 4);
  const weights = new Float32Array(outputs * 4);
  for (let output = 0; output < outputs; output += 1) {
    const centre = start + (output + 0.5) * scale - 0.5;
    for (let tap = 0; tap < 4; tap += 1) {
      const index = Math.floor(centre) - 1 + tap;
      indexes[4 * output + tap] = Math.min(inputs - 1, Math.max(0, index));
      weights[4 * output + tap] = catmullRom(index - centre);
    }
  }
  return { indexes, weights };
}

/** The weight of Catmull-Rom interpolation: 1 at 0, and 0 at every other whole number. */
function catmullRom(distance: number): number {
  const far = Math.abs(distance);
  if (far < 1) return 1.5 * far ** 3 - 2.5 * far ** 2 + 1;
  return far < 2 ? -0.5 * far ** 3 + 2.5 * far ** 2 - 4 * far + 2 : 0;
}
