import { Fragment } from 'react';
import type { RichBlock, RichText, Span } from '../../core/content/rich-text.ts';
import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';

/** Renders running text, with its headings at level `lvl`, one below the title of the section. */
export function RichTextBody({ body, lvl = 3 }: { readonly body: RichText; readonly lvl?: 2 | 3 | 4 }) {
  return (
    <div className="prose">
      {withKeys(body, (block) => JSON.stringify(block)).map(({ key, item }) => (
        <Part key={key} block={item} lvl={lvl} />
      ))}
    </div>
  );
}

function Part({ block, lvl }: { readonly block: RichBlock; readonly lvl: 2 | 3 | 4 }) {
  if (block.kind === 'heading') {
    return (
      <Heading lvl={lvl} size="xl-austin">
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {withKeys(block.items, (spans) => spans.map(({ text }) => text).join('')).map(({ key, item }) => (
        <li key={key}>
          <Spans spans={item} />
        </li>
      ))}
    </List>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return withKeys(spans, ({ text }) => text).map(({ key, item: { text, href, mark } }) => {
    const Mark = mark ?? Fragment;
    const words = <Mark>{text}</Mark>;
    return <Fragment key={key}>{href === undefined ? words : <Link href={href}>{words}</Link>}</Fragment>;
  });
}

/** Pairs each item with a React key: its text, and a count for items with the same text. */
export function withKeys<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { key: nth === 0 ? text : `${text} ${nth}`, item };
  });
}
