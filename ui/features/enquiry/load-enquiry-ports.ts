import { EnquiryApi } from '../../../core/ports/enquiry-api.ts';
import { EnquiryDrafts } from '../../../core/ports/enquiry-drafts.ts';

/** Loads the ports of the enquiry forms; the browser's container is loaded on the first call. */
export async function loadEnquiryPorts(): Promise<{ readonly api: EnquiryApi; readonly drafts: EnquiryDrafts }> {
  const { browserContainer } = await import('../../shell/browser-ports.ts');
  const container = browserContainer();
  return { api: container.get<EnquiryApi>(EnquiryApi), drafts: container.get<EnquiryDrafts>(EnquiryDrafts) };
}
