import { escapeMarkup } from '../../core/shared/escape-markup.ts';

/** What a letter says, before it is set as plain text and as markup. */
export interface LetterParts {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly LetterRow[];
  /** What somebody wrote, and whose words they are; null where nothing is quoted. */
  readonly quote: { readonly title: string; readonly text: string } | null;
  /** A link that is the point of the letter. */
  readonly button: { readonly text: string; readonly href: string } | null;
  readonly closing: readonly string[];
}

export interface LetterRow {
  readonly label: string;
  readonly value: string;
  /** Absolute; null for none. */
  readonly href: string | null;
}

/** Lines of plain text, ending with \n. */
export function letterText(parts: LetterParts): string {
  const { greeting, paragraphs, rows, quote, button, closing } = parts;
  const row = ({ label, value, href }: LetterRow) =>
    `${label}: ${value}${href?.startsWith('http') && href !== value ? `\n  ${href}` : ''}`;
  const blocks = [
    greeting,
    ...paragraphs,
    rows.map(row).join('\n'),
    ...(quote === null ? [] : [`${quote.title}\n\n${quoted(quote.text)}`]),
    ...(button === null ? [] : [`${button.text}:\n${button.href}`]),
    ...closing,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** As mail has quoted since there was mail. */
function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

const FONT = "font-family:Figtree,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:26px;color:#111315";
const CELL = 'padding:8px 16px 8px 0;border-bottom:1px solid #dcd8d1;vertical-align:top;text-align:left';

/** The same as a document, styled in place: programs for mail know no style sheets. Everything is escaped. */
export function letterHtml(parts: LetterParts, { language, house }: { language: string; house: string }): string {
  const { greeting, paragraphs, rows, quote, button, closing } = parts;
  const p = (text: string) => `<p style="margin:0 0 18px">${lines(text)}</p>`;
  const body = [
    p(greeting),
    ...paragraphs.map(p),
    rows.length === 0 ? '' : table(rows),
    quote === null ? '' : quotation(quote.title, quote.text),
    button === null ? '' : link(button),
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

function link({ text, href }: { readonly text: string; readonly href: string }): string {
  return `<p style="margin:0 0 26px"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 24px;background:#10243a;color:#ffffff;text-decoration:none">${escapeMarkup(text)}</a></p>`;
}
