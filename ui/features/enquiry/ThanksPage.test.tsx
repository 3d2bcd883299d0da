import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReceipt, FindReceipt } from '../../../core/enquiry/stored-enquiry.ts';
import { LOCALES, type Locale } from '../../../core/locale/locale.ts';
import { err, ok } from '../../../core/shared/result.ts';
import { PageLanguageContext } from '../../i18n/page-language.ts';
import { buildThanksPageView } from './build-thanks-page-view.ts';
import { enquiryContext, spoken } from './enquiry.fixture.ts';
import { ThanksPage } from './ThanksPage.tsx';

const RECEIPT: EnquiryReceipt = {
  reference: SAMPLE_ENQUIRY.reference,
  subject: SAMPLE_ENQUIRY.subject,
  routing: { office: 'palma', person: 'ana', name: 'ana', email: 'ana@sample.example', language: 'es' },
};

async function pageOf(found: Awaited<ReturnType<FindReceipt>>, locale: Locale): Promise<string> {
  const language = spoken(locale);
  const view = await buildThanksPageView(found, enquiryContext(language));
  return renderToString(
    <PageLanguageContext value={language}>
      <ThanksPage view={view} />
    </PageLanguageContext>,
  );
}

test.each(LOCALES.map(({ code }) => code))(
  'FM2 shows the reference, the way back and the next steps in %s',
  async (locale) => {
    const markup = await pageOf(ok(RECEIPT), locale);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain(`>${RECEIPT.reference}</dd>`);
    expect(markup).toContain(`href="/${locale}/yacht-for-charter/aurora/">Aurora</a>`);
    expect(markup).toContain('href="tel:+349715550111"');
    expect(markup.match(/<ol[^>]*>(?:<li>[^<]+<\/li>){3}<\/ol>/)).not.toBeNull();
    expect(markup).not.toMatch(/enquiry\.[a-z]+|\{[a-z]+\}/i);
  },
);

test('FM2 contains no personal data, as it is open to anyone with the reference', async () => {
  const markup = await pageOf(ok(RECEIPT), 'es');
  const { name, email, phone, message } = SAMPLE_ENQUIRY.content;
  for (const own of [name, email, phone ?? '', message.slice(0, 12)]) expect(markup).not.toContain(own);
});

describe.each([
  ['that is unknown', ok(null)],
  ['that cannot be looked up now', err({ kind: 'unavailable', reason: 'the disk is full' } as const)],
])('FM2 a number %s', (_, found) => {
  test.each(LOCALES.map(({ code }) => code))('shows that in %s, with further links', async (locale) => {
    const markup = await pageOf(found, locale);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toContain('<dl');
    expect(markup).not.toContain('the disk is full');
    expect(markup).toContain(`href="/${locale}/yachts-for-charter/"`);
    expect(markup).not.toMatch(/enquiry\.[a-z]+/);
  });
});
