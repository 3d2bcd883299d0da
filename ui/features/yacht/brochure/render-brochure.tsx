import { renderToBuffer } from '@react-pdf/renderer';
import { BrochureDocument, type BrochureProps } from './BrochureDocument.tsx';
import { registerFonts } from './brochure-fonts.ts';

/**
 * Makes the PDF. Where a sheet needs more than a page, as in a language of longer words, the brochure is set anew and
 * closer, so that it has as many pages in every language. It takes a second of one core, or two: not for the thread that
 * answers visitors.
 */
export async function renderBrochure(props: BrochureProps): Promise<Buffer> {
  const loose = await rendered(props, false);
  return loose.overflows ? (await rendered(props, true)).pdf : loose.pdf;
}

async function rendered(props: BrochureProps, tight: boolean): Promise<{ pdf: Buffer; overflows: boolean }> {
  registerFonts();
  let overflows = false;
  const onOverflow = () => {
    overflows = true;
  };
  const pdf = await renderToBuffer(<BrochureDocument {...props} tight={tight} onOverflow={onOverflow} />);
  return { pdf, overflows };
}
