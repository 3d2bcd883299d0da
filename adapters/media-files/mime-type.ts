import { lookup } from 'mrmime';

/** Returns the media type of a file by its name's ending, with a charset for captions and other text. */
export function mimeTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
