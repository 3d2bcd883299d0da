import { renderToBuffer } from '@react-pdf/renderer';
import { BrochureDocument, type BrochureProps } from './BrochureDocument.tsx';
import { registerFonts } from './brochure-fonts.ts';

/** The PDF. It takes a second of one core: not for the thread that answers visitors. */
export function renderBrochure(props: BrochureProps): Promise<Buffer> {
  registerFonts();
  return renderToBuffer(<BrochureDocument {...props} />);
}
