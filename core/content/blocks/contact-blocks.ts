import * as v from 'valibot';
import { fullList, oneOf, optionalText, record, text } from '../../records/fields.ts';
import { href, link } from './block-fields.ts';

/** A contact: a person's page, an office, or the brokerage itself if neither is named. */
export const contactBlock = record({
  type: v.literal('contact'),
  title: text,
  text: optionalText,
  person: optionalText,
  office: optionalText,
});
export type ContactBlock = v.InferOutput<typeof contactBlock>;

/** A call to write to the brokerage, with the link to its form (FM1). */
export const formBlock = record({ type: v.literal('form'), title: text, text: optionalText, link });
export type FormBlock = v.InferOutput<typeof formBlock>;

export const newsletterBlock = record({
  type: v.literal('newsletter'),
  headline: text,
  text: optionalText,
  button: link,
});
export type NewsletterBlock = v.InferOutput<typeof newsletterBlock>;

const button = record({ text, href, theme: oneOf(['filled', 'outline', 'text']) });
export type ContentButton = v.InferOutput<typeof button>;

/** A group of buttons, as source §3 has it. */
export const buttonGroupBlock = record({
  type: v.literal('button-group'),
  alignment: oneOf(['left', 'right', 'center', 'spread']),
  buttons: fullList(button, 6),
});
export type ButtonGroupBlock = v.InferOutput<typeof buttonGroupBlock>;
