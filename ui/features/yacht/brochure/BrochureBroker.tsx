import { Link, Text, View } from '@react-pdf/renderer';
import { NAVY } from '../../../drawing/colour.ts';
import { styles, TEXT_WIDTH } from './brochure-style.ts';
import type { BrochureBrokerView } from './brochure-view.ts';
import { noWidow } from './no-widow.ts';
import { tagged } from './pdf-tag.ts';

const PADDING = 24;
const RULE = '#34475b';

/** Renders the broker's contact details; every address is a link. */
export function BrochureBroker({ title, text, rows }: BrochureBrokerView) {
  return (
    <View style={{ flexDirection: 'row', padding: PADDING, backgroundColor: NAVY, color: '#ffffff' }}>
      <View style={{ width: (TEXT_WIDTH - 2 * PADDING) * 0.42, marginRight: (TEXT_WIDTH - 2 * PADDING) * 0.06 }}>
        <Text {...tagged({ role: 'H2' })} style={[styles.title, { fontSize: 24 }]}>
          {noWidow(title)}
        </Text>
        <Text style={[styles.onDark, { marginTop: 10 }]}>{noWidow(text)}</Text>
      </View>
      <View style={{ width: (TEXT_WIDTH - 2 * PADDING) * 0.52, borderTopWidth: 0.75, borderTopColor: '#ffffff' }}>
        {rows.map(({ label, value, href }) => (
          <View key={label} style={[styles.row, { borderBottomColor: RULE, paddingVertical: 4 }]}>
            <Text style={[styles.onDark, { width: 62 }]}>{label}</Text>
            <View style={{ flexGrow: 1, flexBasis: 0 }}>
              {href === null ? (
                <Text>{value}</Text>
              ) : (
                <Link src={href} style={{ color: '#ffffff', textDecoration: 'none' }}>
                  {value}
                </Link>
              )}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
