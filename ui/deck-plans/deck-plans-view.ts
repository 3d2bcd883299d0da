/** The plan of a deck, drawn from the yacht's data. */
export interface DeckView {
  readonly title: string;
  readonly src: string;
  readonly alt: string;
  /** Width of the drawing in pixels. */
  readonly width: number;
  readonly height: number;
  /** Legend of the numbers on the plan; rooms of the same kind share a line. */
  readonly legend: readonly { readonly numbers: string; readonly text: string }[];
}
