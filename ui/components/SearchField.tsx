import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  readonly label: string;
  readonly button: string;
  /** The current search text. */
  readonly text: string;
  readonly placeholder?: string;
  /** Address of the results that are shown; some of the typed words may be filters in it. */
  readonly answer?: string | undefined;
  /** Id of the form, if the field is outside of it. */
  readonly form?: string;
}

/** Renders a search field with a button; its form submits the text as `q`. Suggestions are mounted below the field. */
export function SearchField({ label, button, text, placeholder, answer, form }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    const input = field.current;
    const remember = () => {
      sent.current = input?.value ?? null;
    };
    input?.form?.addEventListener('submit', remember);
    return () => input?.form?.removeEventListener('submit', remember);
  }, []);
  const shown = useRef({ text, answer });
  useEffect(() => {
    // A page with another search text keeps the input element, so that focus stays in it; only its value changes.
    const input = field.current;
    const isAnswered = shown.current.answer !== answer && input?.value === sent.current;
    if (input && (shown.current.text !== text || isAnswered)) input.value = text;
    shown.current = { text, answer };
  }, [text, answer]);
  return (
    <div className="seek" data-keep-focus="">
      <label className="field">
        <span>{label}</span>
        <input
          className="in"
          ref={field}
          type="search"
          name="q"
          form={form}
          defaultValue={text}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" form={form}>
        {button} <Icon name="search" />
      </Button>
      <div className="suggest" />
    </div>
  );
}
