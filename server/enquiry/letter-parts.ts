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
  /** Absolute URL; null if there is none. */
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

const FONT = "font-family:Figtree,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:26px";
/** The typeface of names and titles. */
export const SERIF = 'Newsreader,Georgia,serif';
const CELL = 'padding:8px 16px 8px 0;border-bottom:1px solid #dcd8d1;vertical-align:top;text-align:left';
/** Colours of dark mode, and pictures as wide as a phone. Mail programs that drop this show the inline styles. */
const STYLE =
  ':root{color-scheme:light dark}@media (max-width:599px){.wide,.wide img{max-width:none!important}}@media (prefers-color-scheme:dark){.page{background:#0d1720!important}.ink{color:#f3f1ec!important}.soft{color:#b9c3cd!important}.brass{color:#cfae7b!important}.line{border-color:#34475b!important}.button{background:#f3f1ec!important;color:#10243a!important}}';

interface LetterHead {
  readonly language: string;
  readonly house: string;
  /** What mail programs show beside the subject; missing for the letter's first words. */
  readonly preview?: string;
}

/** Writes a letter as an HTML document. All text is escaped. */
export function letterHtml(parts: LetterParts, head: LetterHead): string {
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
  return letterDocument(body, head);
}

/**
 * Writes the document of a letter around its HTML, under the name of the house. Styles are inline, since many mail
 * programs drop style sheets.
 */
export function letterDocument(body: string, { language, house, preview = '' }: LetterHead): string {
  const name = escapeMarkup(house);
  const first =
    preview === '' ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(preview)}</div>`;
  return `<!doctype html><html lang="${escapeMarkup(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${name}</title><style>${STYLE}</style></head><body class="page" style="margin:0;padding:0;background:#ffffff">${first}<div class="ink" style="max-width:560px;margin:0 auto;padding:32px 20px;color:#111315;${FONT}"><p class="line" style="margin:0 0 28px;padding:0 0 16px;border-bottom:1px solid #111315;font-family:${SERIF};font-size:24px;line-height:30px">${name}</p>${body}</div></body></html>`;
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

function table(rows: readonly LetterRow[]): string {
  const cells = rows.map(({ label, value, href }) => {
    const shown =
      href === null ? lines(value) : `<a href="${escapeMarkup(href)}" style="color:inherit">${lines(value)}</a>`;
    return `<tr><th scope="row" class="soft line" style="${CELL};font-weight:400;color:#53585d;width:34%">${escapeMarkup(label)}</th><td class="line" style="${CELL}">${shown}</td></tr>`;
  });
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 26px;${FONT}">${cells.join('')}</table>`;
}

function quotation(title: string, text: string): string {
  return `<p class="soft" style="margin:0 0 8px;color:#53585d">${escapeMarkup(title)}</p><blockquote class="line" style="margin:0 0 26px;padding:0 0 0 16px;border-left:2px solid #111315">${lines(text)}</blockquote>`;
}

function link({ text, href }: NonNullable<LetterParts['button']>): string {
  return `<p style="margin:0 0 26px"><a href="${escapeMarkup(href)}" class="button" style="display:inline-block;padding:14px 24px;background:#10243a;color:#ffffff;text-decoration:none">${escapeMarkup(text)}</a></p>`;
}
