import type * as v from 'valibot';
import { fullList, oneOf, optionalText, record, text } from '../../records/fields.ts';
import { type BlockOf, href, link } from './block-fields.ts';

const button = record({ text, href, theme: oneOf(['filled', 'outline', 'text']) });
export type ContentButton = v.InferOutput<typeof button>;

export const CONTACT_BLOCKS = {
  /** A contact: a person's page, an office, or the brokerage itself if neither is named. */
  contact: record({ title: text, text: optionalText, person: optionalText, office: optionalText }),

  /** A call to write to the brokerage, with the link to its form (FM1). */
  form: record({ title: text, text: optionalText, link }),

  newsletter: record({ headline: text, text: optionalText, button: link }),

  /** A group of buttons, as source §3 has it. */
  'button-group': record({ alignment: oneOf(['left', 'right', 'center', 'spread']), buttons: fullList(button, 6) }),
};

export type ContactBlock = BlockOf<typeof CONTACT_BLOCKS, 'contact'>;
export type FormBlock = BlockOf<typeof CONTACT_BLOCKS, 'form'>;
export type NewsletterBlock = BlockOf<typeof CONTACT_BLOCKS, 'newsletter'>;
export type ButtonGroupBlock = BlockOf<typeof CONTACT_BLOCKS, 'button-group'>;
