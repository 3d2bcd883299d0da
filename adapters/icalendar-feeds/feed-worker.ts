import { parentPort } from 'node:worker_threads';
import { readFeed } from './read-feed.ts';
import type { FeedQuestion } from './thread-feed-reader.ts';

// The script of the thread that reads feeds, one at a time.
const port = parentPort;
if (port === null) throw new Error('This script runs in a worker thread only');
port.on('message', ({ text, today }: FeedQuestion) => port.postMessage(readFeed(text, today)));
