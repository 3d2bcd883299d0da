/** The bytes of a text, in pieces of a size. */
export async function* bytesOf(text: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A text in pieces of so many characters. */
export async function* piecesOf(text: string, size = 7): AsyncGenerator<string> {
  const characters = Array.from(text);
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('');
}

export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
