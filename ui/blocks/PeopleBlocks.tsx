import { Heading } from '../components/Heading.tsx';
import { Link } from '../components/Link.tsx';
import { BlockSection } from './BlockSection.tsx';
import type { BlockView } from './block-view.ts';
import { Persons } from './EntryBlocks.tsx';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

export function People({ block }: Of<'people'>) {
  return (
    <BlockSection block={block} wide>
      <Persons entries={block.people} lvl={block.title === null ? 2 : 3} />
    </BlockSection>
  );
}

export function Sitemap({ block }: Of<'sitemap'>) {
  return (
    <section className="wrap passage">
      {block.groups.map(({ title, links }) => (
        <div key={title} className="mb-12">
          <Heading lvl={2} size="2xl" className="mb-6">
            {title}
          </Heading>
          <ul className="office-list">
            {links.map(({ text, href }) => (
              <li key={href}>
                <Link className="text-link" href={href}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
