import { EnquiryDesk } from '../../../core/ports/enquiry-desk.ts';
import { EnquiryDrafts } from '../../../core/ports/enquiry-drafts.ts';

/** Where forms are handed in, and where the unsent are kept; the browser's container loads at the first use. */
export async function loadEnquiryPorts(): Promise<{ readonly desk: EnquiryDesk; readonly drafts: EnquiryDrafts }> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  const container = browserContainer();
  return { desk: container.get<EnquiryDesk>(EnquiryDesk), drafts: container.get<EnquiryDrafts>(EnquiryDrafts) };
}
