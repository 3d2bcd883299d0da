import type { Film } from '../film.ts';
import { BRUME_DETE } from './brume-dete.ts';
import { CALA_SOSPIRO } from './cala-sospiro.ts';
import { VENT_DAMBRE } from './vent-dambre.ts';

export const FILMS: readonly Film[] = [...VENT_DAMBRE, ...BRUME_DETE, ...CALA_SOSPIRO];
