import { Link, Text, View } from '@react-pdf/renderer';
import { INK_SOFT, NAVY } from '../../../drawing/colour.ts';
import { TEXT_WIDTH } from './brochure-paper.ts';
import { brochureStyles, noWidow, pdfTagProps } from './brochure-style.ts';
import type { BrochureView } from './build-brochure-view.ts';

/** Points: the padding of the broker's panel, and the width inside it. */
const PADDING = 24;
const INNER_WIDTH = TEXT_WIDTH - 2 * PADDING;
const RULE_COLOUR = '#34475b';

type EndProps = Pick<BrochureView, 'broker' | 'page' | 'notes'> & { readonly tight: boolean };
/** Renders the broker, the address of the yacht's page and the small print as one block that no page break divides. */
export function BrochureEnd({ broker, page, notes, tight }: EndProps) {
  return (
    <View wrap={false} style={{ marginTop: tight ? 14 : 28 }}>
      <BrochureBroker {...broker} />
      <Text style={[brochureStyles.small, { marginTop: 12 }]}>
        {`${page.label}: `}
        <Link src={page.href} style={{ color: INK_SOFT }}>
          {page.text}
        </Link>
      </Text>
      <Text style={[brochureStyles.small, { marginTop: 3, width: TEXT_WIDTH * 0.86 }]}>{noWidow(notes.join(' '))}</Text>
    </View>
  );
}

/** Renders the broker's contact details; the phone number and the email address are links. */
function BrochureBroker({ title, text, rows }: BrochureView['broker']) {
  return (
    <View style={{ flexDirection: 'row', padding: PADDING, backgroundColor: NAVY, color: '#ffffff' }}>
      <View style={{ width: INNER_WIDTH * 0.42, marginRight: INNER_WIDTH * 0.06 }}>
        <Text {...pdfTagProps({ role: 'H2' })} style={[brochureStyles.title, { fontSize: 24 }]}>
          {noWidow(title)}
        </Text>
        <Text style={[brochureStyles.onDark, { marginTop: 10 }]}>{noWidow(text)}</Text>
      </View>
      <View style={{ width: INNER_WIDTH * 0.52, borderTopWidth: 0.75, borderTopColor: '#ffffff' }}>
        {rows.map(({ label, value, href }) => (
          <View key={label} style={[brochureStyles.row, { borderBottomColor: RULE_COLOUR, paddingVertical: 4 }]}>
            <Text style={[brochureStyles.onDark, { width: 62 }]}>{label}</Text>
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
