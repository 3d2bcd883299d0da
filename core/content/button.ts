/** product.md CO4: what a button in content may be. */
export const BUTTON_TYPES = ['button', 'submit', 'reset'] as const;
export type ButtonType = (typeof BUTTON_TYPES)[number];

export const BUTTON_SIZES = ['xs', 'sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export const BUTTON_STATES = ['default', 'active', 'disabled', 'attention', 'success', 'hover'] as const;
export type ButtonState = (typeof BUTTON_STATES)[number];
