import type { ComponentProps } from 'react';
import type { ButtonSize, ButtonState, ButtonType } from '../../core/content/button.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  readonly type?: ButtonType;
  readonly size?: ButtonSize;
  /** `hover` shows it as under a pointer; a disabled one does nothing. */
  readonly state?: ButtonState;
  /** An outline only: the second choice of its place. */
  readonly line?: boolean;
}

/** product.md CO4. Links that look like buttons share its classes, and are links. */
export function Button({ type = 'button', size = 'md', state = 'default', line = false, className, ...rest }: Props) {
  const classes = ['btn', `btn-${size}`, line ? 'btn-line' : '', className ?? ''].filter((part) => part !== '');
  return (
    <button
      {...rest}
      type={type}
      className={classes.join(' ')}
      disabled={state === 'disabled'}
      data-state={state === 'default' ? undefined : state}
    />
  );
}
