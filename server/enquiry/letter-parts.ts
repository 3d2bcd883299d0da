import type { Letter } from '../../core/enquiry/mail.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { escapeMarkup } from '../../core/shared/escape-markup.ts';

/** The content of a letter, before it is written as plain text and as HTML. */
export interface LetterParts {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows?: readonly LetterRow[];
  /** Quoted text of the visitor under a title. */
  readonly quote?: { readonly title: string; readonly text: string } | null;
  /** The letter's main link. */
  readonly button?: { readonly text: string; readonly href: string } | null;
  readonly closing: readonly string[];
}

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** Absolute URL; null for none. */
  readonly href: string | null;
}

/** Writes a letter of the house, as plain text and as HTML. @param sender null for the house's own address */
export function writeLetter(
  envelope: Pick<Letter, 'to' | 'replyTo' | 'subject'>,
  parts: LetterParts,
  { house, sender, language, unsubscribe = null }: LetterFrame,
): Letter {
  return {
    ...envelope,
    from: { name: house.name, address: sender ?? house.email },
    language,
    text: letterText(parts),
    html: letterHtml(parts, { language, house: house.name }),
    unsubscribe,
  };
}

interface LetterFrame {
  readonly house: { readonly name: string; readonly email: string };
  readonly sender: string | null;
  readonly language: Locale;
  /** The address of the one-click unsubscribe. */
  readonly unsubscribe?: string | null;
}

/** Writes a letter as plain text; lines end with \n. */
export function letterText(parts: LetterParts): string {
  const { greeting, paragraphs, rows = [], quote, button, closing } = parts;
  const row = ({ label, value, href }: LetterRow) =>
    `${label}: ${value}${href?.startsWith('http') && href !== value ? `\n  ${href}` : ''}`;
  const blocks = [
    greeting,
    ...paragraphs,
    rows.map(row).join('\n'),
    ...(quote ? [`${quote.title}\n\n${quoted(quote.text)}`] : []),
    ...(button ? [`${button.text}:\n${button.href}`] : []),
    ...closing,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Quotes lines with `>` as in RFC 3676. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

const FONT = "font-family:Figtree,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:26px;color:#111315";
const CELL = 'padding:8px 16px 8px 0;border-bottom:1px solid #dcd8d1;vertical-align:top;text-align:left';

/**
 * Writes a letter as an HTML document with inline styles, since mail programs drop style sheets. All text is escaped.
 */
export function letterHtml(parts: LetterParts, { language, house }: { language: string; house: string }): string {
  const { greeting, paragraphs, rows = [], quote, button, closing } = parts;
  const p = (text: string) => `<p style="margin:0 0 18px">${lines(text)}</p>`;
  const body = [
    p(greeting),
    ...paragraphs.map(p),
    rows.length === 0 ? '' : table(rows),
    quote ? quotation(quote.title, quote.text) : '',
    button ? link(button) : '',
    ...closing.map(p),
  ].join('');
  const name = escapeMarkup(house);
  return `<!doctype html><html lang="${escapeMarkup(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title></head><body style="margin:0;padding:0;background:#ffffff"><div style="max-width:600px;margin:0 auto;padding:32px 20px;${FONT}"><p style="margin:0 0 28px;padding:0 0 16px;border-bottom:1px solid #111315;font-family:Newsreader,Georgia,serif;font-size:24px;line-height:30px">${name}</p>${body}</div></body></html>`;
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

function table(rows: readonly LetterRow[]): string {
  const cells = rows.map(({ label, value, href }) => {
    const shown =
      href === null ? lines(value) : `<a href="${escapeMarkup(href)}" style="color:#111315">${lines(value)}</a>`;
    return `<tr><th scope="row" style="${CELL};font-weight:400;color:#53585d;width:34%">${escapeMarkup(label)}</th><td style="${CELL}">${shown}</td></tr>`;
  });
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 26px;${FONT}">${cells.join('')}</table>`;
}

function quotation(title: string, text: string): string {
  return `<p style="margin:0 0 8px;color:#53585d">${escapeMarkup(title)}</p><blockquote style="margin:0 0 26px;padding:0 0 0 16px;border-left:2px solid #111315">${lines(text)}</blockquote>`;
}

function link({ text, href }: NonNullable<LetterParts['button']>): string {
  return `<p style="margin:0 0 26px"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 24px;background:#10243a;color:#ffffff;text-decoration:none">${escapeMarkup(text)}</a></p>`;
}
