/** A map drawn by another service, in square pictures of the Mercator square. */
export interface MapTiles {
  /** `https://tiles.example/{z}/{x}/{y}.png`; in each of `{z}` rows and columns, counted from the north-west. */
  readonly template: string;
  /** Who is to be named for it, as plain text. */
  readonly attribution: string;
}
