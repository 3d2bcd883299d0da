import type { RecordReader } from '../../records/record-reader.ts';
import { type BlockLink, fullList, hrefAt, linkAt } from './block-fields.ts';

/** Whom to ask: a person's page, an office, or the brokerage itself where neither is named. */
export interface ContactBlock {
  readonly type: 'contact';
  readonly title: string;
  readonly text: string | null;
  readonly person: string | null;
  readonly office: string | null;
}

/** A call to write, with the link of its form (product.md FM1). */
export interface FormBlock {
  readonly type: 'form';
  readonly title: string;
  readonly text: string | null;
  readonly link: BlockLink;
}

export interface NewsletterBlock {
  readonly type: 'newsletter';
  readonly headline: string;
  readonly text: string | null;
  readonly button: BlockLink;
}

/** Source §3. */
export interface ButtonGroupBlock {
  readonly type: 'button-group';
  readonly alignment: (typeof BUTTON_ALIGNMENTS)[number];
  readonly buttons: readonly ContentButton[];
}
export const BUTTON_ALIGNMENTS = ['left', 'right', 'center', 'spread'] as const;

export interface ContentButton extends BlockLink {
  readonly theme: ButtonTheme;
}
export const BUTTON_THEMES = ['filled', 'outline', 'text'] as const;
export type ButtonTheme = (typeof BUTTON_THEMES)[number];

export function parseContact(block: RecordReader): ContactBlock {
  return {
    type: 'contact',
    title: block.text('title'),
    text: block.optionalText('text'),
    person: block.optionalText('person'),
    office: block.optionalText('office'),
  };
}

export function parseForm(block: RecordReader): FormBlock {
  return {
    type: 'form',
    title: block.text('title'),
    text: block.optionalText('text'),
    link: linkAt(block, 'link'),
  };
}

export function parseNewsletter(block: RecordReader): NewsletterBlock {
  return {
    type: 'newsletter',
    headline: block.text('headline'),
    text: block.optionalText('text'),
    button: linkAt(block, 'button'),
  };
}

export function parseButtonGroup(block: RecordReader): ButtonGroupBlock {
  return {
    type: 'button-group',
    alignment: block.oneOf('alignment', BUTTON_ALIGNMENTS),
    buttons: fullList(block, 'buttons', 6, (buttons, index) => {
      const button = buttons.object(index);
      return { text: button.text('text'), theme: button.oneOf('theme', BUTTON_THEMES), href: hrefAt(button) };
    }),
  };
}
