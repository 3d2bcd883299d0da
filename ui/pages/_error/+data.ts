import type { PageContextServer } from 'vike/types';
import { splitAddress } from '../../../core/routing/trailing-slash.ts';
import { buildErrorPage } from '../../page-data/page-builder.ts';

export function data(pageContext: PageContextServer) {
  const { failure, abortReason, abortStatusCode, is404, errorWhileRendering } = pageContext;
  return buildErrorPage(pageContext, {
    status: failure?.status ?? abortStatusCode ?? (is404 === true ? 404 : 500),
    path: failure === null ? splitAddress(pageContext.urlOriginal).path : failure.path,
    invalid: abortReason?.invalid ?? false,
    error: failure?.error ?? errorWhileRendering,
  });
}
