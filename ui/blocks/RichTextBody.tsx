import { Fragment } from 'react';
import type { RichBlock, RichText, Span } from '../../core/content/rich-text.ts';
import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { withKeys } from './with-keys.ts';

/** Renders running text; its headings begin one level below the title of the section it is in. */
export function RichTextBody({ body, lvl = 3 }: { readonly body: RichText; readonly lvl?: 2 | 3 | 4 }) {
  return (
    <div className="prose">
      {withKeys(body, saidIn).map(({ key, item }) => (
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
      {withKeys(block.items, textOf).map(({ key, item }) => (
        <li key={key}>
          <Spans spans={item} />
        </li>
      ))}
    </List>
  );
}

function saidIn(block: RichBlock): string {
  if (block.kind === 'heading') return block.text;
  return block.kind === 'paragraph' ? textOf(block.spans) : block.items.map(textOf).join();
}

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return withKeys(spans, ({ text }) => text).map(({ key, item: { text, href, mark } }) => {
    const Mark = mark ?? Fragment;
    const words = <Mark>{text}</Mark>;
    return <Fragment key={key}>{href === undefined ? words : <Link href={href}>{words}</Link>}</Fragment>;
  });
}
