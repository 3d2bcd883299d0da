import type { NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import { encodeNewsletterQuery } from '../../core/enquiry/form-queries.ts';
import type { Letter } from '../../core/enquiry/mail.ts';
import type { Subscription } from '../../core/newsletter/subscription.ts';
import { hrefIn } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { type LetterParts, letterHtml, letterText } from './letter-parts.ts';
import type { LetterContext } from './letter-rows.ts';

type Links = Pick<NewsletterSubscriptions, 'linkToken'>;

/** Writes the letter that asks the owner of a typed address to confirm the subscription (FM3). */
export function confirmLetter(subscription: Subscription, links: Links, context: LetterContext): Promise<Letter> {
  const { translate } = context.messages[subscription.locale];
  const href = linkTo(
    'confirm',
    links.linkToken('confirm', subscription.id, subscription.requestedAt),
    subscription,
    context,
  );
  return letterTo(subscription, context, null, (house) => ({
    subject: translate('newsletter.letter.confirmSubject', { house }),
    parts: {
      greeting: translate('letter.visitor.greeting'),
      paragraphs: [translate('newsletter.letter.confirm', { house })],
      button: { text: translate('newsletter.confirmButton'), href },
      closing: [translate('newsletter.letter.notYou'), house],
    },
  }));
}

/** Writes the letter that welcomes a confirmed subscriber and says how to unsubscribe. */
export function welcomeLetter(subscription: Subscription, links: Links, context: LetterContext): Promise<Letter> {
  const { translate } = context.messages[subscription.locale];
  const token = links.linkToken('stop', subscription.id, 0);
  const href = linkTo('stop', token, subscription, context);
  const oneClick = `${context.origin}/newsletter/stop?token=${token}`;
  return letterTo(subscription, context, oneClick, (house) => ({
    subject: translate('newsletter.letter.welcomeSubject', { house }),
    parts: {
      greeting: translate('letter.visitor.greeting'),
      paragraphs: [translate('newsletter.letter.welcome', { house })],
      button: { text: translate('newsletter.stopButton'), href },
      closing: [house],
    },
  }));
}

interface Draft {
  readonly subject: string;
  readonly parts: Omit<LetterParts, 'rows' | 'quote'>;
}

async function letterTo(
  { address, locale }: Subscription,
  { ports, sender }: LetterContext,
  unsubscribe: string | null,
  write: (house: string) => Draft,
): Promise<Letter> {
  const { brand } = await ports.content.site();
  const { subject, parts } = write(brand.name);
  const whole = { ...parts, rows: [], quote: null };
  return {
    from: { name: brand.name, address: sender ?? brand.email },
    to: { name: '', address },
    replyTo: null,
    subject,
    language: locale,
    text: letterText(whole),
    html: letterHtml(whole, { language: locale, house: brand.name }),
    unsubscribe,
  };
}

function linkTo(
  step: 'confirm' | 'stop',
  token: string,
  { locale }: Subscription,
  { origin, strategy }: LetterContext,
): string {
  return origin + hrefIn(locale, strategy)(routePath({ name: 'newsletter' }) + encodeNewsletterQuery({ step, token }));
}
