import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadMessages } from '../../server/start/messages.ts';
import { PageLanguageContext } from '../i18n/page-language.ts';
import { LocalTime, OpenNow } from './LocalTime.tsx';

const HOURS = { days: [1, 2, 3], opens: '09:00', closes: '18:00', text: 'Monday–Wednesday, 09:00–18:00' };
const language = { locale: 'en' as const, translate: loadMessages().en.translate };

test('CO5 renders the zone instead of a time for a cached page', () => {
  const clock = renderToStaticMarkup(<LocalTime timezone="Europe/Monaco" zone="Central European Time" />);
  expect(clock).toBe('<span class="clock"><noscript>Central European Time</noscript></span>');
});

test('CO5 renders the time on a page that is never cached', () => {
  expect(renderToStaticMarkup(<LocalTime timezone="Europe/Monaco" time="12:04" />)).toBe(
    '<span class="clock"><time>12:04</time></span>',
  );
});

test('CO5 renders the hours instead of the open state for a cached page', () => {
  const markup = renderToStaticMarkup(
    <PageLanguageContext value={language}>
      <OpenNow hours={HOURS} timezone="Europe/Monaco" />
    </PageLanguageContext>,
  );
  expect(markup).toBe(`<span class="is-closed"><noscript>${HOURS.text}</noscript></span>`);
});
