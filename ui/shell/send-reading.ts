import type { FormEvent } from 'react';
import { isCurrency } from '../../core/price/currency.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';

/** A choice of currency or unit whose form needs no script: with one, the page stays where it is (product.md PR6). */
export function sendReading(event: FormEvent<HTMLFormElement>): void {
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!(submitter instanceof HTMLButtonElement)) return;
  const { name, value } = submitter;
  const choice =
    name === 'currency' && isCurrency(value)
      ? { currency: value }
      : name === 'unit' && isLengthUnit(value)
        ? { unit: value }
        : null;
  if (!choice) return;
  event.preventDefault();
  const form = event.currentTarget;
  const choose = async () => (await import('./choose-reading.ts')).chooseReading(choice);
  choose().catch(() => {
    // The server keeps the choice instead; a form sent by a script leaves out the button that was pressed.
    const pressed = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(pressed);
    form.submit();
  });
}
