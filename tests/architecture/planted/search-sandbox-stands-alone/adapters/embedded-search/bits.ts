export type Bits = Uint32Array;
