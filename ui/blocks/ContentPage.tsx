import { Fragment, type ReactNode, Suspense } from 'react';
import { Heading } from '../components/Heading.tsx';
import { Icon } from '../components/Icon.tsx';
import { JumpTo } from '../components/JumpTo.tsx';
import { Link } from '../components/Link.tsx';
import type { BlockView } from './block-view.ts';
import type { ContentView } from './content-view.ts';
import { FullPicture } from './FullPicture.tsx';
import { LazyBlock } from './lazy-block.ts';
import { LazyEntries } from './lazy-entries.ts';
import { PreviewNotice } from './PreviewNotice.tsx';
import { FactsSection, Faq, Hero, PageHead, Quote, RichTextSection, Steps, StorySection } from './TextBlocks.tsx';
import { withKeys } from './with-keys.ts';
import { YachtGrid, YachtRows } from './YachtBlocks.tsx';

interface Props {
  readonly view: ContentView;
  /** Content between the page's first block and the others. */
  readonly afterFirst?: ReactNode;
}

/** Renders a page made of blocks (RT1, CO1). */
export function ContentPage({ view, afterFirst }: Props) {
  return (
    <>
      {view.preview === null ? null : <PreviewNotice preview={view.preview} />}
      {withKeys(view.blocks, ({ type }) => type).map(({ key, item: block }, at) => (
        <Fragment key={key}>
          <Block block={block} page={view} />
          {at === 0 ? afterFirst : null}
        </Fragment>
      ))}
      {view.next === null ? null : (
        <nav className="wrap next-page" aria-label={view.next.label}>
          <span className="muted ui">{view.next.label}</span>
          <Link className="h h-2xl-tight" href={view.next.href}>
            {view.next.text}
          </Link>
        </nav>
      )}
    </>
  );
}

ContentPage.overPhotograph = ({ blocks, preview }: ContentView) => {
  const [first] = blocks;
  return preview === null && (first?.type === 'hero' || first?.type === 'berth-hero') && first.figure !== null;
};

function Block({ block, page }: { readonly block: BlockView; readonly page: ContentView }) {
  switch (block.type) {
    case 'page-head':
      return <PageHead block={block} page={page} />;
    case 'hero':
    case 'berth-hero':
      return <Hero block={block} page={page} />;
    case 'heading':
      return (
        <div className={block.color === 'black' || block.color === 'blue-dark' ? 'wrap alone' : 'wrap alone on-navy'}>
          <Heading lvl={block.lvl} size={block.size} color={block.color}>
            {block.text}
          </Heading>
        </div>
      );
    case 'rich-text':
      return <RichTextSection block={block} />;
    case 'story':
      return <StorySection block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'facts':
      return <FactsSection block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'faq':
      return <Faq block={block} />;
    case 'picture':
      return <FullPicture block={block} />;
    case 'yacht-grid':
      return <YachtGrid block={block} />;
    case 'yacht-list':
      return <YachtRows block={block} />;
    case 'spacer':
      return <div className={`gap-${block.size}`} />;
    case 'jump-to':
      return <Jump block={block} />;
    case 'entries':
      return <LazyEntries block={block} />;
    default:
      return (
        <Suspense fallback={null}>
          <LazyBlock block={block} />
        </Suspense>
      );
  }
}

function Jump({ block: { links, button } }: { readonly block: Extract<BlockView, { type: 'jump-to' }> }) {
  if (links.length === 0) return null;
  return (
    <JumpTo links={links}>
      {button === null ? null : (
        <div className="cta">
          <Link className="btn btn-sm" href={button.href}>
            {button.text} <Icon name="arrow" />
          </Link>
        </div>
      )}
    </JumpTo>
  );
}
