import * as v from 'valibot';
import { rule } from '../../../core/shared/schema-rule.ts';
import { choice, listOf, optional, plainName, privateOrigin, variable } from './variable.ts';

const mediaOrigin = privateOrigin('what comes from there is part of pages');

/** The source of pictures, films, recordings and documents (ME1, ME2). */
export const mediaEnv = v.pipe(
  v.object({
    kind: optional('MEDIA', choice(['files', 'service'])),
    /** The origin of the service. */
    host: optional('MEDIA_HOST', mediaOrigin),
    /** The container's name at the service, `media` in its documentation. */
    container: variable('MEDIA_CONTAINER', plainName, 'media'),
    /** The origins of pictures, films and galleries, the host's included. */
    origins: variable('MEDIA_ORIGINS', listOf(mediaOrigin), ''),
  }),
  rule(['host', 'kind'], ({ host, kind }) =>
    host === null && kind === 'service' ? 'is missing: without it no media service can be asked' : null,
  ),
  v.transform(({ kind, host, container, origins }) =>
    kind === 'files' || host === null
      ? { kind: 'files' as const }
      : { kind: 'service' as const, host, container, origins: [...new Set([host, ...origins])] },
  ),
);
