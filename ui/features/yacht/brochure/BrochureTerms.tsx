import { Link, Text, View } from '@react-pdf/renderer';
import { INK, INK_SOFT, NAVY } from '../../../drawing/colour.ts';
import { noWidow, styles, TEXT_WIDTH, tagged } from './brochure-style.ts';
import type { BrochureView } from './build-brochure-view.ts';

/** The line under the head of the table of rates. */
const HEAD_LINE = {
  paddingVertical: 4,
  alignItems: 'flex-end',
  borderBottomWidth: 0.75,
  borderBottomColor: INK,
} as const;
const COLUMNS = 3;
/** Points: font size, space above the list, and space between its groups. */
const LOOSE = { type: { marginTop: 3, fontSize: 8.5 }, above: 34, between: 14 };
const TIGHT = { type: { marginTop: 2, fontSize: 7.75, lineHeight: 1.35 }, above: 18, between: 8 };

/** Renders her price on this market and what it does not include (PR3–PR5). */
export function BrochureTerms({ terms }: Pick<BrochureView, 'terms'>) {
  return (
    <View wrap={false}>
      <Text {...tagged({ role: 'H2' })} style={styles.title}>
        {terms.title}
      </Text>
      {terms.kind === 'sale' ? (
        <View style={{ marginTop: 10 }}>
          <Text style={[styles.display, styles.figures, { fontSize: 40 }]}>{terms.price.text}</Text>
          {terms.price.note === null ? null : <Text style={[styles.soft, { marginTop: 6 }]}>{terms.price.note}</Text>}
        </View>
      ) : (
        <View style={{ marginTop: 16 }}>
          <SeasonRow {...terms.heads} months={null} />
          {terms.seasons.map(({ title, ...season }) => (
            <SeasonRow key={title} season={title} {...season} />
          ))}
          <Text style={[styles.label, { marginTop: 6 }]}>{terms.note}</Text>
        </View>
      )}
      <Text style={{ marginTop: 12, width: TEXT_WIDTH * 0.86 }}>{noWidow(terms.text)}</Text>
    </View>
  );
}

interface SeasonRowProps extends Readonly<Record<'season' | 'low' | 'high' | 'waters', string>> {
  /** Null for the head of the table. */
  readonly months: string | null;
}

/** Renders the rates and waters of a season, or the head of their table. */
function SeasonRow({ season, months, low, high, waters }: SeasonRowProps) {
  const isHead = months === null;
  const cell = isHead ? styles.label : styles.figures;
  const rate = [cell, { width: TEXT_WIDTH * 0.19 }];
  const line = isHead ? HEAD_LINE : { paddingVertical: 8 };
  return (
    <View style={[styles.row, { justifyContent: 'flex-start', gap: 14 }, line]}>
      <View style={{ width: TEXT_WIDTH * 0.21 }}>
        <Text style={isHead ? styles.label : { fontSize: 10 }}>{season}</Text>
        {isHead ? null : <Text style={styles.label}>{months}</Text>}
      </View>
      <Text style={rate}>{low}</Text>
      <Text style={rate}>{high}</Text>
      <Text style={[cell, { flexGrow: 1, flexBasis: 0 }]}>{waters}</Text>
    </View>
  );
}

type Features = NonNullable<BrochureView['aboard']>;

/** Renders her features. */
export function BrochureFeatures({ title, groups, tight }: Features & { readonly tight: boolean }) {
  const { type, above, between } = tight ? TIGHT : LOOSE;
  return (
    <View style={{ marginTop: above }}>
      <Text {...tagged({ role: 'H2' })} style={styles.title} minPresenceAhead={80}>
        {title}
      </Text>
      <View style={{ flexDirection: 'row', columnGap: 22, marginTop: 16 }}>
        {inColumns(groups).map((column) => (
          <View key={column[0]?.title ?? ''} style={{ flexGrow: 1, flexBasis: 0 }}>
            {column.map((group) => (
              <View key={group.title} style={{ marginBottom: between }} wrap={false}>
                <Text {...tagged({ role: 'H3' })} style={styles.groupTitle}>
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

/** Puts each group into the column that is shortest so far; a title counts for two features. */
function inColumns(groups: Features['groups']) {
  const columns = Array.from({ length: COLUMNS }, () => ({ rows: 0, groups: [] as Features['groups'] }));
  for (const group of groups) {
    const shortest = columns.reduce((least, column) => (column.rows < least.rows ? column : least));
    shortest.groups.push(group);
    shortest.rows += group.features.length + 2;
  }
  return columns.map((column) => column.groups);
}

/** Points between the broker's panel and its text, and the width of the text. */
const PADDING = 24;
const INNER_WIDTH = TEXT_WIDTH - 2 * PADDING;
const RULE = '#34475b';

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

/** Renders the broker's contact details; every address is a link. */
function BrochureBroker({ title, text, rows }: BrochureView['broker']) {
  return (
    <View style={{ flexDirection: 'row', padding: PADDING, backgroundColor: NAVY, color: '#ffffff' }}>
      <View style={{ width: INNER_WIDTH * 0.42, marginRight: INNER_WIDTH * 0.06 }}>
        <Text {...tagged({ role: 'H2' })} style={[styles.title, { fontSize: 24 }]}>
          {noWidow(title)}
        </Text>
        <Text style={[styles.onDark, { marginTop: 10 }]}>{noWidow(text)}</Text>
      </View>
      <View style={{ width: INNER_WIDTH * 0.52, borderTopWidth: 0.75, borderTopColor: '#ffffff' }}>
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
