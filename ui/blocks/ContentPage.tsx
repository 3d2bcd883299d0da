import { Clock } from '../components/Clock.tsx';
import { Heading } from '../components/Heading.tsx';
import { OpenerIcon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import type { BlockView, OfficeRowView, SitemapGroupView } from './block-view.ts';
import { RichText } from './RichText.tsx';

export interface ContentView {
  readonly blocks: readonly BlockView[];
}

/** A page made of blocks (product.md RT1, CO1). */
export function ContentPage({ view }: { readonly view: ContentView }) {
  return view.blocks.map((block) => (
    <Block key={`${block.type} ${'title' in block ? block.title : ''}`} block={block} />
  ));
}

function Block({ block }: { readonly block: BlockView }) {
  switch (block.type) {
    case 'page-head':
      return (
        <div className="wrap grid-page page-head">
          <Heading lvl={1} size="3xl">
            {block.title}
          </Heading>
          {block.standfirst === null ? null : <p className="h h-teaser">{block.standfirst}</p>}
        </div>
      );
    case 'rich-text':
      return (
        <Titled title={block.title}>
          <RichText body={block.body} />
        </Titled>
      );
    case 'questions':
      return (
        <Titled title={block.title}>
          <div className="questions border-t border-black">
            {block.items.map(({ question, answer }) => (
              <details key={question} name="questions">
                <summary className="h h-xl-austin">
                  {question} <OpenerIcon />
                </summary>
                <RichText body={answer} />
              </details>
            ))}
          </div>
        </Titled>
      );
    case 'offices':
      return <Offices title={block.title} offices={block.offices} />;
    case 'sitemap':
      return <Sitemap groups={block.groups} />;
  }
}

function Titled({ title, children }: { readonly title: string | null; readonly children: React.ReactNode }) {
  return (
    <section className="wrap grid-page passage">
      {title === null ? null : (
        <Heading lvl={2} size="2xl">
          {title}
        </Heading>
      )}
      <div className="body">{children}</div>
    </section>
  );
}

function Offices({ title, offices }: { readonly title: string; readonly offices: readonly OfficeRowView[] }) {
  return (
    <section className="wrap passage">
      <Heading lvl={2} className="mb-8">
        {title}
      </Heading>
      <ul className="office-list num">
        {offices.map(({ id, name, country, timezone, time, phone, email }) => (
          <li key={id} id={id}>
            <div className="flex justify-between gap-4 items-baseline">
              <Heading lvl={3} size="lg">
                {name}
              </Heading>
              <span className="facts-size muted">
                <Clock timezone={timezone} time={time} />
              </span>
            </div>
            <p className="facts-size muted">{country}</p>
            <p>
              <Link className="text-link" href={phone.href}>
                {phone.text}
              </Link>
            </p>
            <p>
              <Link className="text-link" href={`mailto:${email}`}>
                {email}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sitemap({ groups }: { readonly groups: readonly SitemapGroupView[] }) {
  return (
    <section className="wrap passage">
      {groups.map(({ title, links }) => (
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
