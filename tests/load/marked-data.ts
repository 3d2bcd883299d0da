import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS } from './visitor.ts';
import type { WebNode } from './web-node.ts';

/** Public answers that are made from what a node knows. */
const PUBLIC = ['/en/enquire/', '/en-sitemap.xml', '/en/yachts-for-charter/feed.atom', '/en/', '/robots.txt'];

/**
 * Returns where a node shows one of the marks: files of its folder, which holds its log and its caches, public answers,
 * and its metrics. By default these are what visitors typed: enquiries are kept in their store and in letters, and
 * nowhere else.
 */
export async function placesWithMarks(
  node: WebNode,
  marks: readonly string[] = MARKS,
  paths: readonly string[] = PUBLIC,
): Promise<string[]> {
  const files = readdirSync(node.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const addresses = [...paths.map((path) => node.origin + path), `http://127.0.0.1:${node.metricsPort}/metrics`];
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return [address, `${[...answer.headers].join()} ${await answer.text()}`] as const;
    }),
  );
  return [...files.map((file) => [file, readFileSync(file, 'utf8')] as const), ...answers]
    .filter(([, text]) => marks.some((mark) => unfolded(text).includes(mark)))
    .map(([place]) => place);
}

/** Joins the lines that iCalendar files and letters fold. */
function unfolded(text: string): string {
  return text.replaceAll(/=?\r\n[ \t]?/g, '');
}
