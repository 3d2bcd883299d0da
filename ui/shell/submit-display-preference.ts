import type { FormEvent } from 'react';

/**
 * Keeps the currency or unit of the pressed button and updates the page in place (PR6). Without a script the
 * form is sent.
 */
export function submitDisplayPreference(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const { name, value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
  import('./choose-display-preference.ts')
    .then(({ chooseDisplayPreference: chooseReading }) => chooseReading(name, value))
    .catch(() => {
      // The server keeps the choice instead; a form sent by a script leaves out the pressed button.
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      form.submit();
    });
}
