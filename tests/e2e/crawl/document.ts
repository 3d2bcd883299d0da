/** The parts of a page's document that a crawler reads; entities are decoded. */
export interface CrawledDocument {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  /** Addresses by hreflang. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly language: string;
  readonly headings: readonly string[];
  readonly isIndexable: boolean;
  /** The targets of its links, as written. */
  readonly links: readonly string[];
  /** All texts, with the names of images and controls. */
  readonly words: readonly string[];
  /** Ids of its elements. */
  readonly ids: readonly string[];
  /** The class names of its elements. */
  readonly classes: ReadonlySet<string>;
}

/** Parses the markup that the site's server writes: attributes in double quotes, no comments inside tags. */
export function readDocument(html: string): CrawledDocument {
  const tags = [...html.matchAll(/<(a|link|meta|html|img|input|button|section|nav|svg)\b([^>]*)>/g)].map(
    ([, name = '', rest = '']) => ({ name, attributes: attributesOf(rest) }),
  );
  const named = (name: string) => tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes);
  const meta = (name: string) =>
    named('meta')
      .find((tag) => tag.get('name') === name)
      ?.get('content') ?? '';
  const links = named('link');
  const body = html.slice(html.indexOf('<body'));
  const visible = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ');
  return {
    title: text(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: links.find((tag) => tag.get('rel') === 'canonical')?.get('href') ?? null,
    alternates: new Map(
      links.flatMap((tag): [string, string][] => {
        const language = tag.get('hreflang');
        return language === undefined ? [] : [[language, tag.get('href') ?? '']];
      }),
    ),
    language: named('html')[0]?.get('lang') ?? '',
    headings: [...visible.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) => text(inner)),
    isIndexable: !meta('robots').includes('noindex'),
    links: named('a').flatMap((tag) => tag.get('href') ?? []),
    words: [
      text(visible.replace(/<[^>]+>/g, '\n')),
      ...tags.flatMap(({ attributes }) => [attributes.get('alt') ?? [], attributes.get('aria-label') ?? []].flat()),
    ],
    ids: [...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id),
    classes: new Set([...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))),
  };
}

function attributesOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), text(value)]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function text(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '').trim();
}
