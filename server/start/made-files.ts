import type { wireServer } from '../../adapters/wiring/server.ts';
import type { AppOptions } from '../http/app.ts';
import { createLoadPicture } from '../media/brochure-pictures.ts';
import { createRenderBrochure, type RenderBrochure } from '../media/brochure-thread.ts';
import { createAnswerBrochure } from '../media/brochures.ts';
import { createDrawYacht } from '../media/drawings.ts';
import type { AnswerMedia } from '../media/media-route.ts';
import { createAnswerSharePicture } from '../media/share-pictures.ts';
import type { Metrics } from '../operations/metrics.ts';
import { addressRules } from './address-rules.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';
import type { loadMessages } from './messages.ts';
import type { ServerPorts } from './ports.ts';

interface MadeFilesOptions {
  readonly env: Env;
  readonly log: Logger;
  /** Folder of the files under /assets/. */
  readonly assetsDir: string;
  readonly development?: { readonly renderBrochure?: RenderBrochure };
}

interface MadeFilesParts {
  readonly wired: Pick<ReturnType<typeof wireServer>, 'files'>;
  readonly ports: ServerPorts;
  readonly messages: ReturnType<typeof loadMessages>;
  readonly metrics: Metrics | null;
}

/** Creates what makes files: pictures, drawings, brochures and pictures for messengers. */
export function createMadeFiles(
  { env, log, assetsDir, development }: MadeFilesOptions,
  { wired, ports, messages, metrics }: MadeFilesParts,
): Pick<AppOptions, 'answerMedia' | 'draw' | 'brochure' | 'sharePicture'> {
  const { pictures, brochures, sharePictures } = wired.files();
  const draw = createDrawYacht(ports.catalogue);
  const answerMedia: AnswerMedia = (request) => pictures.answer(request);
  const origins = env.media.kind === 'service' ? env.media.origins : [];
  const shared = {
    ...{ ports, messages, localePath: addressRules(env).localePath },
    picture: createLoadPicture({ answerMedia, draw, origins }),
    now: () => new Date().toISOString(),
    warn: (message: string) => log.warn(message),
    onTurnedAway: ({ status }: { readonly status: 429 | 503 }) => metrics?.turnedAway(status),
  };
  return {
    answerMedia,
    draw,
    brochure: createAnswerBrochure({
      ...shared,
      render: development?.renderBrochure ?? createRenderBrochure(),
      store: brochures,
    }),
    sharePicture: createAnswerSharePicture({
      ...shared,
      withdrawnDays: env.withdrawnDays,
      store: sharePictures,
      // The renderer is loaded with the first picture.
      render: async (view, photograph) =>
        (await import('../media/render-share-picture.ts')).renderSharePicture(view, photograph, assetsDir),
    }),
  };
}
