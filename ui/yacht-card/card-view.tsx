import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Market } from '../../core/market/market.ts';
import type { MediaAsset } from '../../core/media/media-asset.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';
import { asInnerHtml } from '../components/as-inner-html.ts';
import { Heading } from '../components/Heading.tsx';
import { Link, NewTabTextContext } from '../components/Link.tsx';
import { Picture, THREE_COLUMN_SIZES } from '../components/Picture.tsx';
import { type CardAvailability, type CardContext, type CardFacts, cardFacts, cruisingFacts } from './card-facts.ts';
import { heroAsset } from './hero-picture.ts';

/** How a card stands on its page. */
interface CardLayout {
  /** Heading level of her name: 2 in a list, 3 under a section's title. */
  readonly lvl: 2 | 3;
  readonly sizes: string;
  readonly first?: boolean;
  readonly eager?: boolean;
}

const LIST_SIZES = '(min-width:1600px) 24vw, (min-width:1024px) 35vw, (min-width:640px) 46vw, 92vw';

const LAYOUTS = {
  list: { lvl: 2, sizes: LIST_SIZES },
  'list-eager': { lvl: 2, sizes: LIST_SIZES, eager: true },
  'list-first': { lvl: 2, sizes: LIST_SIZES, first: true },
  /** Three in a row without a title above them. */
  three: { lvl: 2, sizes: THREE_COLUMN_SIZES },
  'three-eager': { lvl: 2, sizes: THREE_COLUMN_SIZES, eager: true },
  'three-first': { lvl: 2, sizes: THREE_COLUMN_SIZES, first: true },
  /** Three in a row below the title of their section. */
  section: { lvl: 3, sizes: THREE_COLUMN_SIZES },
  lead: { lvl: 3, sizes: '(min-width:1024px) 64vw, 92vw' },
} as const satisfies Record<string, CardLayout>;

export type CardLayoutName = keyof typeof LAYOUTS;

/** A yacht's card: its markup, and what its buttons need. */
export interface CardView extends Pick<CardFacts, 'id' | 'market' | 'name' | 'href'> {
  /** '' in the data of a document, whose markup contains it. */
  readonly html: string;
}

interface CardViewContext extends CardContext {
  /** The text for screen readers after a link that opens a new tab; missing where links stay in the window. */
  readonly newTab?: string;
}

interface KeptCard extends Pick<CardViewContext, 'translate'> {
  readonly yacht: Yacht;
  readonly asset: MediaAsset | null;
  readonly card: CardView;
}

/** Bytes of markup that are kept: some three thousand cards. */
const MAX_KEPT = 8_000_000;
/** Rendered cards, by yacht, market, layout and the reader's preferences. */
const kept = new LRUCache<string, KeptCard>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ card }, key) => card.html.length + key.length + 200,
});

/**
 * Renders a yacht's card: image, name, builder and year, key facts, one price line. React renders only its buttons in
 * the page, so that most of a list is neither rendered again nor hydrated.
 * @param market the market on which she is shown
 * @param days the wanted nights; null if there are none
 */
export async function cardView(
  yacht: Yacht,
  market: Market,
  layout: CardLayoutName,
  context: CardViewContext,
  days: CardAvailability | null = null,
): Promise<CardView> {
  const { locale, href, translate, preferences, now, media, newTab = '' } = context;
  const asset = await heroAsset(yacht, media);
  const { currency, unit } = preferences;
  const shown = [yacht.id, market, layout, locale, currency, unit, now.slice(0, 10), href('/'), newTab, days?.text];
  const key = [...shown, ...(context.waters?.length ? cruisingFacts(yacht, context) : [])].join(' ');
  const known = kept.get(key);
  if (known?.yacht === yacht && known.asset === asset && known.translate === translate) return known.card;
  const facts = cardFacts(yacht, market, asset, context);
  const card = renderCard(
    days === null ? facts : { ...facts, href: facts.href + days.query, days: days.text },
    layout,
    newTab,
  );
  kept.set(key, { yacht, asset, translate, card });
  return card;
}

/** Renders a card of these facts. @param newTab as in the context; '' for none */
export function renderCard(facts: CardFacts, layout: CardLayoutName, newTab = ''): CardView {
  const { id, market, name, href } = facts;
  const html = renderToStaticMarkup(
    <NewTabTextContext value={newTab || null}>
      <CardContent facts={facts} layout={LAYOUTS[layout]} />
    </NewTabTextContext>,
  );
  return { id, market, name, href, html: asInnerHtml(html) };
}

function CardContent({ facts: card, layout }: { readonly facts: CardFacts; readonly layout: CardLayout }) {
  const { lvl, sizes, first = false, eager = first } = layout;
  return (
    <>
      <div className="pic">
        <Picture picture={card.picture} preset="card" sizes={sizes} first={first} eager={eager} />
        {card.ribbon === null ? null : <span className="ribbon">{card.ribbon}</span>}
      </div>
      <div className="row">
        <Heading lvl={lvl} size="lg">
          <Link href={card.href}>{card.name}</Link>
        </Heading>
        <p className="by">{card.by}</p>
      </div>
      <p className="facts">
        {card.facts.map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
      </p>
      {card.days === undefined ? null : <p className="by">{card.days}</p>}
      <p className="price">{card.price}</p>
    </>
  );
}
