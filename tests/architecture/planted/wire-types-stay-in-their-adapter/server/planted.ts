import type { YachtWire } from '../adapters/one/yacht-wire.ts';
export type Leaked = YachtWire;
