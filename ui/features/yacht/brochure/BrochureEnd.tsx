import { Link, Text, View } from '@react-pdf/renderer';
import { INK_SOFT } from '../../../drawing/colour.ts';
import { BrochureBroker } from './BrochureBroker.tsx';
import { styles, TEXT_WIDTH } from './brochure-style.ts';
import type { BrochureView } from './brochure-view.ts';
import { noWidow } from './no-widow.ts';

type EndProps = Pick<BrochureView, 'broker' | 'page' | 'notes'> & { readonly tight: boolean };

/** Renders broker, address of her page and legal notes in one part, which no page break divides. */
export function BrochureEnd({ broker, page, notes, tight }: EndProps) {
  return (
    <View wrap={false} style={{ marginTop: tight ? 14 : 28 }}>
      <BrochureBroker {...broker} />
      <Text style={[styles.small, { marginTop: 12 }]}>
        {`${page.label}: `}
        <Link src={page.href} style={{ color: INK_SOFT }}>
          {page.text}
        </Link>
      </Text>
      <Text style={[styles.small, { marginTop: 3, width: TEXT_WIDTH * 0.86 }]}>{noWidow(notes.join(' '))}</Text>
    </View>
  );
}
