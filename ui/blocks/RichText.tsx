import { Fragment } from 'react';
import type { RichText as RichTextTree, Span } from '../../core/content/rich-text.ts';
import { Link } from '../components/Link.tsx';

export function RichText({ body }: { readonly body: RichTextTree }) {
  return (
    <div className="prose">
      {body.map((block, at) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: running text has no other identity than its order
          <p key={at}>
            <Spans spans={block.spans} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: running text has no other identity than its order
          <ul key={at}>
            {block.items.map((spans, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: running text has no other identity than its order
              <li key={place}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map(({ text, href }) =>
    href === undefined ? (
      <Fragment key={text}>{text}</Fragment>
    ) : (
      <Link key={text} href={href}>
        {text}
      </Link>
    ),
  );
}
