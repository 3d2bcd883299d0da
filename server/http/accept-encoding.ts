export type Encoding = 'br' | 'gzip' | 'identity';

const MEMO_LIMIT = 200;
const memo = new Map<string, Encoding>();

/** The best encoding that the header allows: the higher q wins, brotli where they tie, q=0 forbids. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const text = typeof header === 'string' ? header : header.join(',');
  const known = memo.get(text);
  if (known !== undefined) return known;
  const encoding = negotiate(text);
  if (memo.size < MEMO_LIMIT && text.length <= 200) memo.set(text, encoding);
  return encoding;
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const any = weights.get('*') ?? 0;
  const br = weights.get('br') ?? any;
  const gzip = weights.get('gzip') ?? any;
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
