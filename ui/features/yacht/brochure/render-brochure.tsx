import layoutDocument from '@react-pdf/layout';
import { Font, pdf } from '@react-pdf/renderer';
import { BrochureDocument, type BrochureProps } from './BrochureDocument.tsx';
import { registerFonts } from './brochure-style.ts';
import { type LayoutNode, writeTaggedPdf } from './write-tagged-pdf.ts';

/** The library's types omit the fonts, which it needs for a layout. */
const layOut = layoutDocument as unknown as (document: LayoutNode, fonts: typeof Font) => Promise<LayoutNode>;

/**
 * Renders the PDF. If a sheet needs a second page, as in a language with longer words, it renders the brochure again
 * with closer spacing, so that it has the same number of pages in every language. It takes one or two seconds of CPU
 * time, so it must not run in the thread that answers requests.
 */
export async function renderBrochure(props: BrochureProps): Promise<Buffer> {
  const loose = await layoutOf(props, false);
  return writeTaggedPdf(loose.overflows ? (await layoutOf(props, true)).layout : loose.layout);
}

async function layoutOf(props: BrochureProps, tight: boolean): Promise<{ layout: LayoutNode; overflows: boolean }> {
  registerFonts();
  const { document }: { document: LayoutNode } = pdf(<BrochureDocument {...props} tight={tight} />).container;
  const sheets = document.children?.length ?? 0;
  const layout = await layOut(document, Font);
  return { layout, overflows: (layout.children?.length ?? 0) > sheets };
}
