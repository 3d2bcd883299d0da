import { join } from 'node:path';
import type { EnquiryWiring } from '../../adapters/wiring/server.ts';
import type { Env } from '../start/env.ts';

/** Resolves the files of the data folder that the configuration leaves out. */
export function enquiryWiring({ enquiries }: Pick<Env, 'enquiries'>): Omit<EnquiryWiring, 'log'> {
  const { dataDir, store, mail, webhook } = enquiries;
  return {
    store: store.kind === 'sqlite' ? { ...store, file: join(dataDir, 'enquiries.sqlite') } : store,
    mail: mail.kind === 'mailbox' ? { ...mail, folder: mail.folder ?? join(dataDir, 'mailbox') } : mail,
    webhook,
  };
}
