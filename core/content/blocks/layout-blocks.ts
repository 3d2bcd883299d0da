import * as f from '../../records/fields.ts';
import { link } from './block-fields.ts';

export const LAYOUT_BLOCKS = {
  /** An empty space between blocks, as source §3 has it. */
  spacer: f.record({ size: f.oneOf(['extra_small', 'small', 'medium', 'large']) }),

  /** Links to the titled parts of the page that follow it, and a call to action that stays in view (CO9). */
  'jump-to': f.record({ button: f.optional(link) }),
};
