import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import type { Site } from '../../core/content/site.ts';
import { encodeNewsletterQuery } from '../../core/enquiry/form-queries.ts';
import type { Letter } from '../../core/enquiry/mail.ts';
import type { Subscription } from '../../core/newsletter/subscription.ts';
import { hrefIn } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { type LetterParts, writeLetter } from './letter-parts.ts';
import type { LetterContext } from './letter-rows.ts';

type Links = Pick<NewsletterSubscriptions, 'linkToken'>;

/** Writes the letter that asks the owner of a typed address to confirm the subscription (FM3). */
export async function confirmLetter(to: Subscription, links: Links, context: LetterContext): Promise<Letter> {
  const { brand } = await context.ports.content.site();
  const { translate } = context.messages[to.locale];
  const href = linkTo('confirm', links.linkToken('confirm', to.id, to.requestedAt), to, context);
  return letterTo(to, context, brand, {
    subject: translate('newsletter.letter.confirmSubject', { house: brand.name }),
    greeting: translate('letter.visitor.greeting'),
    paragraphs: [translate('newsletter.letter.confirm', { house: brand.name })],
    button: { text: translate('newsletter.confirmButton'), href },
    closing: [translate('newsletter.letter.notYou'), brand.name],
  });
}

/** Writes the letter that welcomes a confirmed subscriber and says how to unsubscribe. */
export async function welcomeLetter(to: Subscription, links: Links, context: LetterContext): Promise<Letter> {
  const { brand } = await context.ports.content.site();
  const { translate } = context.messages[to.locale];
  const token = links.linkToken('stop', to.id, 0);
  return letterTo(to, context, brand, {
    subject: translate('newsletter.letter.welcomeSubject', { house: brand.name }),
    greeting: translate('letter.visitor.greeting'),
    paragraphs: [translate('newsletter.letter.welcome', { house: brand.name })],
    button: { text: translate('newsletter.stopButton'), href: linkTo('stop', token, to, context) },
    closing: [brand.name],
    unsubscribe: `${context.origin}/newsletter/stop?token=${token}`,
  });
}

interface NewsletterLetter extends LetterParts {
  readonly subject: string;
  readonly unsubscribe?: string | null;
}

function letterTo(
  { address, locale: language }: Subscription,
  { sender }: LetterContext,
  house: Site['brand'],
  { subject, unsubscribe = null, ...parts }: NewsletterLetter,
): Letter {
  const envelope = { to: { name: '', address }, replyTo: null, subject };
  return writeLetter(envelope, parts, { house, sender, language, unsubscribe });
}

function linkTo(
  step: 'confirm' | 'stop',
  token: string,
  { locale }: Subscription,
  { origin, strategy }: LetterContext,
): string {
  return origin + hrefIn(locale, strategy)(routePath({ name: 'newsletter' }) + encodeNewsletterQuery({ step, token }));
}
