import { Shortlist } from '../../core/ports/shortlist.ts';

/** The visitor's favourites; the browser's container loads at the first use. */
export async function loadShortlist(): Promise<Shortlist> {
  const { browserContainer } = await import('../shell/browser-ports.ts');
  return browserContainer().get<Shortlist>(Shortlist);
}
