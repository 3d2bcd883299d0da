import { navigate } from 'vike/client/router';
import {
  describeFailure,
  findNavigationFailure,
  type NavigationFailure,
} from '../../core/routing/navigation-failure.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { navigationTarget } from '../../core/routing/site-path.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { documentSettings } from '../shell/document-settings.ts';
import { logInfo } from '../state/browser-log.ts';
import { currentAddress } from './browser-address.ts';
import { isNavigating } from './page-transition.ts';

interface Options {
  /** Whether an address of another site may be followed (LK3). */
  readonly external?: boolean;
  readonly keepScroll?: boolean;
  /** Whether to replace the current history entry. */
  readonly replace?: boolean;
}

let newest = 0;

/** Navigates to an address, for scripts that lead to another page (LK3, LK6). A failure is logged and returned. */
export async function navigateTo(href: string, options: Options = {}): Promise<Result<null, NavigationFailure>> {
  const { external = false, keepScroll = false, replace = false } = options;
  newest += 1;
  const turn = newest;
  const from = currentAddress();
  const interrupts = isNavigating();
  const target = navigationTarget(href, { external });
  const outcome = (superseded: boolean) =>
    findNavigationFailure({
      from,
      to: href,
      interrupts,
      matched:
        !target.ok ||
        target.value.kind === 'external' ||
        parseSiteAddress(href, documentSettings().strategy).route !== null,
      allowed: target.ok,
      superseded,
    });
  const refused = outcome(false);
  if (refused !== null) return failed(refused);
  if (target.ok && target.value.kind === 'external') {
    window.location.assign(href);
    return ok(null);
  }
  await navigate(href, {
    keepScrollPosition: keepScroll,
    overwriteLastHistoryEntry: replace,
    pageContext: { keepsScroll: keepScroll },
  });
  const overtaken = outcome(turn !== newest);
  return overtaken === null ? ok(null) : failed(overtaken);
}

function failed(failure: NavigationFailure): Result<null, NavigationFailure> {
  logInfo(describeFailure(failure));
  return err(failure);
}
