import { parentPort } from 'node:worker_threads';
import { readFeed } from './read-feed.ts';
import type { FeedReadRequest } from './thread-feed-reader.ts';

// The script of the thread that reads feeds, one at a time.
const port = parentPort;
if (port === null) throw new Error('This script runs in a worker thread only');
const decoder = new TextDecoder();
port.on('message', ({ body, today }: FeedReadRequest) => port.postMessage(readFeed(decoder.decode(body), today)));
