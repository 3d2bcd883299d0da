const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

/** A reader of XML as strict as it needs to be: it throws for what is not well-formed. */
export function readXml(xml: string): Element {
  const [declaration] = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i.exec(xml) ?? [];
  if (declaration === undefined) throw new Error('No declaration');
  const root = { name: '', attributes: {}, children: [] as (Element | string)[] };
  const open = [root];
  const token = /<(\/?)([a-z:_]+)((?: [a-z:_]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  token.lastIndex = declaration.length;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const [, closing, name = '', written = '', empty, text] = token.exec(xml) ?? [];
    const parent = open.at(-1);
    if (parent === undefined || (name === '' && text === undefined)) throw new Error(`Not well-formed at ${at}`);
    if (text !== undefined) {
      if (text.trim() !== '') parent.children.push(unescaped(text));
    } else if (closing === '/') {
      if (parent.name !== name) throw new Error(`${name} closes ${parent.name}`);
      open.pop();
    } else {
      const pairs = [...written.matchAll(/ ([a-z:_]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [] };
      parent.children.push(element);
      if (empty !== '/') open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || typeof only !== 'object' || more.length > 0) throw new Error('Not one element');
  return only;
}

function unescaped(text: string): string {
  if (/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text)) throw new Error('No XML character');
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`No entity ${whole}`);
    return character;
  });
}

export const child = ({ children }: Element, name: string): Element | undefined =>
  children.find((one): one is Element => typeof one === 'object' && one.name === name);
export const textOf = (element: Element, name: string) => child(element, name)?.children.join('') ?? null;
export const all = ({ children }: Element, name: string) =>
  children.filter((one): one is Element => typeof one === 'object' && one.name === name);
