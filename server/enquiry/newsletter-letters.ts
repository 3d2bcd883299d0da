import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import { encodeNewsletterQuery } from '../../core/enquiry/form-queries.ts';
import type { Letter } from '../../core/enquiry/mail.ts';
import type { Subscription } from '../../core/newsletter/subscription.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { writeLetter } from './letter-parts.ts';
import type { LetterContext } from './letter-rows.ts';

type Links = Pick<NewsletterSubscriptions, 'linkToken'>;

/** Writes the letter that asks the owner of a typed address to confirm the subscription (FM3). */
export function newsletterConfirmationLetter(to: Subscription, links: Links, context: LetterContext): Promise<Letter> {
  return letterTo(to, 'confirm', links.linkToken('confirm', to.id, to.requestedAt), context);
}

/** Writes the letter that welcomes a confirmed subscriber and says how to unsubscribe. */
export function newsletterWelcomeLetter(to: Subscription, links: Links, context: LetterContext): Promise<Letter> {
  return letterTo(to, 'welcome', links.linkToken('stop', to.id, 0), context);
}

async function letterTo(
  { address, locale: language }: Subscription,
  kind: 'confirm' | 'welcome',
  token: string,
  { ports, messages, strategy, origin, sender }: LetterContext,
): Promise<Letter> {
  const { brand } = await ports.content.site();
  const { translate } = messages[language];
  const step = kind === 'confirm' ? 'confirm' : 'stop';
  const path = routePath({ name: 'newsletter' }) + encodeNewsletterQuery({ step, token });
  const subject = translate(`newsletter.letter.${kind}Subject`, { house: brand.name });
  const parts = {
    greeting: translate('letter.visitor.greeting'),
    paragraphs: [translate(`newsletter.letter.${kind}`, { house: brand.name })],
    button: { text: translate(`newsletter.${step}Button`), href: origin + createHrefBuilder(language, strategy)(path) },
    closing: [...(kind === 'confirm' ? [translate('newsletter.letter.notYou')] : []), brand.name],
  };
  const unsubscribe = kind === 'welcome' ? `${origin}/newsletter/stop?token=${token}` : null;
  const envelope = { to: { name: '', address }, replyTo: null, subject };
  return writeLetter(envelope, parts, { house: brand, sender, language, unsubscribe });
}
