import type { Locale } from '../../core/locale/locale.ts';
import { escapeMarkup } from '../../core/shared/escape-markup.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { AlertSection, AlertSectionNews, AlertSectionYacht } from './alert-sections.ts';
import { letterDocument, SERIF } from './letter-parts.ts';

/** The part of a letter about one alert. */
export interface AlertLetterSection extends AlertSection {
  /** The names of yachts that an earlier section tells of. */
  readonly above: readonly string[];
  /** Absolute URL of the page that ends the alert. */
  readonly stop: string;
}

export interface AlertLetterParts {
  readonly subject: string;
  readonly sections: readonly AlertLetterSection[];
  readonly house: string;
  readonly language: Locale;
  readonly translate: Translate;
  /** Absolute URL of the page that ends all alerts of the reader. */
  readonly stopAll: string;
}

/** Writes the letter as plain text; lines end with \n. */
export function alertLetterText({ sections, house, translate, stopAll }: AlertLetterParts): string {
  const blocks = [
    translate('alerts.letter.intro'),
    ...sections.flatMap((section) => sectionText(section, translate)),
    translate('alerts.letter.why', { house }),
    `${translate('alerts.letter.stopAll')}:\n${stopAll}`,
    house,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionText(section: AlertLetterSection, translate: Translate): readonly string[] {
  const { title, href, yachts, stop } = section;
  const [above, more] = [aboveText(section, translate), moreText(section, translate)];
  return [
    `* ${title}\n${href}`,
    ...yachts.map(({ name, facts, href: page, news }) =>
      [
        name.toUpperCase(),
        ...news.map(({ text }) => text),
        facts,
        ...news.flatMap((one) => priceLine(one, translate)),
        ...(page === null ? [] : [page]),
      ].join('\n'),
    ),
    ...(above === null ? [] : [above]),
    ...(more === null ? [] : [`${more}:\n${href}`]),
    `${translate('alerts.letter.stop')}:\n${stop}`,
  ];
}

function priceLine({ price, before }: AlertSectionNews, translate: Translate): readonly string[] {
  if (price === null) return [];
  return [before === null ? price : translate('alerts.letter.was', { price, before })];
}

function aboveText({ above }: AlertLetterSection, translate: Translate): string | null {
  return above.length === 0 ? null : translate('alerts.letter.above', { names: above.join(', ') });
}

function moreText({ more }: AlertLetterSection, translate: Translate): string | null {
  return more === 0 ? null : translate('alerts.letter.more', { count: more });
}

const SOFT = 'color:#53585d;font-size:14px;line-height:22px';

/** Writes the letter as an HTML document. The picture of its first yacht is as wide as the letter. */
export function alertLetterHtml(parts: AlertLetterParts): string {
  const { subject, sections, house, language, translate, stopAll } = parts;
  const [lead] = sections.flatMap(({ yachts }) => yachts);
  const body = [
    `<h1 style="margin:0 0 14px;font-family:${SERIF};font-size:36px;line-height:42px;font-weight:400">${escapeMarkup(subject)}</h1>`,
    paragraph(escapeMarkup(translate('alerts.letter.intro'))),
    ...sections.map((section) => sectionHtml(section, lead, translate)),
    `<div class="line" style="margin:40px 0 0;padding:20px 0 0;border-top:1px solid #111315">`,
    soft(
      `${escapeMarkup(translate('alerts.letter.why', { house }))} ${anchor(stopAll, translate('alerts.letter.stopAll'))}`,
    ),
    paragraph(escapeMarkup(house)),
    '</div>',
  ];
  const preview = sections.flatMap(({ yachts }) => yachts.map(({ name }) => name)).join(', ');
  return letterDocument(body.join(''), { language, house, preview });
}

function sectionHtml(section: AlertLetterSection, lead: AlertSectionYacht | undefined, translate: Translate): string {
  const { title, href, yachts, stop } = section;
  const [above, more] = [aboveText(section, translate), moreText(section, translate)];
  return [
    '<div class="line" style="margin:32px 0 0;padding:18px 0 0;border-top:1px solid #dcd8d1">',
    // The page of one yacht is linked by her name.
    yachts.length === 1 && yachts[0]?.name === title ? '' : soft(anchor(href, title)),
    ...yachts.map((yacht) => yachtHtml(yacht, yacht === lead)),
    above === null ? '' : paragraph(escapeMarkup(above)),
    more === null ? '' : paragraph(anchor(href, more)),
    soft(anchor(stop, translate('alerts.letter.stop'))),
    '</div>',
  ].join('');
}

/** Widths in pixels of the letter, and of the two columns in which a yacht stands unless she is the first or on a phone. */
const LETTER = 560;
const PICTURE = 236;
const COLUMNS = [256, 304] as const;

function yachtHtml(yacht: AlertSectionYacht, isLead: boolean): string {
  const [left, right] = isLead ? [LETTER, LETTER] : COLUMNS;
  const picture = pictureHtml(yacht, isLead ? LETTER : PICTURE);
  const words = wordsHtml(yacht);
  if (picture === '') return `<div style="margin:0 0 32px">${words}</div>`;
  return `<div style="margin:0 0 32px">${column(picture, left)}${column(words, right)}</div>`;
}

function column(html: string, width: number): string {
  return `<div class="wide" style="display:inline-block;vertical-align:top;width:100%;max-width:${width}px">${html}</div>`;
}

function pictureHtml({ picture, href }: AlertSectionYacht, width: number): string {
  if (picture === null) return '';
  const height = Math.round((width * picture.height) / picture.width);
  const image = `<img src="${escapeMarkup(picture.url)}" width="${width}" height="${height}" alt="${escapeMarkup(picture.alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 14px;border:0;background:#e9e6e0">`;
  return href === null ? image : `<a href="${escapeMarkup(href)}">${image}</a>`;
}

function wordsHtml({ name, href, facts, news }: AlertSectionYacht): string {
  const shown =
    href === null
      ? escapeMarkup(name)
      : `<a href="${escapeMarkup(href)}" style="color:inherit;text-decoration:none">${escapeMarkup(name)}</a>`;
  return [
    ...news.map(
      ({ text }) =>
        `<p class="brass" style="margin:0 0 4px;color:#86632f;font-size:14px;line-height:20px">${escapeMarkup(text)}</p>`,
    ),
    `<h2 style="margin:0 0 4px;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:400">${shown}</h2>`,
    `<p class="soft" style="margin:0 0 6px;${SOFT}">${escapeMarkup(facts)}</p>`,
    ...news.map(priceHtml),
  ].join('');
}

function priceHtml({ price, before }: AlertSectionNews): string {
  if (price === null) return '';
  const old = before === null ? '' : `<s class="soft" style="color:#53585d">${escapeMarkup(before)}</s> `;
  return `<p style="margin:0;font-size:16px;line-height:24px">${old}${escapeMarkup(price)}</p>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 18px">${html}</p>`;
}

function soft(html: string): string {
  return `<p class="soft" style="margin:0 0 18px;${SOFT}">${html}</p>`;
}

function anchor(href: string, text: string): string {
  return `<a href="${escapeMarkup(href)}" style="color:inherit">${escapeMarkup(text)}</a>`;
}
