import { type ComponentType, Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Heading } from '../components/Heading.tsx';
import { JumpToMenu } from '../components/JumpToMenu.tsx';
import { ButtonLink, Link, TextLink } from '../components/Link.tsx';
import { useTranslate } from '../i18n/page-language.ts';
import { cardWithoutMarkup } from '../yacht-card/document-cards.ts';
import { YachtCard } from '../yacht-card/YachtCard.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import type { BlockView } from './build/block-views.ts';
import type { ContentView } from './build/build-content-view.ts';
import type { EditablePageProps } from './editor/preview-props.ts';
import type { LazyBlockView } from './LoadedBlock.tsx';
import { withKeys } from './RichTextBody.tsx';
import {
  FactsSection,
  Faq,
  Hero,
  PageHead,
  PictureSection,
  Quote,
  RichTextSection,
  Steps,
  StorySection,
} from './TextBlocks.tsx';

interface Props extends EditablePageProps<ContentView> {
  /** Content between the page's first block and the others. */
  readonly afterFirst?: ReactNode;
}

/** Renders a page made of blocks (RT1, CO1). */
export function ContentPage({ view, afterFirst, Frame }: Props) {
  return (
    <>
      {withKeys(view.blocks, ({ editMark, type }) => editMark ?? type).map(({ key, item: block }, at) => {
        const content = (
          <>
            <Block block={block} page={view} />
            {at === 0 ? afterFirst : null}
          </>
        );
        return Frame ? (
          <Frame key={key} editMark={block.editMark}>
            {content}
          </Frame>
        ) : (
          <Fragment key={key}>{content}</Fragment>
        );
      })}
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

ContentPage.toDocument = import.meta.env.SSR
  ? <View extends ContentView>(view: View) => ({
      ...view,
      blocks: view.blocks.map((block) =>
        'html' in block
          ? { ...block, html: '' }
          : block.type === 'yacht-grid'
            ? { ...block, cards: block.cards.map(cardWithoutMarkup) }
            : block,
      ),
    })
  : undefined;
ContentPage.overPhotograph = ({ blocks }: ContentView) => {
  const [first] = blocks;
  return (first?.type === 'hero' || first?.type === 'berth-hero') && first.figure !== null;
};

/** The components of blocks whose script is part of the page's first load. */
const COMPONENTS: {
  readonly [Type in Exclude<BlockView['type'], LazyBlockView['type']>]: ComponentType<
    BlockProps<Type> & { readonly page: ContentView }
  >;
} = {
  'page-head': PageHead,
  hero: Hero,
  'berth-hero': Hero,
  heading: SectionHeading,
  'rich-text': RichTextSection,
  story: StorySection,
  quote: Quote,
  facts: FactsSection,
  steps: Steps,
  faq: Faq,
  picture: PictureSection,
  'yacht-grid': YachtGrid,
  'yacht-list': YachtRows,
  spacer: ({ block: { size } }) => <div className={`gap-${size}`} />,
  'jump-to': Jump,
  entries: EntryList,
};

type BlockAndPage = { readonly block: BlockView; readonly page: ContentView };

function Block({ block, page }: BlockAndPage) {
  if (!(block.type in COMPONENTS)) {
    return (
      <Suspense fallback={null}>
        <LazyBlock block={block as LazyBlockView} />
      </Suspense>
    );
  }
  const Component = COMPONENTS[block.type as keyof typeof COMPONENTS] as ComponentType<BlockAndPage>;
  return <Component block={block} page={page} />;
}

function SectionHeading({ block: { lvl, size, color, text } }: BlockProps<'heading'>) {
  return (
    <div className={color === 'black' || color === 'blue-dark' ? 'wrap alone' : 'wrap alone on-navy'}>
      <Heading lvl={lvl} size={size} color={color}>
        {text}
      </Heading>
    </div>
  );
}

function EntryList({ block }: BlockProps<'entries'>) {
  return (
    <Suspense fallback={null}>
      <LazyEntries block={block} />
    </Suspense>
  );
}

function Jump({ block: { links, button } }: BlockProps<'jump-to'>) {
  if (links.length === 0) return null;
  return (
    <JumpToMenu links={links}>
      {button === null ? null : (
        <div className="cta">
          <ButtonLink className="btn btn-sm" href={button.href}>
            {button.text}
          </ButtonLink>
        </div>
      )}
    </JumpToMenu>
  );
}

const loadBlock = () => import('./LoadedBlock.tsx').then(({ LoadedBlock }) => ({ default: LoadedBlock }));
const loadEntries = () => import('./EntryBlocks.tsx').then(({ Entries }) => ({ default: Entries }));

/** Renders a rare block. The browser loads its script only for a page that has one. */
const LazyBlock = import.meta.env.SSR ? (await loadBlock()).default : lazy(loadBlock);

/** Renders a list of pages. The server renders it with the page; in the browser its script is a chunk of its own. */
const LazyEntries = import.meta.env.SSR ? (await loadEntries()).default : lazy(loadEntries);

// Loads that chunk as soon as the page's own script runs, in parallel with the messages, so that it is ready in time.
if (!import.meta.env.SSR) loadEntries().catch(() => {});

function YachtGrid({ block }: BlockProps<'yacht-grid'>) {
  const t = useTranslate();
  const { cards, all, trouble, title } = block;
  const more = all && <TextLink href={all.href}>{all.text}</TextLink>;
  return (
    <BlockSection block={block} wide aside={more}>
      {cards.length > 0 ? (
        <div className="cards cards-3">
          {cards.map((card) => (
            <YachtCard key={card.id} card={card} />
          ))}
        </div>
      ) : (
        <p className="muted">{trouble ?? t('content.nothing')}</p>
      )}
      {title === null ? more : null}
    </BlockSection>
  );
}

function YachtRows({ block }: BlockProps<'yacht-list'>) {
  const t = useTranslate();
  return (
    <BlockSection block={block} wide>
      {block.rows.length === 0 ? <p className="muted">{t('content.nothing')}</p> : null}
      <ul className="index num">
        {block.rows.map(({ id, text, href, facts, price }) => (
          <li key={id}>
            <Link href={href}>
              <span className="h h-xl-austin">{text}</span>
              <span className="m">{facts}</span>
              <span className="q">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
