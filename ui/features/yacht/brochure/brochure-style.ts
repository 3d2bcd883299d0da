import { StyleSheet } from '@react-pdf/renderer';
import { BRASS, INK, INK_SOFT } from '../../../drawing/colour.ts';
import { DISPLAY, LABEL, SANS, TEXT } from './brochure-fonts.ts';

export const LABEL_FONT = LABEL;

/** Colours of ui/styles/theme.css for print. */
export const HAIRLINE = '#c9c5be';
const ON_DARK = '#b9c3cd';

/** Points: the size of A4, and the margins. */
export const PAPER = { width: 595.28, height: 841.89 } as const;
export const MARGINS = { side: 48, top: 50, foot: 60 } as const;
export const TEXT_WIDTH = PAPER.width - 2 * MARGINS.side;

const FIGURES = ['tnum'];

export const styles = StyleSheet.create({
  page: {
    paddingHorizontal: MARGINS.side,
    paddingTop: MARGINS.top,
    paddingBottom: MARGINS.foot,
    fontFamily: SANS,
    fontSize: 9,
    color: INK,
  },
  // Not on the page element: parts that are rendered with the page number would inherit it twice.
  body: { flexGrow: 1, justifyContent: 'space-between', fontSize: 9, lineHeight: 1.5 },
  foot: {
    position: 'absolute',
    left: MARGINS.side,
    right: MARGINS.side,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: INK_SOFT,
    fontFeatureSettings: FIGURES,
  },
  display: { fontFamily: DISPLAY, letterSpacing: -0.4, lineHeight: 1.06 },
  title: { fontFamily: DISPLAY, fontSize: 26, lineHeight: 1.1, letterSpacing: -0.3 },
  standfirst: { fontFamily: TEXT, fontSize: 13, lineHeight: 1.42 },
  groupTitle: {
    fontFamily: LABEL,
    fontSize: 9,
    lineHeight: 1.4,
    paddingBottom: 5,
    borderBottomWidth: 0.75,
    borderBottomColor: INK,
  },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 2.4,
    fontSize: 8.5,
    lineHeight: 1.36,
    borderBottomWidth: 0.5,
    borderBottomColor: HAIRLINE,
    fontFeatureSettings: FIGURES,
  },
  beside: { justifyContent: 'space-between' },
  above: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 10 },
  label: { fontSize: 8, color: INK_SOFT },
  small: { fontSize: 7.5, lineHeight: 1.5, color: INK_SOFT },
  figures: { fontFeatureSettings: FIGURES },
  soft: { color: INK_SOFT },
  brass: { color: BRASS, fontFamily: LABEL },
  onDark: { color: ON_DARK },
});
