/** The formats of photographs that feeds may bring, with the names that sharp has for them. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif' | 'tiff';

const PNG = '\x89PNG\r\n\x1a\n';
const TIFF: readonly string[] = ['II*\0', 'MM\0*'];

/**
 * Tells a picture's format by its first bytes, whatever its name or its server says, so that no decoder of other formats
 * ever sees it: drawings and documents may name files and addresses. Null for anything else, and for HEIC.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith(PNG)) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (TIFF.includes(head.slice(0, 4))) return 'tiff';
  return head.slice(4, 8) === 'ftyp' && /^.{8}avi[fs]|^.{16}(?:.{4})*avif/s.test(head) ? 'heif' : null;
}

/** Returns whether it is a film in the guise of a picture that a decoder would show as its first frame alone. */
export function isAnimatedFile(bytes: Uint8Array, kind: PictureKind): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (kind === 'heif') return file.toString('latin1', 8, 12) === 'avis';
  if (kind !== 'png') return false;
  // A PNG says that it is animated before its first picture.
  for (let at = PNG.length; at + 8 <= file.length; at += file.readUInt32BE(at) + 12) {
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}
