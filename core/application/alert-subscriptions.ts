import { type Alert, type AlertRecipientId, MAX_ALERTS } from '../alerts/alert.ts';
import type { AlertPageState } from '../alerts/alert-page.ts';
import { confirmAlert, requestAlert } from '../alerts/alert-steps.ts';
import { type AlertForm, readAlertForm, subjectOf } from '../alerts/read-alert-form.ts';
import type { SubmissionNotice } from '../enquiry/submission.ts';
import { type SubscriptionChange, type SubscriptionId, unsubscribe } from '../newsletter/subscription.ts';
import type { AlertStore } from '../ports/alert-store.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { DoubleOptIn, type SubscriptionOutcome, storeSubscription } from './double-opt-in.ts';
import type { FormServices } from './spam-guard.ts';

interface AlertOptions extends FormServices {
  readonly store: AlertStore;
  readonly content: Pick<ContentRepository, 'site'>;
  readonly newId: () => SubscriptionId;
}

export type AlertOutcome = SubscriptionOutcome<AlertPageState>;
export type AlertSubscriptions = ReturnType<typeof alertSubscriptions>;

type Followed = Result<AlertPageState, SubmissionNotice>;

const READER = 'reader-';

/**
 * Makes the subscriptions to alerts (FD6). Each is confirmed by itself; all of an address have one reader, whose letters
 * end with one click.
 */
export function alertSubscriptions(options: AlertOptions) {
  const { store, content, tokens, now, consentText, newId } = options;
  const put = (step: SubscriptionChange<Alert>) =>
    storeSubscription(step, options, () => store.put(step.subscription, step.deliveries));

  /** Confirms an alert unless its reader has as many as one may have. */
  async function confirm(alert: Alert): Promise<Followed> {
    const next = confirmAlert(alert, now());
    if (next === null) return err('expired');
    if (next.subscription === alert) return ok({ step: 'confirmed' });
    const confirmed = await store.confirmedOf(alert.reader);
    if (!confirmed.ok) return err('unavailable');
    if (alert.status !== 'confirmed' && confirmed.value.length >= MAX_ALERTS) return ok({ step: 'full' });
    return (await put(next)) ? ok({ step: 'confirmed' }) : err('unavailable');
  }

  async function stopAll(reader: AlertRecipientId): Promise<Followed> {
    const ended = await store.endAll(reader, now());
    return ended.ok ? ok({ step: 'stopped' }) : err('unavailable');
  }

  return new DoubleOptIn<AlertForm, AlertPageState>(options, {
    purposes: { confirm: 'confirm-alert', stop: 'stop-alert' },
    readForm: readAlertForm,
    formPage: (values) => ({ step: 'form', watched: subjectOf(values).watched }),
    async subscribe({ address, question, frequency }, { locale, letterAt }) {
      const { brand } = await content.site();
      const known = await store.ofAddress(address);
      if (!known.ok) return false;
      const [one] = known.value.rows;
      const reader = one?.reader ?? (`${READER}${tokens.digest('reader', address).split('.')[1]}` as AlertRecipientId);
      const before = known.value.rows.find((alert) => alert.question === question) ?? null;
      const consent = consentText(locale, brand.name);
      const request = { id: newId(), address, locale, consent, reader, question, frequency };
      return put(requestAlert(before, request, now(), letterAt));
    },
    async follow(step, id) {
      if (step === 'stop' && id.startsWith(READER)) return stopAll(id as AlertRecipientId);
      const found = await store.byId(id as SubscriptionId);
      if (!found.ok) return err('unavailable');
      const alert = found.value;
      if (step === 'confirm') return alert === null ? err('expired') : confirm(alert);
      const isEnded = alert === null || alert.status === 'ended' || (await put(unsubscribe(alert, now())));
      return isEnded ? ok({ step: 'stopped' }) : err('unavailable');
    },
  });
}
