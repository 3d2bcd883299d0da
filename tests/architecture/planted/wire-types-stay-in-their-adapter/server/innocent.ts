import type { Settings } from '../adapters/wiring/innocent.ts';
export type Known = Settings;
