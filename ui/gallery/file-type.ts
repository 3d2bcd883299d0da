const TYPES = {
  mp4: { name: 'MP4', mime: 'video/mp4' },
  webm: { name: 'WebM', mime: 'video/webm' },
  mp3: { name: 'MP3', mime: 'audio/mpeg' },
  m4a: { name: 'M4A', mime: 'audio/mp4' },
  ogg: { name: 'Ogg', mime: 'audio/ogg' },
  pdf: { name: 'PDF', mime: 'application/pdf' },
} as const;

/** Returns the type of a file by the extension of its address; null for an unknown one. */
export function fileType(url: string): { readonly name: string; readonly mime: string } | null {
  const ending = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url.slice(url.lastIndexOf('/') + 1))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? TYPES[ending as keyof typeof TYPES] : null;
}
