import * as v from 'valibot';
import { rule } from '../../../core/shared/schema-rule.ts';
import { choice, optional, privateOrigin, text, variable } from './variable.ts';

/** The host of spaces in the European Union; other regions have their own. */
const STORYBLOK_HOST = 'https://api.storyblok.com';

/** The source of yachts, pages, offices and redirects. */
export const contentEnv = v.pipe(
  v.object({
    kind: optional('CONTENT', choice(['files', 'storyblok'])),
    /** Reads published content. */
    token: optional('STORYBLOK_TOKEN', text),
    /** Reads drafts; null shows published content in a preview. */
    previewToken: optional('STORYBLOK_PREVIEW_TOKEN', text),
    /** The origin of the service. */
    host: variable('STORYBLOK_HOST', privateOrigin('the token goes with every request'), STORYBLOK_HOST),
  }),
  rule(['token', 'previewToken', 'kind'], ({ token, previewToken, kind }) =>
    token === null && (kind === 'storyblok' || (kind === null && previewToken !== null))
      ? 'is missing: without it no content can be read from Storyblok'
      : null,
  ),
  v.transform(({ kind, token, ...storyblok }) =>
    kind === 'files' || token === null
      ? { kind: 'files' as const }
      : { kind: 'storyblok' as const, token, ...storyblok },
  ),
);
