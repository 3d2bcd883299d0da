import { picturesOfRecord, type RecordPicture, type YachtPictures } from '../import/pictures/feed-picture.ts';
import {
  duePictures,
  type FailedPicture,
  type FeedAsset,
  nextPictureFailure,
  pictureLists,
} from '../import/pictures/picture-plan.ts';
import { runOnePerHost } from '../import/pictures/run-one-per-host.ts';
import type { FeedPictureSession, FeedPictureStore, MasterPicture } from '../ports/feed-picture-store.ts';
import type { ListingStore } from '../ports/listing-store.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import { lastingFailure, passingFailure, type RemoteFailure } from '../shared/remote-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { readRemoteFile } from './read-remote-file.ts';

export interface PicturePorts {
  readonly listings: ListingStore;
  readonly media: FeedPictureStore;
  readonly remote: RemoteFiles;
}

export interface FetchPicturesRequest {
  /** The name of the feed: lower case letters, digits and hyphens. */
  readonly feed: string;
  /** The maximum number of pictures requested in this run. */
  readonly maxPictures?: number;
  readonly now: () => Date;
  /** A collision-resistant hash, as at least 32 hexadecimal digits. */
  readonly digest: (text: string) => string;
  /** Ends the run; what is there by then is kept. */
  readonly signal?: AbortSignal;
}

export interface PictureSummary {
  readonly fetched: number;
  /** Pictures that are due and were not requested: beyond the maximum, or of a server that did not answer. */
  readonly left: number;
  /** Pictures that no listing names any more. */
  readonly removed: number;
  /** The pictures that failed, named by yacht and position, never by address. */
  readonly failed: readonly { readonly yachtId: string; readonly position: number; readonly problem: string }[];
}

/** The default maximum of pictures requested in one run. */
export const DEFAULT_MAX_PICTURES = 2000;
/**
 * Pictures between two writings of the lists: this many, or a hundredth of all pictures where that is more, since servers
 * read whole lists.
 */
const BATCH = 100;
/** Times without an answer, one after another, after which a server is left alone until the next run. */
const PATIENCE = 5;
const REQUEST = { accept: 'image/*', maxBytes: 40 * 1024 * 1024, timeoutMs: 120_000, idleMs: 15_000 };

/**
 * Fetches the pictures of a feed's yachts that are due (FD3), two at a time and one of a server, and shows them batch by
 * batch; the next run goes on where this one stopped.
 * @throws ImportUnderWayError while an import or another run uses the feed
 */
export async function fetchFeedPictures(ports: PicturePorts, request: FetchPicturesRequest): Promise<PictureSummary> {
  const { listings, media, remote } = ports;
  const lock = await listings.begin(request.feed);
  try {
    const yachts = await yachtsOf(listings, request);
    return await new PictureRun(yachts, await media.begin(request.feed, lock), remote, request).run();
  } finally {
    await lock.end();
  }
}

async function yachtsOf(
  listings: ListingStore,
  { feed, digest }: Pick<FetchPicturesRequest, 'feed' | 'digest'>,
): Promise<readonly YachtPictures[]> {
  const yachts: YachtPictures[] = [];
  for (const listing of (await listings.known(feed)).values()) {
    const record = (await listings.record(feed, listing)) ?? {};
    yachts.push(picturesOfRecord({ id: listing.id, isOnMarket: listing.withdrawn === null, record }, digest));
  }
  return yachts;
}

class PictureRun {
  readonly #assets: Map<string, FeedAsset>;
  readonly #failures: Map<string, FailedPicture>;
  readonly #failed: { yachtId: string; position: number; problem: string }[] = [];
  /** Times that each server gave no answer, one after another. */
  readonly #silent = new Map<string, number>();
  #fetched = 0;

  constructor(
    private readonly yachts: readonly YachtPictures[],
    private readonly pictures: FeedPictureSession,
    private readonly remote: RemoteFiles,
    private readonly request: FetchPicturesRequest,
  ) {
    this.#assets = new Map(pictures.known.assets);
    this.#failures = new Map(pictures.known.failed);
  }

  async run(): Promise<PictureSummary> {
    const removed = await this.#show();
    const due = duePictures(this.yachts, this.pictures.known, this.request.now().getTime());
    const planned = due.slice(0, this.request.maxPictures ?? DEFAULT_MAX_PICTURES);
    const batch = Math.max(BATCH, Math.ceil(this.#assets.size / 100));
    for (let from = 0; from < planned.length && !this.#isEnded; from += batch) {
      await runOnePerHost(planned.slice(from, from + batch), hostOf, (picture) => this.#fetch(picture));
      await this.#show();
    }
    const left = due.length - this.#fetched - this.#failed.length;
    return { fetched: this.#fetched, left, removed, failed: this.#failed };
  }

  get #isEnded(): boolean {
    return this.request.signal?.aborted ?? false;
  }

  /** Shows what is there; returns how many pictures no listing names any more. */
  async #show(): Promise<number> {
    const lists = pictureLists(this.yachts, { assets: this.#assets, failed: this.#failures });
    await this.pictures.show(lists);
    return this.#assets.size - lists.assets.length;
  }

  async #fetch(picture: RecordPicture): Promise<void> {
    const host = hostOf(picture);
    const silent = this.#silent.get(host) ?? 0;
    if (this.#isEnded || silent >= PATIENCE) return;
    const master = await this.#masterOf(picture);
    if (this.#isEnded && !master.ok) return;
    const { id, alt, yachtId, position } = picture;
    const now = this.request.now();
    if (master.ok) {
      this.#silent.delete(host);
      this.#failures.delete(id);
      this.#assets.set(id, { id, type: 'image', alt, ...master.value, createdAt: now.toISOString() });
      this.#fetched += 1;
      return;
    }
    const { problem, isLasting } = master.error;
    this.#silent.set(host, isLasting ? 0 : silent + 1);
    this.#failures.set(id, nextPictureFailure(id, this.#failures.get(id), isLasting, now.getTime()));
    this.#failed.push({ yachtId, position, problem });
  }

  async #masterOf({ url }: RecordPicture): Promise<Result<MasterPicture, RemoteFailure>> {
    const { signal } = this.request;
    const file = await readRemoteFile(this.remote, overTls(url), { ...REQUEST, ...(signal && { signal }) });
    if (file.kind === 'failed') return err(file);
    if (file.kind === 'unchanged') return err(passingFailure('no whole answer'));
    const master = await this.pictures.keep(file.body);
    return master.ok ? ok(master.value) : err(lastingFailure(master.error));
  }
}

function hostOf({ url }: RecordPicture): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/**
 * Returns the address with https: old feeds write http for servers that have long had TLS. Only this machine is
 * excepted.
 */
function overTls(url: string): string {
  return url.replace(/^http:\/\/(?!localhost|127\.)([^/?#:@]+)(?=[/?#]|$)/i, 'https://$1');
}
