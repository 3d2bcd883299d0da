import messages from '../../../locales/en.json' with { type: 'json' };
export const keys = Object.keys(messages);
