import layoutDocument from '@react-pdf/layout';
import { Font, pdf } from '@react-pdf/renderer';
import { BrochureDocument, type BrochureProps } from './BrochureDocument.tsx';
import { registerFonts } from './brochure-fonts.ts';
import { type LayoutNode, writeTaggedPdf } from './write-tagged-pdf.ts';

/** Its types leave out the fonts, without which it lays out nothing. */
const layOut = layoutDocument as unknown as (document: LayoutNode, fonts: typeof Font) => Promise<LayoutNode>;

/**
 * Makes the PDF. Where a sheet needs more than a page, as in a language of longer words, the brochure is set anew and
 * closer, so that it has as many pages in every language. It takes a second of one core, or two: not for the thread that
 * answers visitors.
 */
export async function renderBrochure(props: BrochureProps): Promise<Buffer> {
  const loose = await laidOut(props, false);
  return writeTaggedPdf(loose.overflows ? (await laidOut(props, true)).layout : loose.layout);
}

async function laidOut(props: BrochureProps, tight: boolean): Promise<{ layout: LayoutNode; overflows: boolean }> {
  registerFonts();
  const { document }: { document: LayoutNode } = pdf(<BrochureDocument {...props} tight={tight} />).container;
  const sheets = document.children?.length ?? 0;
  const layout = await layOut(document, Font);
  return { layout, overflows: (layout.children?.length ?? 0) > sheets };
}
