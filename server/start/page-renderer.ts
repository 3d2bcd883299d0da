import { MARKUP_PLACE } from '../../ui/document/markup-place.ts';
import type { FormServices } from '../enquiries/form-services.ts';
import { watchSearches } from '../feeds/watch-searches.ts';
import type { ServedBuild } from '../http/app.ts';
import { PageMedia } from '../pages/page-media.ts';
import type { PageRenderer } from '../pages/page-request.ts';
import { vikeRenderer } from '../pages/render-with-vike.ts';
import type { loadMessages } from './messages.ts';
import type { ServerPorts } from './ports.ts';
import type { SiteOptions } from './site-options.ts';

interface PageRendererOptions extends Pick<SiteOptions, 'env' | 'staticFiles' | 'development'> {
  readonly ports: ServerPorts;
  readonly forms: FormServices;
  readonly messages: ReturnType<typeof loadMessages>;
  readonly build: ServedBuild;
}

/** Creates the renderer of pages, with the page context that every page gets. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { env, ports, forms, messages, build, staticFiles, development } = options;
  return vikeRenderer({
    markupPlace: MARKUP_PLACE,
    mediaOfPage: env.media.kind === 'service' ? () => new PageMedia(ports.media) : null,
    pageContextOf: ({ locale, currency, unit, mobile, preview, edition }, media) => ({
      ...watchSearches(media === null ? ports : { ...ports, media }),
      locale,
      strategy: env.localeStrategy,
      build: staticFiles === null ? null : build,
      showErrors: development !== undefined,
      preferences: { currency, unit },
      mobile,
      preview,
      edition,
      now: new Date().toISOString(),
      publicUrl: env.publicUrl,
      mapTiles: env.mapTiles,
      withdrawnDays: env.withdrawnDays,
      formOrigins: env.formOrigins,
      newFormToken: forms.newToken,
      findReceipt: forms.findReceipt,
      messages,
    }),
  });
}
