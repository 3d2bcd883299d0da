const VIDEO = /^[\w-]{11}$/;

/** The readers of a film's id, by the hosts of YouTube. */
const IDS: Readonly<Record<string, (url: URL) => string | null | undefined>> = {
  'youtube.com': idInPage,
  'youtube-nocookie.com': idInPage,
  'youtu.be': ({ pathname }) => pathname.split('/')[1],
};

/**
 * Returns the address of a film on YouTube in the form that the site plays: `https://www.youtube.com/watch?v=…` (FD1);
 * null for anything else.
 */
export function filmAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^(www|m)\./, '');
  const id = Object.hasOwn(IDS, host) ? IDS[host]?.(url) : null;
  return id && VIDEO.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
}

function idInPage({ pathname, searchParams }: URL): string | null | undefined {
  const [, page, id] = pathname.split('/');
  return page === 'watch' ? searchParams.get('v') : ['embed', 'shorts', 'live', 'v'].includes(page ?? '') ? id : null;
}
