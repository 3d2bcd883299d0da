import { createActor } from 'xstate';
import { type CookieDocument, documentCookie } from '../../core/http/choice-cookie.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { LOCALE_COOKIE } from '../../core/locale/locale-cookie.ts';
import { localeSwitchMachine, localeSwitchStep } from '../../core/locale/locale-switch.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { loadTranslator } from '../i18n/load-messages.ts';
import { currentAddress } from '../navigation/browser-address.ts';
import { navigateTo } from '../navigation/navigate-to.ts';
import { documentSettings } from './document-settings.ts';
import type { LanguageView } from './shell-view.ts';

/** Carries out a language switch: it loads the messages, then navigates, keeping query and hash (LO6). */
export class LocaleSwitcher {
  #actor: ReturnType<typeof startedActor> | undefined;

  /**
   * Switches the locale. @param shownAt path, query and hash of the page with the link: a visitor who has left it is
   * not redirected
   */
  async switchTo({ locale, href, messagesUrl }: Omit<LanguageView, 'name'>, shownAt: string): Promise<void> {
    // A step in the browser's history may have changed the language of the page since the last switch.
    const actor = this.#actor?.getSnapshot().matches('settled') === false ? this.#actor : startedActor();
    this.#actor = actor;
    actor.send({
      type: 'SWITCH',
      locale,
      path: splitAddress(href).path + splitAddress(shownAt).rest,
      current: shownAt,
    });

    const loading = localeSwitchStep(actor.getSnapshot());
    if (loading?.kind !== 'load-messages') return;
    const loaded = await loadTranslator(loading.locale, messagesUrl);
    actor.send({ type: loaded !== null ? 'MESSAGES_LOADED' : 'MESSAGES_FAILED', attempt: loading.attempt });

    const redirecting = localeSwitchStep(actor.getSnapshot());
    if (redirecting?.kind !== 'redirect' || redirecting.attempt !== loading.attempt) return;
    if (currentAddress() !== shownAt) return actor.send({ type: 'ABANDONED', attempt: redirecting.attempt });
    const arrived = await navigateTo(redirecting.to, { keepScroll: true });
    actor.send({ type: arrived.ok ? 'ARRIVED' : 'ABANDONED', attempt: redirecting.attempt });
  }
}

function startedActor() {
  const current = currentAddress();
  const { locale } = parseSiteAddress(current, documentSettings().strategy);
  return createActor(localeSwitchMachine, { input: { locale, current } }).start();
}

/** Updates the locale cookie after a switch without a page load (LO6), as the server does with each page. */
export function rememberLocale(jar: CookieDocument & { cookie: string }, locale: Locale): void {
  try {
    jar.cookie = documentCookie(jar, LOCALE_COOKIE, locale);
  } catch {
    // A sandboxed page cannot set cookies; the address still contains the locale.
  }
}
