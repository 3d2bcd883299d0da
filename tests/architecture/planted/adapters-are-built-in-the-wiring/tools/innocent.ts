import { options } from '../adapters/mail-smtp/smtp-server.ts';
import { charts } from '../adapters/wiring/innocent.ts';
export const both = [options, charts];
