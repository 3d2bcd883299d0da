import { Text, View } from '@react-pdf/renderer';
import { INK } from '../../../drawing/colour.ts';
import { TEXT_WIDTH } from './brochure-paper.ts';
import { brochureStyles, noWidow, pdfTagProps } from './brochure-style.ts';
import type { BrochureView } from './build-brochure-view.ts';

/** The style of the header row of the table of rates, with the line below it. */
const HEAD_LINE = {
  paddingVertical: 4,
  alignItems: 'flex-end',
  borderBottomWidth: 0.75,
  borderBottomColor: INK,
} as const;

/** Renders her price on this market and what it does not include (PR3–PR5). */
export function BrochureTerms({ terms }: Pick<BrochureView, 'terms'>) {
  return (
    <View wrap={false}>
      <Text {...pdfTagProps({ role: 'H2' })} style={brochureStyles.title}>
        {terms.title}
      </Text>
      {terms.kind === 'sale' ? (
        <View style={{ marginTop: 10 }}>
          <Text style={[brochureStyles.display, brochureStyles.figures, { fontSize: 40 }]}>{terms.price.text}</Text>
          {terms.price.note === null ? null : (
            <Text style={[brochureStyles.soft, { marginTop: 6 }]}>{terms.price.note}</Text>
          )}
        </View>
      ) : (
        <View style={{ marginTop: 16 }}>
          <SeasonRow {...terms.heads} months={null} />
          {terms.seasons.map(({ title, ...season }) => (
            <SeasonRow key={title} season={title} {...season} />
          ))}
          <Text style={[brochureStyles.label, { marginTop: 6 }]}>{terms.note}</Text>
        </View>
      )}
      <Text style={{ marginTop: 12, width: TEXT_WIDTH * 0.86 }}>{noWidow(terms.text)}</Text>
    </View>
  );
}

interface SeasonRowProps extends Readonly<Record<'season' | 'low' | 'high' | 'waters', string>> {
  /** Null for the header row. */
  readonly months: string | null;
}

/** Renders the rates and waters of a season, or the header row of their table. */
function SeasonRow({ season, months, low, high, waters }: SeasonRowProps) {
  const isHead = months === null;
  const cell = isHead ? brochureStyles.label : brochureStyles.figures;
  const rate = [cell, { width: TEXT_WIDTH * 0.19 }];
  return (
    <View
      style={[
        brochureStyles.row,
        { justifyContent: 'flex-start', gap: 14 },
        isHead ? HEAD_LINE : { paddingVertical: 8 },
      ]}
    >
      <View style={{ width: TEXT_WIDTH * 0.21 }}>
        <Text style={isHead ? brochureStyles.label : { fontSize: 10 }}>{season}</Text>
        {isHead ? null : <Text style={brochureStyles.label}>{months}</Text>}
      </View>
      <Text style={rate}>{low}</Text>
      <Text style={rate}>{high}</Text>
      <Text style={[cell, { flexGrow: 1, flexBasis: 0 }]}>{waters}</Text>
    </View>
  );
}
