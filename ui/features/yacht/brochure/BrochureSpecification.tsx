import { Text, View } from '@react-pdf/renderer';
import { styles, TEXT_WIDTH, tagged } from './brochure-style.ts';
import type { BrochureView } from './build-brochure-view.ts';

type Group = BrochureView['specification']['groups'][number];

const COLUMN = (TEXT_WIDTH - 28) / 2;

/**
 * Renders her particulars in two columns of similar length; page breaks divide only groups that are longer than a page.
 */
export function BrochureSpecification({ title, groups }: BrochureView['specification']) {
  const at = columnBreak(groups);
  return (
    <View>
      <Text {...tagged({ role: 'H2' })} style={[styles.title, { marginBottom: 16 }]}>
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
      <Text {...tagged({ role: 'H3' })} style={styles.groupTitle} minPresenceAhead={40}>
        {title}
      </Text>
      {rows.map(({ label, value, other }) => (
        <View key={label} style={styles.row} wrap={false}>
          <Text style={[styles.soft, { flexShrink: 1, paddingRight: 10 }]}>{label}</Text>
          <View style={{ maxWidth: COLUMN * 0.66, flexShrink: 0, flexDirection: 'row', justifyContent: 'flex-end' }}>
            <Text style={{ textAlign: 'right' }}>{value}</Text>
            {other === null ? null : <Text style={[styles.soft, { width: 58, textAlign: 'right' }]}>{other}</Text>}
          </View>
        </View>
      ))}
    </View>
  );
}

/**
 * Returns the number of groups in the first column at which both columns are most even; a title counts for two rows.
 */
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
