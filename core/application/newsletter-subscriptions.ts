import type { NewsletterPageState } from '../enquiry/form-queries.ts';
import { readNewsletterForm } from '../newsletter/read-newsletter-form.ts';
import {
  confirmSubscription,
  requestSubscription,
  type SubscriptionChange,
  type SubscriptionId,
  unsubscribe,
} from '../newsletter/subscription.ts';
import type { ContentRepository } from '../ports/content-repository.ts';
import type { SubscriptionStore } from '../ports/subscription-store.ts';
import { err, ok } from '../shared/result.ts';
import { DoubleOptIn, type SubscriptionOutcome, storeSubscription } from './double-opt-in.ts';
import type { FormServices } from './spam-guard.ts';

interface NewsletterOptions extends FormServices {
  readonly store: SubscriptionStore;
  readonly content: Pick<ContentRepository, 'site'>;
  readonly newId: () => SubscriptionId;
}

export type NewsletterOutcome = SubscriptionOutcome<NewsletterPageState>;
export type NewsletterSubscriptions = ReturnType<typeof newsletterSubscriptions>;

/** Makes the subscriptions to the newsletter. An address is on the list only once its owner has confirmed it (FM3). */
export function newsletterSubscriptions(options: NewsletterOptions) {
  const { store, content, now, consentText, newId } = options;
  const put = (step: SubscriptionChange) =>
    storeSubscription(step, options, () => store.put(step.subscription, step.deliveries));
  return new DoubleOptIn<{ readonly address: string }, NewsletterPageState>(options, {
    purposes: { confirm: 'confirm', stop: 'stop' },
    readForm: readNewsletterForm,
    formPage: () => ({ step: 'form' }),
    async subscribe({ address }, { locale, letterAt }) {
      const { brand } = await content.site();
      const before = await store.byAddress(address);
      const request = { id: newId(), address, locale, consent: consentText(locale, brand.name) };
      return before.ok && put(requestSubscription(before.value, request, now(), letterAt));
    },
    async follow(step, id) {
      const found = await store.byId(id as SubscriptionId);
      if (!found.ok) return err('unavailable');
      const done = ok<NewsletterPageState>({ step: step === 'stop' ? 'stopped' : 'confirmed' });
      if (found.value === null) return step === 'stop' ? done : err('expired');
      const next = step === 'stop' ? unsubscribe(found.value, now()) : confirmSubscription(found.value, now());
      if (next === null) return err('expired');
      // A link that is followed again changes nothing, so that nothing is written.
      return next.subscription === found.value || (await put(next)) ? done : err('unavailable');
    },
  });
}
