import * as f from '../../records/fields.ts';
import { href, link } from './block-fields.ts';

const button = f.record({ text: f.text, href, theme: f.oneOf(['filled', 'outline', 'text']) });

export const CONTACT_BLOCKS = {
  /** A contact: a person or an office by id, or the brokerage itself if neither is named. */
  contact: f.record({ title: f.text, text: f.optionalText, person: f.optionalText, office: f.optionalText }),

  /** An invitation to write to the brokerage, with the link to its form (FM1). */
  form: f.record({ title: f.text, text: f.optionalText, link }),

  newsletter: f.record({ headline: f.text, text: f.optionalText, button: link }),

  /** A group of buttons, as source §3 has it. */
  'button-group': f.record({
    alignment: f.oneOf(['left', 'right', 'center', 'spread']),
    buttons: f.boundedList(button, 6),
  }),
};
