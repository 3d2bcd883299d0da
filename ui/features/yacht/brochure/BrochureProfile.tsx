import { Text, View } from '@react-pdf/renderer';
import { INK_SOFT } from '../../../drawing/colour.ts';
import { styles, TEXT_WIDTH } from './brochure-style.ts';
import type { BrochureProfileView } from './brochure-view.ts';
import { tagged } from './pdf-tag.ts';
import { VectorDrawing } from './VectorDrawing.tsx';

/** Points in a meter of paper. */
const METER = 72 / 0.0254;
const BAR = 16;
/** Background of the drawing, on which white hulls are visible. */
const BACKGROUND = '#f1efeb';
const BACKGROUND_PADDING = 14;

/**
 * Renders her profile at the stated scale, so that a ruler on the paper measures her; the text is beside a narrow
 * drawing.
 */
export function BrochureProfile({ profile }: { readonly profile: BrochureProfileView }) {
  const point = METER / profile.scale;
  const { length, height, draft } = profile;
  const beside = length * point < TEXT_WIDTH / 2;
  return (
    <View
      wrap={false}
      style={{ marginTop: 28, flexDirection: beside ? 'row' : 'column', justifyContent: 'space-between' }}
    >
      <View style={beside ? styles.beside : styles.above}>
        <Text {...tagged({ role: 'H2' })} style={styles.title}>
          {profile.title}
        </Text>
        <View style={{ width: TEXT_WIDTH * 0.4, ...(!beside && { alignItems: 'flex-end' }) }}>
          <Text style={[styles.small, styles.figures]}>{profile.scaleText}</Text>
          <Text style={styles.small}>{profile.text}</Text>
        </View>
      </View>
      <View
        {...tagged({ role: 'Figure', alt: `${profile.title}, ${profile.scaleText}` })}
        style={{ padding: BACKGROUND_PADDING, paddingBottom: 6, backgroundColor: BACKGROUND }}
      >
        <VectorDrawing
          shapes={profile.shapes}
          scale={point}
          top={height + 1 / point}
          up
          width={length * point + 2}
          height={(height + draft) * point + 4}
        />
        <ScaleBar profile={profile} point={point} />
      </View>
    </View>
  );
}

function ScaleBar({
  profile: { length, marks },
  point,
}: {
  readonly profile: BrochureProfileView;
  readonly point: number;
}) {
  return (
    <View style={{ height: BAR, width: length * point, marginTop: 4, borderTopWidth: 0.5, borderTopColor: INK_SOFT }}>
      {marks.map(({ at, text }) => (
        <View key={at} style={{ position: 'absolute', left: at * point, top: 0 }}>
          <View style={{ width: 0.5, height: text === null ? 3 : 5, backgroundColor: INK_SOFT }} />
          {text === null ? null : <Text style={[styles.small, styles.figures, { width: 40 }]}>{text}</Text>}
        </View>
      ))}
    </View>
  );
}
