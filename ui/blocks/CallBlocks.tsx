import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import type { BlockView, LinkView } from './block-view.ts';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

/** Renders a call to action with one link: to a form or to the newsletter. */
export function CallToAction({ block, link }: (Of<'form'> | Of<'newsletter'>) & { readonly link: LinkView }) {
  const { title, id, text } = block;
  return (
    <section className="wrap grid-page call" id={id ?? undefined}>
      <div className="a">
        {title === null ? null : (
          <Heading lvl={2} size="2xl">
            {title}
          </Heading>
        )}
        {text === null ? null : <p className="prose mt-4">{text}</p>}
      </div>
      <div className="b">
        <Link className="btn" href={link.href}>
          {link.text} <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

const THEMES = { filled: 'btn', outline: 'btn btn-line', text: 'link' } as const;

export function ButtonGroup({ block }: Of<'button-group'>) {
  return (
    <div className={`wrap buttons buttons-${block.alignment}`}>
      {block.buttons.map(({ text, href, theme }) => (
        <Link key={`${href} ${text}`} className={THEMES[theme]} href={href}>
          <span>{text}</span> <Icon name="arrow" />
        </Link>
      ))}
    </div>
  );
}
