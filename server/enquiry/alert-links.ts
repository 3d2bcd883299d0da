import { encodeAlertPage } from '../../core/alerts/alert-page.ts';
import type { AlertSubscriptions } from '../../core/application/alert-subscriptions.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import type { AlertLinks } from './alert-letters.ts';
import type { LetterContext } from './letter-rows.ts';

/** Makes the links of a letter about alerts. @param madeAt instant of the letter, from which its confirmation link counts */
export function alertLinks(
  tokens: Pick<AlertSubscriptions, 'linkToken'>,
  { origin, strategy }: Pick<LetterContext, 'origin' | 'strategy'>,
  madeAt: number,
): AlertLinks {
  const page = (step: 'confirm' | 'stop', id: string, locale: Locale) => {
    const query = encodeAlertPage({ step, token: tokens.linkToken(step, id, madeAt) });
    return origin + createHrefBuilder(locale, strategy)(routePath({ name: 'alerts' }) + query);
  };
  return {
    confirm: ({ id, locale }) => page('confirm', id, locale),
    stop: ({ id, locale }) => page('stop', id, locale),
    stopAll: (reader, locale) => page('stop', reader, locale),
    oneClick: (reader) => `${origin}/alerts/stop?token=${tokens.linkToken('stop', reader, madeAt)}`,
  };
}
