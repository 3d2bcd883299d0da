import { Text, View } from '@react-pdf/renderer';
import { BRASS } from '../../../drawing/colour.ts';
import { LABEL_FONT, styles } from './brochure-style.ts';
import type { BrochureDeck, BrochurePlansView } from './brochure-view.ts';
import { tagged } from './pdf-tag.ts';
import { EDGE_SHARE, extraSpace, planScale } from './plan-pages.ts';
import { VectorDrawing } from './VectorDrawing.tsx';

/** Points. */
const BADGE_SIZE = 8.4;

interface PlansProps extends Pick<BrochurePlansView, 'title' | 'text'> {
  /** Decks of one page. */
  readonly decks: readonly BrochureDeck[];
  readonly tight: boolean;
}

/** Renders the deck plans of a page across the text, to one scale, each with the legend of its numbers. */
export function BrochurePlans({ title, text, decks, tight }: PlansProps) {
  return (
    <View>
      <Text {...tagged({ role: 'H2' })} style={styles.title}>
        {title}
      </Text>
      <Text style={[styles.small, { marginTop: 3, marginBottom: 4 }]}>{text}</Text>
      {decks.map((deck) => (
        <Deck key={deck.title} deck={deck} scale={planScale(deck)} above={tight ? 8 : 14 + extraSpace(decks)} />
      ))}
    </View>
  );
}

interface DeckProps {
  readonly deck: BrochureDeck;
  readonly scale: number;
  /** Points of space above it. */
  readonly above: number;
}

function Deck({ deck: { title, shapes, length, beam, rooms, legend }, scale, above }: DeckProps) {
  const edge = length * EDGE_SHARE;
  const top = beam / 2 + edge;
  return (
    <View wrap={false} style={{ marginTop: above }}>
      <Text {...tagged({ role: 'H3' })} style={styles.groupTitle}>
        {title}
      </Text>
      <View {...tagged({ role: 'Figure', alt: title })} style={{ marginTop: 8 }}>
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
        left: x - BADGE_SIZE / 2,
        top: y - BADGE_SIZE / 2,
        width: BADGE_SIZE,
        height: BADGE_SIZE,
        borderRadius: BADGE_SIZE / 2,
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
