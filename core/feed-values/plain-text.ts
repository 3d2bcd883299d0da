import { repairWindows1252 } from './windows-1252.ts';

/** The most characters of a description that are read, and of its plain text. */
const MAX_READ = 200_000;
const MAX_LENGTH = 20_000;

/** Elements whose content is not a text for readers. */
const HIDDEN =
  /<(script|style|head|title|template|iframe|object|svg|math|noscript|textarea|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const CDATA = /<!\[CDATA\[|\]\]>/g;
/** A tag; its bounds keep the time of hostile texts short. The second form is for tags whose quotes are broken. */
const TAG = /<[/!?]?[a-z](?:[^"'<>]|"[^"]{0,1000}"|'[^']{0,1000}'){0,1000}>/gi;
const BROKEN_TAG = /<[/!?]?[a-z][^<>]{0,1000}>/gi;
const OPENINGS = /(?<!<)<+(?=[a-z/!?])/gi;
const BLOCK =
  /^<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|tr|table|tbody|thead|section|article|header|footer|aside|main|blockquote|pre|figure|body|html)\b/i;
const CELL = /^<\/?(?:td|th)\b/i;
/** Control characters, halves of pairs, and signs that are not seen: those that turn the writing, marks of width zero. */
const UNSEEN = /[^\P{Cc}\t\n]|\p{Cs}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/gu;
/** The number of passes that remove markup within escaped markup. */
const ROUNDS = 3;
const PARAGRAPH = '\n\n';

/**
 * Makes plain text of a description of a feed, HTML or not (FD1): paragraphs apart by an empty line, at most 20,000
 * characters, without markup, control characters and the content of scripts and styles.
 */
export function plainText(html: string): string {
  let text = html.slice(0, MAX_READ).replace(/\r\n?/g, '\n').replace(UNSEEN, '');
  let hasBlocks = false;
  for (let round = 0; round < ROUNDS && /[<&]/.test(text); round += 1) {
    const without = withoutTags(text);
    hasBlocks ||= without.hasBlocks;
    text = decodeEntities(without.text).replace(UNSEEN, '');
  }
  return shortened(paragraphsOf(withoutTags(text).text.replace(OPENINGS, ''), hasBlocks).join(PARAGRAPH));
}

/** In HTML a line break is a blank. In a text it ends a paragraph, unless empty lines do. */
function withoutTags(html: string): { readonly text: string; readonly hasBlocks: boolean } {
  const shown = html.replace(CDATA, '').replace(COMMENT, ' ').replace(HIDDEN, ' ');
  const hasBlocks = (shown.match(TAG) ?? []).some((tag) => BLOCK.test(tag));
  const lines = hasBlocks ? shown.replace(/\n/g, ' ') : shown;
  const forTag = (tag: string) => (BLOCK.test(tag) ? PARAGRAPH : CELL.test(tag) ? ' ' : '');
  return { text: lines.replace(TAG, forTag).replace(BROKEN_TAG, forTag), hasBlocks };
}

function paragraphsOf(text: string, hasBlocks: boolean): string[] {
  const isApart = hasBlocks || /\n[^\S\n]*\n/.test(text.trim());
  return text
    .split(isApart ? /\n(?:[^\S\n]*\n)+/ : /\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Ends a text that is too long behind a word. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const part = text.slice(0, MAX_LENGTH - 1);
  const end = part.search(/\s\S*$/);
  return `${part.slice(0, end > MAX_LENGTH - 200 ? end : undefined).replace(/\p{Cs}$/u, '')}…`;
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi;
const NAMED: ReadonlyMap<string, string> = new Map(
  (
    'amp & lt < gt > quot " apos \' nbsp \u00a0 ensp \u00a0 emsp \u00a0 euro € pound £ yen ¥ cent ¢ copy © reg ® trade ™ deg ° ' +
    'frac12 ½ frac14 ¼ frac34 ¾ sup2 ² sup3 ³ hellip … mdash — ndash – lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » ' +
    'lsaquo ‹ rsaquo › bull • middot · times × plusmn ± prime ′ Prime ″ ordm º ordf ª iexcl ¡ iquest ¿ szlig ß aelig æ AElig Æ ' +
    'oelig œ OElig Œ oslash ø Oslash Ø aring å Aring Å acute ´ sect § para ¶ eth ð ETH Ð thorn þ THORN Þ minus − micro µ'
  )
    .split(/ (?=[a-z]+\d* )/i)
    .map((row): [string, string] => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]),
);
/** Accents of entities such as `&eacute;`, as combining marks. */
const MARKS: Readonly<Record<string, string>> = {
  ...{
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    uml: '\u0308',
    tilde: '\u0303',
    cedil: '\u0327',
    caron: '\u030c',
  },
};
const ACCENTED = /^([a-z])(acute|grave|circ|uml|tilde|cedil|caron)$/i;
function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedEntity(name) ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    // HTML reads the numbers of windows-1252 where a control character would stand.
    return code > 0x10ffff ? '' : repairWindows1252(String.fromCodePoint(code));
  });
}

function namedEntity(name: string): string | null {
  const known = NAMED.get(name) ?? (name === name.toUpperCase() ? NAMED.get(name.toLowerCase()) : undefined);
  if (known !== undefined) return known;
  const [, letter, mark = ''] = ACCENTED.exec(name) ?? [];
  return letter === undefined ? null : `${letter}${MARKS[mark.toLowerCase()] ?? ''}`.normalize('NFC');
}
