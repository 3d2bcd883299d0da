import type * as v from 'valibot';
import { oneOf, optional, record } from '../../records/fields.ts';
import { link } from './block-fields.ts';

export const LAYOUT_BLOCKS = {
  /** An empty space between blocks, as source §3 has it. */
  spacer: record({ size: oneOf(['extra_small', 'small', 'medium', 'large']) }),

  /** Links to the titled parts of the page that follow it, and a call to action that stays in view (CO9). */
  'jump-to': record({ button: optional(link) }),
};

export type SpacerSize = v.InferOutput<typeof LAYOUT_BLOCKS.spacer>['size'];
