import { Heading } from '../components/Heading.tsx';
import { DisclosureIcon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { BlockSection } from './BlockSection.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { BerthHeroView, BlockView, HeroView } from './block-view.ts';
import type { ContentView } from './content-view.ts';
import { RichTextBody } from './RichTextBody.tsx';

type Of<Type extends BlockView['type']> = { readonly block: Extract<BlockView, { type: Type }> };

export function PageHead({ block, page }: Of<'page-head'> & { readonly page: ContentView }) {
  return (
    <div className="wrap grid-page page-head">
      <Breadcrumbs crumbs={page.crumbs} />
      <Heading lvl={1} size="3xl">
        {block.title}
      </Heading>
      {block.standfirst === null ? null : <p className="h h-teaser">{block.standfirst}</p>}
      <Byline page={page} />
    </div>
  );
}

export function Hero({ block, page }: { readonly block: HeroView | BerthHeroView; readonly page: ContentView }) {
  const { figure, title, standfirst, facts } = block;
  return (
    <div>
      {figure === null ? null : (
        <div className="hero-pic">
          <Picture picture={figure.picture} preset="hero" sizes="100vw" first />
        </div>
      )}
      <div className="wrap grid-page hero-head">
        <Breadcrumbs crumbs={page.crumbs} />
        <Heading lvl={1} size={title.length > 24 ? '3xl' : '4xl'}>
          {title}
        </Heading>
        <div className="r">
          {standfirst === null ? null : <p className="h h-teaser">{standfirst}</p>}
          {block.type === 'berth-hero' ? <p className="h h-xl-hurme num mt-6">{block.price}</p> : null}
          {figure?.caption ? <p className="small muted mt-4">{figure.caption}</p> : null}
        </div>
        <Byline page={page} />
        {facts.length === 0 ? null : (
          <dl className="hero-facts num">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

function Byline({ page: { byline } }: { readonly page: ContentView }) {
  if (byline === null) return null;
  return (
    <p className="byline">
      {byline.author === null ? null : <Link href={byline.author.href}>{byline.author.text}</Link>}
      {byline.date === null ? null : <time dateTime={byline.date.iso}>{byline.date.text}</time>}
      {byline.notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </p>
  );
}

export function RichTextSection({ block }: Of<'rich-text'>) {
  return (
    <BlockSection block={block}>
      <RichTextBody body={block.body} lvl={block.title === null ? 2 : 3} />
    </BlockSection>
  );
}

export function StorySection({ block }: Of<'story'>) {
  const { figure, title, id, body, side } = block;
  return (
    <section className={`wrap grid-page tale tale-${side}`} id={id ?? undefined}>
      <div className="tx">
        {title === null ? null : (
          <Heading lvl={2} size="2xl" className="mb-6">
            {title}
          </Heading>
        )}
        <RichTextBody body={body} lvl={title === null ? 2 : 3} />
      </div>
      {figure === null ? null : (
        <figure>
          <Picture picture={figure.picture} preset="gallery" sizes="(min-width:1024px) 54vw, 100vw" />
          {figure.caption === null ? null : <figcaption>{figure.caption}</figcaption>}
        </figure>
      )}
    </section>
  );
}

export function Quote({ block }: Of<'quote'>) {
  return (
    <figure className="wrap grid-page said">
      <blockquote className="h h-2xl">
        <q>{block.text}</q>
      </blockquote>
      {block.by === null ? null : <figcaption>{block.by}</figcaption>}
    </figure>
  );
}

export function FactsSection({ block }: Of<'facts'>) {
  return (
    <BlockSection block={block}>
      <dl className="rows num">
        {block.items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}

export function Steps({ block }: Of<'steps'>) {
  return (
    <BlockSection block={block}>
      <ol className="steps">
        {block.items.map(({ title, body }) => (
          <li key={title}>
            <Heading lvl={3} size="xl-austin">
              {title}
            </Heading>
            <RichTextBody body={body} lvl={4} />
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

export function Faq({ block }: Of<'faq'>) {
  return (
    <BlockSection block={block}>
      <div className="questions border-t border-black">
        {block.items.map(({ question, answer }) => (
          <details key={question}>
            <summary className="h h-xl-austin">
              {question} <DisclosureIcon />
            </summary>
            <RichTextBody body={answer} />
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
