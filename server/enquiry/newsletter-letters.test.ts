import { expect, test } from 'vitest';
import type { Subscription, SubscriptionId } from '../../core/newsletter/subscription.ts';
import { enquiryWorld, MESSAGES, NOW, ORIGIN, samplePorts } from './enquiry-services.fixture.ts';
import type { LetterContext } from './letter-rows.ts';
import { newsletterConfirmationLetter, newsletterWelcomeLetter } from './newsletter-letters.ts';

const INES: Subscription = {
  ...{ id: 'AbC123' as SubscriptionId, address: 'ines@visitor.example', locale: 'en', status: 'pending' },
  ...{ requestedAt: NOW, consent: 'I agree.', confirmedAt: null, endedAt: null },
};
const { newsletter } = enquiryWorld().services;
const CONTEXT: LetterContext = {
  ...{ ports: samplePorts(), messages: MESSAGES, strategy: 'prefix', origin: ORIGIN, sender: null },
  log: { error: expect.fail },
  now: () => new Date(NOW).toISOString(),
};

test('FM3 the first letter asks for confirmation and has no unsubscribe header', async () => {
  const letter = await newsletterConfirmationLetter(INES, newsletter, CONTEXT);
  const href = `${ORIGIN}/en/newsletter/?confirm=${newsletter.linkToken('confirm', INES.id, NOW)}`;
  expect(letter).toMatchObject({
    from: { name: 'Sample Yachts', address: 'a@b.example' },
    to: { name: '', address: 'ines@visitor.example' },
    ...{ replyTo: null, language: 'en', unsubscribe: null, subject: 'Please confirm: the letter of Sample Yachts' },
  });
  expect(letter.text).toContain(`\n${href}\n`);
  expect(letter.html).toContain(`<a href="${href}"`);
  expect(letter.text + letter.html).not.toContain('stop');
});

test('FM3 the second letter confirms and unsubscribes with one click (RFC 8058)', async () => {
  const letter = await newsletterWelcomeLetter({ ...INES, locale: 'es' }, newsletter, {
    ...CONTEXT,
    sender: 'web@sample.example',
  });
  const token = newsletter.linkToken('stop', INES.id, 0);
  expect(letter).toMatchObject({
    from: { name: 'Sample Yachts', address: 'web@sample.example' },
    ...{ language: 'es', subject: 'Ya recibe la carta mensual de Sample Yachts' },
    unsubscribe: `${ORIGIN}/newsletter/stop?token=${token}`,
  });
  expect(letter.text).toContain(`\n${ORIGIN}/es/newsletter/?stop=${token}\n`);
  expect(letter.html).toContain('<html lang="es">');
});

test('FM3 has the same unsubscribe link in every letter, valid for no other subscription', () => {
  expect(newsletter.linkToken('stop', INES.id, 0)).toBe(newsletter.linkToken('stop', INES.id, NOW));
  expect(newsletter.linkToken('stop', 'other' as SubscriptionId, 0)).not.toBe(newsletter.linkToken('stop', INES.id, 0));
});
