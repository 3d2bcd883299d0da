import type { ComponentProps } from 'react';
import type { ButtonSize, ButtonState, ButtonType } from '../../core/content/button.ts';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  readonly type?: ButtonType;
  readonly size?: ButtonSize;
  /** `hover` shows the style of a button under a pointer; a disabled button ignores clicks. */
  readonly state?: ButtonState;
  /** Draws an outline only, for a secondary button. */
  readonly line?: boolean;
}

/** Renders a button (CO4). Links that look like buttons share its classes. */
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
