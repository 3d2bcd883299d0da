/** JPEG or PNG files by the address that the view names; one that could not be had is not among them. */
export type BrochurePictures = ReadonlyMap<string, Buffer>;
