import { createActor } from 'xstate';
import type { Locale } from '../../core/locale/locale.ts';
import { localeSwitch, localeSwitchStep } from '../../core/locale/locale-switch.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import { loadTranslator } from '../i18n/load-messages.ts';
import { currentAddress } from '../navigation/current-address.ts';
import { navigateTo } from '../navigation/navigate-to.ts';
import { siteSettings } from './site-settings.ts';

/** The target of a language link, and the messages of its page. */
export interface LocaleOffer {
  readonly locale: Locale;
  readonly href: string;
  readonly messagesUrl: string;
}

/** Carries out a language switch: it loads the messages, then navigates, keeping query and hash (LO6). */
export class LocaleSwitcher {
  #actor = startedActor();

  /**
   * Switches the locale. @param asked path, query and hash of the page with the link: a visitor who has left it is not
   * redirected
   */
  async switchTo({ locale, href, messagesUrl }: LocaleOffer, asked: string): Promise<void> {
    // The browser's history may have changed the language of the page.
    if (this.#actor.getSnapshot().matches('settled')) this.#actor = startedActor();
    const actor = this.#actor;
    actor.send({ type: 'SWITCH', locale, path: splitPath(href).path + splitPath(asked).rest, current: asked });

    const loading = localeSwitchStep(actor.getSnapshot());
    if (loading?.kind !== 'load-messages') return;
    const loaded = await loadTranslator(loading.locale, messagesUrl);
    actor.send({ type: loaded !== null ? 'MESSAGES_LOADED' : 'MESSAGES_FAILED', attempt: loading.attempt });

    const redirecting = localeSwitchStep(actor.getSnapshot());
    if (redirecting?.kind !== 'redirect' || redirecting.attempt !== loading.attempt) return;
    if (currentAddress() !== asked) return actor.send({ type: 'ABANDONED', attempt: redirecting.attempt });
    const arrived = await navigateTo(redirecting.to, { keepScroll: true });
    actor.send({ type: arrived.ok ? 'ARRIVED' : 'ABANDONED', attempt: redirecting.attempt });
  }
}

function startedActor() {
  const current = currentAddress();
  const { locale } = parseSiteAddress(current, siteSettings().strategy);
  return createActor(localeSwitch, { input: { locale, current } }).start();
}
