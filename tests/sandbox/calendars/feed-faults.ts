import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from '../http/misbehaving-server.ts';
import { PERSONAL } from './feed-text.ts';

/** The faults of feeds. Those with a file alter the right one. */
export const FEED_FAULTS = [
  /** Never answers. */
  'hang',
  /** Resets the connection without an answer. */
  'reset',
  /** Changes to another protocol, which was not asked for. */
  'upgrade',
  /** Sends less than announced, then closes the connection. */
  'half-body',
  /** 200 with the first half of the file. */
  'half-file',
  /** 200 with an HTML page, which asks for a login. */
  'html',
  /** 200 without a body. */
  'empty',
  /** A body without end, far past 200 MB. */
  'huge',
  /** 40 kB that are 40 MB once they are unpacked. */
  'gzip-bomb',
  /** 200 with a body that is said to be packed and is not. */
  'not-gzip',
  /** An event in a time zone that nobody knows. */
  'unknown-zone',
  /** One event of many is wrong. */
  'broken-event',
  /** An event every second, without end. */
  'every-second',
  /** Redirects to itself. */
  'redirect-loop',
  /** Redirects to an address of a private network. */
  'private-address',
  /** Redirects to a file of the machine. */
  'file-address',
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' };
const BOMB_BYTES = 40_000_000;

/** Returns the answer with a fault or a status. @param right the file without faults */
export async function wrongFeed(fault: FeedFault | number, path: string, right: string): Promise<Reply> {
  if (typeof fault === 'number') return { status: fault, body: `${PERSONAL} is not to be seen` };
  const half = right.slice(0, Math.floor(right.length / 2));
  const withEvent = (...lines: string[]) => {
    const event = ['BEGIN:VEVENT', 'UID:wrong', `SUMMARY:${PERSONAL}`, ...lines, 'END:VEVENT', 'END:VCALENDAR'];
    return { headers: CALENDAR, body: right.replace('END:VCALENDAR', event.join('\r\n')) };
  };
  switch (fault) {
    case 'hang':
      return { fault: 'no-headers' };
    case 'reset':
      return { fault: 'reset' };
    case 'upgrade':
      return { status: 101, headers: { connection: 'Upgrade', upgrade: 'websocket' } };
    case 'half-body':
      return { headers: CALENDAR, body: right, fault: 'too-short' };
    case 'half-file':
      return { headers: CALENDAR, body: half };
    case 'html':
      return { headers: { 'content-type': 'text/html' }, body: `<!doctype html><title>${PERSONAL}</title>` };
    case 'empty':
      return { headers: CALENDAR };
    case 'huge':
      return { headers: CALENDAR, fault: 'endless' };
    case 'gzip-bomb':
      return { headers: { ...CALENDAR, 'content-encoding': 'gzip' }, body: await bomb() };
    case 'not-gzip':
      return { headers: { ...CALENDAR, 'content-encoding': 'gzip' }, body: right };
    case 'unknown-zone':
      return withEvent(`DTSTART;TZID=${PERSONAL}:20270601T120000`, 'DURATION:P7D');
    case 'broken-event':
      return withEvent(`DTSTART:${PERSONAL}`);
    case 'every-second':
      return withEvent('DTSTART:20270601T120000Z', 'RRULE:FREQ=SECONDLY');
    case 'redirect-loop':
      return { status: 302, headers: { location: path } };
    case 'private-address':
      return { status: 302, headers: { location: `https://10.0.0.1/${encodeURIComponent(PERSONAL)}.ics` } };
    case 'file-address':
      return { status: 302, headers: { location: 'file:///etc/passwd' } };
  }
}

function bomb(): Promise<Uint8Array> {
  return promisify(gzip)(Buffer.alloc(BOMB_BYTES, '.'), { level: 1 });
}
