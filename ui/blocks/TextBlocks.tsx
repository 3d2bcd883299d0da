import { FactRow } from '../components/FactRow.tsx';
import { Heading } from '../components/Heading.tsx';
import { DisclosureIcon } from '../components/Icon.tsx';
import { Link, type LinkView } from '../components/Link.tsx';
import { Picture } from '../components/Picture.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import type { FigureView } from './build/block-context.ts';
import type { BlockViewOf } from './build/block-views.ts';
import type { ContentView } from './build/build-content-view.ts';
import { RichTextBody } from './RichTextBody.tsx';

export function PageHead({ block, page }: BlockProps<'page-head'> & { readonly page: ContentView }) {
  return (
    <div className="wrap grid-page page-head">
      <Breadcrumbs crumbs={page.crumbs} />
      <Heading lvl={1} size="3xl">
        {block.title}
      </Heading>
      {block.standfirst === null ? null : <p className="h h-teaser">{block.standfirst}</p>}
      <Byline page={page} />
      {block.portrait === null ? null : (
        <Picture picture={block.portrait} preset="gallery" sizes="(min-width:1024px) 22vw, 160px" first />
      )}
    </div>
  );
}

export function Hero({ block, page }: BlockProps<'hero' | 'berth-hero'> & { readonly page: ContentView }) {
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
            <FactRows facts={facts} />
          </dl>
        )}
      </div>
    </div>
  );
}

function FactRows({ facts }: { readonly facts: BlockViewOf<'facts'>['items'] }) {
  return facts.map(({ label, value }) => <FactRow key={label} label={label} value={value} />);
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

export function RichTextSection({ block }: BlockProps<'rich-text'>) {
  return (
    <BlockSection block={block}>
      <RichTextBody body={block.body} lvl={block.title === null ? 2 : 3} />
    </BlockSection>
  );
}

export function StorySection({ block }: BlockProps<'story'>) {
  const { figure, title, id, body, side } = block;
  return (
    <section className={`wrap grid-page tale tale-${side}`} id={id ?? undefined}>
      <div className="tx">
        <Heading lvl={2} size="2xl" className="mb-6">
          {title}
        </Heading>
        <RichTextBody body={body} lvl={title === null ? 2 : 3} />
      </div>
      {figure === null ? null : <Figure figure={figure} sizes="(min-width:1024px) 54vw, 100vw" />}
    </section>
  );
}

export function Quote({ block }: BlockProps<'quote'>) {
  return (
    <figure className="wrap grid-page said">
      <blockquote className="h h-2xl">
        <q>{block.text}</q>
      </blockquote>
      {block.by === null ? null : <figcaption>{block.by}</figcaption>}
    </figure>
  );
}

export function FactsSection({ block }: BlockProps<'facts'>) {
  return (
    <BlockSection block={block}>
      <dl className="rows num">
        <FactRows facts={block.items} />
      </dl>
    </BlockSection>
  );
}

export function Steps({ block }: BlockProps<'steps'>) {
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

export function Faq({ block }: BlockProps<'faq'>) {
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

/** Renders the breadcrumbs from the homepage to this page (CO7). */
function Breadcrumbs({ crumbs }: { readonly crumbs: readonly LinkView[] }) {
  const t = useTranslate();
  return (
    <nav className="crumbs" aria-label={t('content.crumbs')}>
      <ol>
        {crumbs.map(({ text, href }, at) => (
          <li key={href}>
            {at === crumbs.length - 1 ? <span aria-current="page">{text}</span> : <Link href={href}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Figure({ figure: { picture, caption }, sizes }: { readonly figure: FigureView; readonly sizes: string }) {
  return (
    <figure>
      <Picture picture={picture} preset="gallery" sizes={sizes} />
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

const PICTURE_SIZES = { full: '100vw', wide: '92vw', column: '(min-width:1024px) 60vw, 92vw' };

export function PictureSection({ block: { figure, width } }: BlockProps<'picture'>) {
  return (
    <div className={width === 'full' ? 'plate plate-full' : `wrap grid-page plate plate-${width}`}>
      <Figure figure={figure} sizes={PICTURE_SIZES[width]} />
    </div>
  );
}
