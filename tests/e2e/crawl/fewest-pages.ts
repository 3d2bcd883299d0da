import type { CrawledDocument } from './document.ts';

/**
 * Chooses pages so that every class name of the site occurs on at least one of them: this opens every layout and style
 * in a browser without opening every page. Each step takes the page that adds most (greedy set cover).
 * @param opened pages that other tests open, whose class names need no page here
 */
export function fewestPages(pages: ReadonlyMap<string, CrawledDocument>, opened: readonly CrawledDocument[]): string[] {
  const missing = new Set([...pages.values()].flatMap(({ classes }) => [...classes]));
  for (const { classes } of opened) for (const name of classes) missing.delete(name);
  const added = ({ classes }: CrawledDocument) => [...classes].filter((name) => missing.has(name)).length;
  const chosen: string[] = [];
  while (missing.size > 0) {
    const [path, document] = [...pages].reduce((best, page) => (added(page[1]) > added(best[1]) ? page : best));
    chosen.push(path);
    for (const name of document.classes) missing.delete(name);
  }
  return chosen;
}
