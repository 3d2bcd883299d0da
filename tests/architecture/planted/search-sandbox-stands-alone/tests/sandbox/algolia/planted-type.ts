import type { Bits } from '../../../adapters/embedded-search/bits.ts';

export type Rows = Bits;
