/** The values of a button's HTML attribute `type` (CO4). */
export const BUTTON_TYPES = ['button', 'submit', 'reset'] as const;
export const BUTTON_SIZES = ['xs', 'sm', 'md', 'lg'] as const;
export const BUTTON_STATES = ['default', 'active', 'disabled', 'attention', 'success', 'hover'] as const;
export type ButtonType = (typeof BUTTON_TYPES)[number];
export type ButtonSize = (typeof BUTTON_SIZES)[number];
export type ButtonState = (typeof BUTTON_STATES)[number];
