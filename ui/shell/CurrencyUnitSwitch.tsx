import type { FormEvent } from 'react';
import { LENGTH_UNITS } from '../../core/yacht/length.ts';
import { useTranslate } from '../i18n/page-language.ts';
import type { ShellView } from './shell-view.ts';

/** Renders the currency and unit switch (PR6). Without a script it submits its form; with one it updates the page. */
export function CurrencyUnitSwitch({ shell }: { readonly shell: ShellView }) {
  const t = useTranslate();
  const { currency, unit } = shell.preferences;
  return (
    <form method="post" action="/preferences" onSubmit={submitDisplayPreference}>
      <input type="hidden" name="return" value={shell.path} />
      <fieldset>
        <legend className="h-sm pt-3 pb-1">{t('readings.currency')}</legend>
        <div className="choice">
          {shell.currencies.map(({ code, label }) => (
            <button key={code} type="submit" name="currency" value={code} aria-pressed={code === currency}>
              <span>{label}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="h-sm pt-3 pb-1">{t('readings.unit')}</legend>
        <div className="choice">
          {LENGTH_UNITS.map((choice) => (
            <button key={choice} type="submit" name="unit" value={choice} aria-pressed={choice === unit}>
              <span>{t(`unit.${choice}`)}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** Stores the currency or unit of the pressed button and updates the page in place (PR6). */
export function submitDisplayPreference(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  import('./choose-display-preference.ts')
    .then(({ chooseDisplayPreference }) => chooseDisplayPreference(name, value))
    .catch(() => {
      // The server stores the choice instead. A form that a script submits leaves out the pressed button.
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      form.submit();
    });
}
