import { Image, Page, Text, View } from '@react-pdf/renderer';
import { BRASS } from '../../../drawing/colour.ts';
import { HAIRLINE, MARGINS, noWidow, PAPER, styles, TEXT_WIDTH, tagged } from './brochure-style.ts';
import type { BrochurePicture, BrochureProps, BrochureView } from './build-brochure-view.ts';

/** Greatest share of the page's height for the picture; a taller one is cropped above and below, never at the bow. */
const TALLEST = 0.56;

/** Renders the cover: her photograph to the edges of the paper, her name, price and key figures (YA1). */
export function BrochureCover({ view, pictures }: BrochureProps) {
  const photograph = pictures.get(view.hero.src);
  return (
    <Page size="A4" style={[styles.page, { paddingTop: 0 }]} bookmark={view.name}>
      {photograph === undefined ? (
        <View style={{ height: MARGINS.top * 2 }} />
      ) : (
        <Image
          src={photograph}
          {...tagged({ role: 'Figure', alt: view.hero.caption })}
          style={{
            marginLeft: -MARGINS.side,
            width: PAPER.width + 1,
            height: bleedHeight(view.hero),
            objectFit: 'cover',
          }}
        />
      )}
      <View style={styles.body}>
        <View style={{ marginTop: 30 }}>
          <Text style={{ color: BRASS, fontSize: 9.5 }}>{view.offer}</Text>
          <Text
            {...tagged({ role: 'H1' })}
            style={[styles.display, { marginTop: 8, marginLeft: -2, fontSize: nameSize(view.name) }]}
          >
            {view.name}
          </Text>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 14 }}>
            <Text style={[styles.standfirst, styles.soft, { width: TEXT_WIDTH * 0.5 }]}>{noWidow(view.kindLine)}</Text>
            <View style={{ width: TEXT_WIDTH * 0.44, alignItems: 'flex-end' }}>
              <Text style={[styles.figures, { fontSize: 13, lineHeight: 1.42, textAlign: 'right' }]}>
                {view.price.text}
              </Text>
              {view.price.note === null ? null : <Text style={styles.label}>{view.price.note}</Text>}
            </View>
          </View>
        </View>
        <KeyFigures keys={view.keys} />
      </View>
      <View style={styles.foot} {...tagged({ role: 'Artifact' })}>
        <Text>{view.house}</Text>
      </View>
    </Page>
  );
}

function KeyFigures({ keys }: { readonly keys: BrochureView['keys'] }) {
  return (
    <View style={{ flexDirection: 'row', borderTopWidth: 0.75, marginBottom: 12 }}>
      {keys.map(({ label, value, unit }, at) => (
        <View
          key={label}
          style={{
            flexGrow: 1,
            paddingTop: 9,
            paddingLeft: at === 0 ? 0 : 8,
            paddingRight: 6,
            borderLeftWidth: at === 0 ? 0 : 0.5,
            borderLeftColor: HAIRLINE,
          }}
        >
          <Text style={styles.label}>{label}</Text>
          <Text style={[styles.display, { fontSize: 21, lineHeight: 1.3 }]}>
            {value}
            {unit === null ? null : <Text style={{ fontSize: 10 }}>{`\u00a0${unit}`}</Text>}
          </Text>
        </View>
      ))}
    </View>
  );
}

function bleedHeight({ width, height }: BrochurePicture): number {
  return Math.min((PAPER.width * height) / width, PAPER.height * TALLEST);
}

/** Returns the font size in points at which her longest word fits; it is smaller for a name of several lines. */
function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const largest = name.length > 26 ? 44 : 60;
  return Math.min(largest, TEXT_WIDTH / (longest * 0.56));
}
