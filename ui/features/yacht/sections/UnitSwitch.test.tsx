import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LENGTH_UNITS, type LengthUnit } from '../../../../core/yacht/length.ts';
import { PageLanguageContext } from '../../../i18n/page-language.ts';
import { UnitSwitch } from './Specification.tsx';

function markupOf(unit: LengthUnit, path = '/en/yacht-for-sale/aurora/'): string {
  return renderToString(
    <PageLanguageContext value={{ locale: 'en', translate: (key) => key }}>
      <UnitSwitch unitSwitch={{ path, unit }} onSubmit={() => {}} />
    </PageLanguageContext>,
  );
}

/** Returns the attributes of each button. */
function buttonsOf(markup: string): Readonly<Record<string, string>>[] {
  return (markup.match(/<button [^>]*>/g) ?? []).map((button) =>
    Object.fromEntries([...button.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );
}

test('PR6 the form posts to the server without a script, and returns to the page', () => {
  const markup = markupOf('meters', '/en/yacht-for-charter/aurora/?from=2027-07-03&to=2027-07-10');
  const [form = ''] = markup.match(/^<form [^>]*>/) ?? [];
  for (const attribute of [
    'method="post"',
    'action="/preferences"',
    'aria-label="readings.unit"',
    'data-keep-focus=""',
  ]) {
    expect(form).toContain(` ${attribute}`);
  }
  expect(markup).toContain(
    '<input type="hidden" name="return" value="/en/yacht-for-charter/aurora/?from=2027-07-03&amp;to=2027-07-10"/>',
  );
  expect(buttonsOf(markup).map(({ type, name, value }) => [type, name, value])).toEqual(
    LENGTH_UNITS.map((unit) => ['submit', 'unit', unit]),
  );
});

test.each(LENGTH_UNITS)('PR6 marks one unit as pressed: %s', (unit) => {
  const pressed = buttonsOf(markupOf(unit)).map((button) => [button.value, button['aria-pressed']]);
  expect(pressed).toEqual(LENGTH_UNITS.map((choice) => [choice, String(choice === unit)]));
});
