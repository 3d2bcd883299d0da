import type { YachtWire } from './yacht-wire.ts';
export type Kept = YachtWire;
