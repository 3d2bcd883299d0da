import * as v from 'valibot';
import { oneOf, optional, record } from '../../records/fields.ts';
import { link } from './block-fields.ts';

/** An empty space between blocks, as source §3 has it. */
export const spacerBlock = record({
  type: v.literal('spacer'),
  size: oneOf(['extra_small', 'small', 'medium', 'large']),
});
export type SpacerSize = v.InferOutput<typeof spacerBlock>['size'];

/** Links to the titled parts of the page that follow it, and a call to action that stays in view (CO9). */
export const jumpToBlock = record({ type: v.literal('jump-to'), button: optional(link) });
