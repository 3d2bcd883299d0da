/** A tile server: a service that draws maps in square pictures of the Mercator square. */
export interface MapTiles {
  /** Address of a tile: `https://tiles.example/{z}/{x}/{y}.png`, with zoom, column and row from the north-west. */
  readonly template: string;
  /** The attribution that the service requires, as plain text. */
  readonly attribution: string;
}
