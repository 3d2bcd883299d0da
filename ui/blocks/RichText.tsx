import { Fragment } from 'react';
import type { RichText as RichTextTree, Span } from '../../core/content/rich-text.ts';
import { Link } from '../components/Link.tsx';

export function RichText({ body }: { readonly body: RichTextTree }) {
  return (
    <div className="prose">
      {body.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={textOf(block.spans)}>
            <Spans spans={block.spans} />
          </p>
        ) : (
          <ul key={block.items.map(textOf).join()}>
            {block.items.map((spans) => (
              <li key={textOf(spans)}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** What running text says is all the identity it has. */
function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
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
