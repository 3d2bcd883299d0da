import people from './people.json' with { type: 'json' };
import type { Portrait } from './portrait.ts';

/** The looks of each person of the demo, by the id of the person's page. */
export const PORTRAITS = people as Readonly<Record<string, Portrait>>;
