import { Text, View } from '@react-pdf/renderer';
import { BRASS, LABEL_FONT, MARGIN, MEASURE, PAPER, styles } from './brochure-style.ts';
import type { BrochureDeck, BrochurePlans as PlansView } from './brochure-view.ts';
import { Drawing } from './Drawing.tsx';

/** Of the length, what stays free around a plan for the width of its lines. */
const EDGE = 0.008;
/** Points. */
const DISC = 8.4;
/** Points that a deck takes besides its drawing, and the whole set besides its decks. */
const WORDS = 66;
const HEAD = 56;
/** Of the text’s width, what a plan takes at least: where that is too much for one page there are two. */
const LEAST = 0.5;

/** Points of a meter: all decks on one page where that can be. */
function scaleOf(decks: readonly BrochureDeck[]): number {
  const { length, beam } = decks[0] ?? { length: 1, beam: 1 };
  const widest = MEASURE / (length * (1 + 2 * EDGE));
  const room = PAPER.height - MARGIN.top - MARGIN.foot - HEAD - decks.length * WORDS;
  return Math.max(widest * LEAST, Math.min(widest, room / (decks.length * (beam + 2 * length * EDGE))));
}

/** Her decks to one scale, each with what its numbers stand for. */
export function BrochurePlans({ title, text, decks }: PlansView) {
  return (
    <View>
      <Text style={styles.title}>{title}</Text>
      <Text style={[styles.small, { marginTop: 3, marginBottom: 4 }]}>{text}</Text>
      {decks.map((deck) => (
        <Deck key={deck.title} deck={deck} scale={scaleOf(decks)} />
      ))}
    </View>
  );
}

interface DeckProps {
  readonly deck: BrochureDeck;
  readonly scale: number;
}

function Deck({ deck: { title, shapes, length, beam, rooms, legend }, scale }: DeckProps) {
  const edge = length * EDGE;
  const top = beam / 2 + edge;
  return (
    <View wrap={false} style={{ marginTop: 14 }}>
      <Text style={styles.groupTitle}>{title}</Text>
      <View style={{ marginTop: 8 }}>
        <Drawing
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
      <Text style={[styles.small, { marginTop: 4 }]}>{legend}</Text>
    </View>
  );
}

interface RoomNumberProps {
  readonly number: number;
  /** Points. */
  readonly x: number;
  readonly y: number;
}

function RoomNumber({ number, x, y }: RoomNumberProps) {
  return (
    <View
      style={{
        position: 'absolute',
        left: x - DISC / 2,
        top: y - DISC / 2,
        width: DISC,
        height: DISC,
        borderRadius: DISC / 2,
        borderWidth: 0.4,
        borderColor: BRASS,
        backgroundColor: '#ffffff',
      }}
    >
      <Text
        style={{
          marginTop: 0.9,
          fontFamily: LABEL_FONT,
          fontSize: 4.6,
          lineHeight: 1.2,
          textAlign: 'center',
          color: BRASS,
        }}
      >
        {number}
      </Text>
    </View>
  );
}
