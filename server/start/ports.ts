import type { wireServer } from '../../adapters/wiring/server.ts';

type Wired = ReturnType<typeof wireServer>;

/** The ports of pages and routes; the chart itself is for tools. */
export type ServerPorts = Omit<ReturnType<Wired['sitePorts']>, 'seaCharts'>;

/** The ports that store enquiries and send their messages. */
export type EnquiryPorts = ReturnType<Wired['enquiryPorts']>;
