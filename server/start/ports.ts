import type { wireServer } from '../../adapters/wiring/server.ts';

type Wired = ReturnType<typeof wireServer>;

/** The ports of pages and routes. */
export type ServerPorts = ReturnType<Wired['sitePorts']>;

/** The ports that store enquiries and send their messages. */
export type EnquiryPorts = ReturnType<Wired['enquiryPorts']>;
