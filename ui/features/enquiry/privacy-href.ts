import { translationOrFallback } from '../../../core/content/page.ts';
import type { viewContextOf } from '../../page-data/page-builder.ts';
import type { PagePorts } from '../../page-data/page-context.ts';

export interface PrivacyContext extends Pick<ReturnType<typeof viewContextOf>, 'locale' | 'href'> {
  readonly ports: Pick<PagePorts, 'content'>;
}

/** Returns the path of the privacy page, found by its id in every language. */
export async function privacyHref({ ports, locale, href }: PrivacyContext): Promise<string> {
  const page = (await ports.content.pages()).find(({ id }) => id === 'privacy-policy');
  return href(page === undefined ? '/privacy-policy/' : `/${translationOrFallback(page, locale).slug}/`);
}
