import type { PageContextServer } from 'vike/types';
import { everyLocale } from '../../../core/locale/locale.ts';
import { placeOf } from '../../../core/routing/place.ts';
import { isEmbeddable } from '../../../core/routing/routes.ts';
import { splitPath } from '../../../core/routing/trailing-slash.ts';
import { INVALID } from '../../invalid-reason.ts';
import { buildPage, hrefOf, translateOf } from '../../page-builder.ts';
import type { PageView } from '../../page-view.ts';
import { type ErrorView, errorWords, stackOf } from '../../shell/error-view.ts';

export async function data(pageContext: PageContextServer): Promise<PageView<ErrorView>> {
  const { failure, showErrors, errorWhileRendering } = pageContext;
  const status = failure?.status ?? pageContext.abortStatusCode ?? (pageContext.is404 === true ? 404 : 500);
  const path = failure === null ? splitPath(pageContext.urlOriginal).path : null;
  const view: ErrorView = {
    status,
    ...errorWords({ status, path, invalid: pageContext.abortReason === INVALID }, translateOf(pageContext)),
    home: hrefOf(pageContext)('/'),
    retry: null,
    embedded: path !== null && isEmbeddable(placeOf(path, pageContext.strategy).path),
    stack: showErrors && status >= 500 ? stackOf(failure?.error ?? errorWhileRendering) : null,
  };
  return buildPage(pageContext, {
    title: view.title,
    description: view.message,
    paths: everyLocale('/'),
    section: null,
    indexable: false,
    share: null,
    view,
  });
}
