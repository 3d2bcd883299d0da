/** The structure element of a part of a brochure (ISO 32000-1, 14.8.4), or an artifact, which screen readers skip. */
export type PdfTag =
  | { readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'Caption' | 'Artifact' }
  | { readonly role: 'Figure'; readonly alt: string };

/** Returns props that tag a text, a picture, a drawing, or a view with all its content. */
export function tagged(tag: PdfTag): object {
  return { tag };
}
