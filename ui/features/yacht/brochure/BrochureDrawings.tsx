import { G, Path, Svg, Text, View } from '@react-pdf/renderer';
import { BRASS, INK_SOFT } from '../../../drawing/colour.ts';
import { PAGE_MARGINS, PAPER_SIZE, TEXT_WIDTH } from './brochure-paper.ts';
import { brochureStyles, LABEL_FONT, pdfTagProps } from './brochure-style.ts';
import type { BrochurePlansView, BrochureProfileView, PaintedShape } from './build-brochure-drawings.ts';

type BrochureDeck = BrochurePlansView['decks'][number];

const BADGE = {
  position: 'absolute',
  width: 8.4,
  height: 8.4,
  borderRadius: 4.2,
  borderWidth: 0.4,
  borderColor: BRASS,
  backgroundColor: '#ffffff',
} as const;
const BADGE_TEXT = {
  marginTop: 0.9,
  fontFamily: LABEL_FONT,
  fontSize: 4.6,
  lineHeight: 1.2,
  textAlign: 'center',
  color: BRASS,
} as const;

/** On the paper, not of the yacht. */
const POINTS_PER_METER = 72 / 0.0254;
const BAR = 16;
/** Background of the drawing, on which white hulls are visible. */
const BACKGROUND = '#f1efeb';
const BACKGROUND_PADDING = 14;

/**
 * Renders her profile at the stated scale, so that a ruler on the paper measures her; the text is above the drawing, or
 * beside a narrow one.
 */
export function BrochureProfile({ profile }: { readonly profile: BrochureProfileView }) {
  const scale = POINTS_PER_METER / profile.scale;
  const { length, height, draft } = profile;
  const beside = length * scale < TEXT_WIDTH / 2;
  return (
    <View
      wrap={false}
      style={{ marginTop: 28, flexDirection: beside ? 'row' : 'column', justifyContent: 'space-between' }}
    >
      <View style={beside ? brochureStyles.beside : brochureStyles.above}>
        <Text {...pdfTagProps({ role: 'H2' })} style={brochureStyles.title}>
          {profile.title}
        </Text>
        <View style={{ width: TEXT_WIDTH * 0.4, ...(!beside && { alignItems: 'flex-end' }) }}>
          <Text style={[brochureStyles.small, brochureStyles.figures]}>{profile.scaleText}</Text>
          <Text style={brochureStyles.small}>{profile.text}</Text>
        </View>
      </View>
      <View
        {...pdfTagProps({ role: 'Figure', alt: `${profile.title}, ${profile.scaleText}` })}
        style={{ padding: BACKGROUND_PADDING, paddingBottom: 6, backgroundColor: BACKGROUND }}
      >
        <VectorDrawing
          shapes={profile.shapes}
          scale={scale}
          top={height + 1 / scale}
          up
          width={length * scale + 2}
          height={(height + draft) * scale + 4}
        />
        <ScaleBar profile={profile} scale={scale} />
      </View>
    </View>
  );
}

/** Renders the scale bar below a profile. @param scale points per metre */
function ScaleBar({
  profile: { length, marks },
  scale,
}: {
  readonly profile: BrochureProfileView;
  readonly scale: number;
}) {
  return (
    <View style={{ height: BAR, width: length * scale, marginTop: 4, borderTopWidth: 0.5, borderTopColor: INK_SOFT }}>
      {marks.map(({ at, text }) => (
        <View key={at} style={{ position: 'absolute', left: at * scale, top: 0 }}>
          <View style={{ width: 0.5, height: text === null ? 3 : 5, backgroundColor: INK_SOFT }} />
          {text === null ? null : (
            <Text style={[brochureStyles.small, brochureStyles.figures, { width: 40 }]}>{text}</Text>
          )}
        </View>
      ))}
    </View>
  );
}

interface PlansProps extends Pick<BrochurePlansView, 'title' | 'text'> {
  /** Decks of one page. */
  readonly decks: readonly BrochureDeck[];
  /** Whether the decks are set closer together. */
  readonly tight: boolean;
}

/** Renders the deck plans of a page as wide as the text, to one scale, each with the legend of its numbers. */
export function BrochurePlans({ title, text, decks, tight }: PlansProps) {
  return (
    <View>
      <Text {...pdfTagProps({ role: 'H2' })} style={brochureStyles.title}>
        {title}
      </Text>
      <Text style={[brochureStyles.small, { marginTop: 3, marginBottom: 4 }]}>{text}</Text>
      {decks.map((deck) => (
        <Deck key={deck.title} deck={deck} above={tight ? 8 : 14 + extraDeckPlanSpacing(decks)} />
      ))}
    </View>
  );
}

/** Renders a deck with its legend. @param above points of space above it */
function Deck({ deck, above }: { readonly deck: BrochureDeck; readonly above: number }) {
  const { title, shapes, length, beam, rooms, legend } = deck;
  const scale = deckPlanScale(deck);
  const edge = length * DECK_PLAN_MARGIN_SHARE;
  const top = beam / 2 + edge;
  return (
    <View wrap={false} style={{ marginTop: above }}>
      <Text {...pdfTagProps({ role: 'H3' })} style={brochureStyles.groupTitle}>
        {title}
      </Text>
      <View {...pdfTagProps({ role: 'Figure', alt: title })} style={{ marginTop: 8 }}>
        <VectorDrawing
          shapes={shapes}
          scale={scale}
          left={edge}
          top={top}
          width={(length + 2 * edge) * scale}
          height={2 * top * scale}
        />
        {rooms.map(({ number, x, y }) => (
          <RoomNumber key={number} number={number} x={(edge + x) * scale} y={(top + y) * scale} />
        ))}
      </View>
      <Text style={[brochureStyles.small, { marginTop: 4 }]}>{legend}</Text>
    </View>
  );
}

/** Renders a room's number on a plan; `x` and `y` are points. */
function RoomNumber({ number, x, y }: Readonly<Record<'number' | 'x' | 'y', number>>) {
  return (
    <View style={[BADGE, { left: x - BADGE.width / 2, top: y - BADGE.height / 2 }]}>
      <Text style={BADGE_TEXT}>{number}</Text>
    </View>
  );
}

/** Margin around a plan for the width of its lines, as a share of the length. */
export const DECK_PLAN_MARGIN_SHARE = 0.008;
/** Points: what a deck needs besides its drawing, with a legend of two lines; the height of a page's title and text. */
const LEGEND_HEIGHT = 68;
const HEAD_HEIGHT = 46;

/** Returns the scale in points per metre at which a plan with its margins is as wide as the text. */
export function deckPlanScale({ length }: Pick<BrochureDeck, 'length'>): number {
  return TEXT_WIDTH / (length * (1 + 2 * DECK_PLAN_MARGIN_SHARE));
}

const AVAILABLE_HEIGHT = PAPER_SIZE.height - PAGE_MARGINS.top - PAGE_MARGINS.foot - HEAD_HEIGHT;
/** Greatest extra space between decks in points. */
const MAX_EXTRA_SPACE = 40;

/** Returns the height of a deck with its legend in points. */
function heightOf(deck: BrochureDeck): number {
  return (deck.beam + 2 * deck.length * DECK_PLAN_MARGIN_SHARE) * deckPlanScale(deck) + LEGEND_HEIGHT;
}

/**
 * Divides the decks evenly among as few pages as possible; the last ones may have a deck less. Only their measures count,
 * so that a brochure has the same number of pages in every language.
 */
export function pagesOfDeckPlans(decks: readonly BrochureDeck[]): readonly (readonly BrochureDeck[])[] {
  const [first] = decks;
  if (first === undefined) return [];
  const pages = Math.ceil(decks.length / Math.max(1, Math.floor(AVAILABLE_HEIGHT / heightOf(first))));
  const start = (page: number) => Math.ceil((page * decks.length) / pages);
  return Array.from({ length: pages }, (_, page) => decks.slice(start(page), start(page + 1)));
}

/** Returns the extra space between the decks of a page in points, from the space that the page has left. */
export function extraDeckPlanSpacing(decks: readonly BrochureDeck[]): number {
  const used = decks.reduce((sum, deck) => sum + heightOf(deck), 0);
  return Math.max(0, Math.min(MAX_EXTRA_SPACE, (AVAILABLE_HEIGHT - used) / Math.max(1, decks.length)));
}

interface VectorDrawingProps {
  readonly shapes: readonly PaintedShape[];
  /** Points per metre. */
  readonly scale: number;
  /** Metres from the drawing's left and upper edges to its origin. */
  readonly left?: number;
  readonly top: number;
  /** Whether `y` is positive upwards. */
  readonly up?: boolean;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** Renders shapes, whose measures are in metres, as vectors. */
function VectorDrawing({ shapes, scale, left = 0, top, up = false, width, height }: VectorDrawingProps) {
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <G transform={`translate(${left * scale} ${top * scale}) scale(${scale} ${up ? -scale : scale})`}>
        {shapes.map(({ path, fill, stroke, width: line, dash }) => (
          <Path
            key={`${fill} ${stroke} ${path}`}
            d={path}
            fill={fill ?? 'none'}
            {...(stroke !== null && { stroke, strokeWidth: line })}
            {...(dash !== null && { strokeDasharray: dash.join(' ') })}
          />
        ))}
      </G>
    </Svg>
  );
}
