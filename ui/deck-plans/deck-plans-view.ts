/** One of her decks as drawn from her data. */
export interface DeckView {
  readonly title: string;
  readonly src: string;
  readonly alt: string;
  /** Of the drawing, pixels. */
  readonly width: number;
  readonly height: number;
  /** What the numbers on the plan stand for; rooms of a kind share a line. */
  readonly legend: readonly { readonly numbers: string; readonly text: string }[];
}
