export type YachtWire = string;
