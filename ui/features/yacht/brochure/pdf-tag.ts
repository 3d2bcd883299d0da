/** The structure element that a part of a brochure is read as (ISO 32000-1, 14.8.4), or an artifact, which is not read. */
export type PdfTag =
  | { readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'Caption' | 'Artifact' }
  | { readonly role: 'Figure'; readonly alt: string };

/** Props that tag a text, a picture, a drawing, or a view with all that is in it. */
export function tagged(tag: PdfTag): object {
  return { tag };
}
