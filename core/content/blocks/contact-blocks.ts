import * as f from '../../records/fields.ts';
import { href, link } from './block-fields.ts';

const button = f.record({ text: f.text, href, theme: f.oneOf(['filled', 'outline', 'text']) });

export const CONTACT_BLOCKS = {
  /** The ids of the person or the office to contact; the brokerage is, if neither is given. */
  contact: f.record({ title: f.text, text: f.optionalText, person: f.optionalText, office: f.optionalText }),

  /** A call to action with the link to an enquiry form (FM1). */
  form: f.record({ title: f.text, text: f.optionalText, link }),

  /** A call to action with the link to the newsletter's form. */
  newsletter: f.record({ headline: f.text, text: f.optionalText, button: link }),

  /** Up to six buttons in a row: on the left, on the right, in the centre, or spread over its width. */
  'button-group': f.record({
    alignment: f.oneOf(['left', 'right', 'center', 'spread']),
    buttons: f.boundedList(button, 6),
  }),
};
