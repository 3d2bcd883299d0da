import { options } from '../adapters/mail-smtp/smtp-options.ts';
import { charts } from '../adapters/wiring/innocent.ts';
export const both = [options, charts];
