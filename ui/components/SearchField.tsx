import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  readonly label: string;
  readonly button: string;
  /** What is asked for now. */
  readonly text: string;
  readonly placeholder?: string;
  /** Address of the answer that stands below: it can hold as filters what was typed as words. */
  readonly answer?: string | undefined;
  /** Id of the form it belongs to, where it stands outside of it. */
  readonly form?: string;
}

/** The field for the words, and its button; a plain form sends them as `q`. Below it is room for what is suggested. */
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
    // The page of other words leaves the field in place, so that focus stays in it; its words are another matter.
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
