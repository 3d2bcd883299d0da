import { Text, View } from '@react-pdf/renderer';
import { INK_SOFT } from '../../../drawing/colour.ts';
import { TEXT_WIDTH } from './brochure-paper.ts';
import { brochureStyles, noWidow, pdfTagProps } from './brochure-style.ts';
import type { BrochureView } from './build-brochure-view.ts';

const COLUMNS = 3;
/** Points: the style of a feature, the space above the list, and the space between its groups. */
const LOOSE = { type: { marginTop: 3, fontSize: 8.5 }, above: 34, between: 14 };
const TIGHT = { type: { marginTop: 2, fontSize: 7.75, lineHeight: 1.35 }, above: 18, between: 8 };

type Features = NonNullable<BrochureView['aboard']>;

/** Renders her features in three columns. */
export function BrochureFeatures({ title, groups, tight }: Features & { readonly tight: boolean }) {
  const { type, above, between } = tight ? TIGHT : LOOSE;
  return (
    <View style={{ marginTop: above }}>
      <Text {...pdfTagProps({ role: 'H2' })} style={brochureStyles.title} minPresenceAhead={80}>
        {title}
      </Text>
      <View style={{ flexDirection: 'row', columnGap: 22, marginTop: 16 }}>
        {inColumns(groups).map((column) => (
          <View key={column[0]?.title ?? ''} style={{ flexGrow: 1, flexBasis: 0 }}>
            {column.map((group) => (
              <View key={group.title} style={{ marginBottom: between }} wrap={false}>
                <Text {...pdfTagProps({ role: 'H3' })} style={brochureStyles.groupTitle}>
                  {group.title}
                </Text>
                {group.features.map((feature) => (
                  <Text key={feature} style={{ ...type, color: INK_SOFT }}>
                    {noWidow(feature)}
                  </Text>
                ))}
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

/** Puts each group into the column that is shortest so far; a title counts as two features. */
function inColumns(groups: Features['groups']) {
  const columns = Array.from({ length: COLUMNS }, () => ({ rows: 0, groups: [] as Features['groups'] }));
  for (const group of groups) {
    const shortest = columns.reduce((least, column) => (column.rows < least.rows ? column : least));
    shortest.groups.push(group);
    shortest.rows += group.features.length + 2;
  }
  return columns.map((column) => column.groups);
}

type Group = BrochureView['specification']['groups'][number];
/** Points: the width of one of the two columns of the specification. */
const COLUMN = (TEXT_WIDTH - 28) / 2;

/** Renders her particulars in two columns of similar length. Page breaks divide groups only between rows. */
export function BrochureSpecification({ title, groups }: BrochureView['specification']) {
  const at = columnBreak(groups);
  return (
    <View>
      <Text {...pdfTagProps({ role: 'H2' })} style={[brochureStyles.title, { marginBottom: 16 }]}>
        {title}
      </Text>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        {[groups.slice(0, at), groups.slice(at)].map((column) => (
          <View key={column[0]?.title ?? ''} style={{ width: COLUMN }}>
            {column.map((group) => (
              <SpecificationGroup key={group.title} {...group} />
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

function SpecificationGroup({ title, rows }: Group) {
  return (
    <View style={{ marginBottom: 14 }}>
      <Text {...pdfTagProps({ role: 'H3' })} style={brochureStyles.groupTitle} minPresenceAhead={40}>
        {title}
      </Text>
      {rows.map(({ label, value, other }) => (
        <View key={label} style={brochureStyles.row} wrap={false}>
          <Text style={[brochureStyles.soft, { flexShrink: 1, paddingRight: 10 }]}>{label}</Text>
          <View style={{ maxWidth: COLUMN * 0.66, flexShrink: 0, flexDirection: 'row', justifyContent: 'flex-end' }}>
            <Text style={{ textAlign: 'right' }}>{value}</Text>
            {other === null ? null : (
              <Text style={[brochureStyles.soft, { width: 58, textAlign: 'right' }]}>{other}</Text>
            )}
          </View>
        </View>
      ))}
    </View>
  );
}

/** Returns how many groups in the first column make the two columns most even; a title counts as two rows. */
function columnBreak(groups: readonly Group[]): number {
  const lengths = groups.map(({ rows }) => rows.length + 2);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let [best, before] = [groups.length, 0];
  let least = total;
  lengths.forEach((length, at) => {
    before += length;
    const apart = Math.abs(total - 2 * before);
    if (apart < least) [least, best] = [apart, at + 1];
  });
  return best;
}
