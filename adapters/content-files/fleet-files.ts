import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  addToFleet,
  parseRecordsAndLog,
  parseYachtAndLog,
  type YachtOfRecord,
} from '../../core/content/parse-source-records.ts';
import { Fleet } from '../../core/records/fleet.ts';
import { parseArea } from '../../core/records/parse-places.ts';
import { errorText } from '../../core/shared/error-text.ts';
import type { Log } from '../../core/shared/log.ts';
import { ok } from '../../core/shared/result.ts';
import type { CruisingArea } from '../../core/yacht/yacht.ts';
import {
  fileStamps,
  hashOfFiles,
  jsonFilesIn,
  readContentFile,
  readContentFileSync,
  rowsOrWarn,
  stampText,
  throwIfUnreadable,
} from './content-folder.ts';
import { recordWithOverlay, type YachtMedia } from './feed-folder.ts';
import { FeedLists } from './feed-lists.ts';
import { type FleetSnapshotOptions, ParsedFleetCache } from './parsed-fleet-cache.ts';

/** A file of a yacht as it was read last. */
interface YachtFile extends YachtOfRecord {
  /** Changes whenever the file does; {@link TO_READ} where it has to be read again. */
  readonly stamp: string;
  /** The SHA-256 of name and bytes. */
  readonly hash: string;
  /** Whether the record, or a part of it, was left out. */
  readonly hasProblems: boolean;
}

/** The files of the yachts as they were looked up last. */
interface Found {
  /** The stamp of each file, by name. */
  readonly stamps: ReadonlyMap<string, string>;
  /** The file that an editor wrote over a record of a feed, by the record's name. */
  readonly overlays: ReadonlyMap<string, string>;
  /** The media of a yacht of a feed, by the name of her record. */
  readonly media: ReadonlyMap<string, YachtMedia>;
  readonly hasFolder: boolean;
}

interface Areas {
  readonly hash: string;
  readonly byId: ReadonlyMap<string, CruisingArea>;
}

const AREAS = 'areas.json';
/** A stamp that no file has. */
const TO_READ = '';
/** Changed files that are read and parsed in one turn of the event loop, which takes some milliseconds. */
const FILES_PER_TURN = 12;
/** Files that are known already and put together in one turn. */
const KNOWN_PER_TURN = 512;
/** The snapshot is written again once this share of the fleet is not in it. */
const STALE_SHARE = 1 / 20;

/**
 * Reads the yachts of a content folder. A file that has not changed since the last reading is neither read nor parsed
 * again, so that one edit costs the same in a fleet of ten thousand; the first reading takes them from a snapshot.
 */
class FleetFiles {
  #found: Found | null = null;
  #files: ReadonlyMap<string, YachtFile> = new Map();
  #areas: Areas | null = null;
  #isFirst = true;
  readonly #failed: { readonly file: string; readonly problem: string }[] = [];
  readonly #snapshot: ParsedFleetCache | null;
  readonly #feeds: FeedLists;

  /** @param snapshot where parsed yachts are kept between starts; missing where every start parses them */
  constructor(
    private readonly dir: string,
    private readonly log: Pick<Log, 'warn'>,
    snapshot?: FleetSnapshotOptions,
  ) {
    this.#snapshot = snapshot === undefined ? null : new ParsedFleetCache(snapshot);
    this.#feeds = new FeedLists(dir, log);
  }

  /** Looks which files there are, for the next reading; returns a text that changes with any of them. */
  async stamp(): Promise<string> {
    const names = await jsonFilesIn(this.dir, 'yachts');
    const files = names ?? [];
    const [areas = '', ...stamps] = await fileStamps(this.dir, [AREAS, ...files]);
    const ofFeeds = await this.#feeds.yachts();
    const all = [...files.map((name, at) => [name, stamps[at] ?? ''] as const), ...ofFeeds.stamps];
    const { overlays, media } = ofFeeds;
    this.#found = { stamps: new Map(all), overlays, media, hasFolder: names !== null };
    return stampText([AREAS, ...all.map(([name]) => name)], [areas, ...all.map(([, stamp]) => stamp)]);
  }

  /**
   * Reads what has changed. Invalid yachts are left out and logged. A yacht whose file cannot be read stays as she was read
   * last; at the first reading that throws.
   * @param again called where a file could not be read
   */
  async read(again: () => void = () => {}): Promise<Fleet> {
    if (this.#found === null) await this.stamp();
    const found = this.#found as Found;
    const { stamps, hasFolder } = found;
    this.#found = null;
    if (!hasFolder) this.log.warn({ file: 'yachts', problem: 'is missing' }, 'Content folder left out');
    const areas = await this.#readAreas(haveOneTime(stamps));
    const { files, changed } = await this.#readFiles(found, areas.byId);
    this.#files = files;
    this.#isFirst = false;
    if ([...files.values()].some(({ stamp }) => stamp === TO_READ)) again();
    this.#reportFailed();
    if (changed > files.size * STALE_SHARE) this.#keep(areas.hash);
    const version = createHash('sha256').update(areas.hash);
    for (const part of partsOf([...files])) {
      version.update(part.map(([name, file]) => `${name}\0${file.hash}\n`).join(''));
      await setImmediate();
    }
    const fleet = new Fleet(version.digest('hex'));
    for (const part of partsOf([...files.values()])) {
      for (const file of part) addToFleet(fleet, file, this.log);
      await setImmediate();
    }
    return fleet;
  }

  /** @param isSnapshotUseless whether the snapshot says nothing about the files that are there */
  async #readAreas(isSnapshotUseless: boolean): Promise<Areas> {
    const file = await readContentFile(this.dir, AREAS);
    const hash = hashOfFiles([file]);
    if (this.#areas?.hash === hash) return this.#areas;
    const byId = parseRecordsAndLog(rowsOrWarn(file, this.log), parseArea, this.log);
    const isUsed = this.#areas === null && !isSnapshotUseless;
    const kept = isUsed ? ((await this.#snapshot?.read(byId, hash)) ?? []) : [];
    const files = new Map<string, YachtFile>();
    for (const { name, ...entry } of kept) files.set(name, { ...entry, source: { file: name }, hasProblems: false });
    // Yachts hold their areas, so that all are read again under other ones.
    for (const [name, file] of this.#files) files.set(name, { ...file, stamp: TO_READ });
    this.#files = files;
    this.#areas = { hash, byId };
    return this.#areas;
  }

  async #readFiles({ stamps, overlays, media }: Found, areas: ReadonlyMap<string, CruisingArea>) {
    const files = new Map<string, YachtFile>();
    let changed = 0;
    for (const [name, stamp] of stamps) {
      const known = this.#files.get(name);
      if (known !== undefined && known.stamp === stamp) {
        files.set(name, known);
        continue;
      }
      files.set(name, this.#readFile(name, stamp, { overlay: overlays.get(name), media: media.get(name) }, areas));
      changed += 1;
      if (changed % FILES_PER_TURN === 0) await setImmediate();
    }
    return { files, changed };
  }

  #readFile(
    name: string,
    stamp: string,
    { overlay, media }: { readonly overlay: string | undefined; readonly media: YachtMedia | undefined },
    areas: ReadonlyMap<string, CruisingArea>,
  ): YachtFile {
    const files = [name, overlay].filter((one) => one !== undefined).map((one) => readContentFileSync(this.dir, one));
    let hasProblems = false;
    const warn: Log['warn'] = (details, message) => {
      hasProblems = true;
      this.log.warn(details, message);
    };
    const marked = media === undefined ? [] : [{ name: 'media', bytes: ok(Buffer.from(media.mark)) }];
    // At the first reading there is nothing to keep: a yacht that is left out would count as gone, and the snapshot may be
    // older than an overlay that hides a price.
    if (this.#isFirst) files.forEach(throwIfUnreadable);
    const known = this.#isFirst ? undefined : this.#files.get(name);
    const [failed] = files.flatMap(({ name: file, bytes }) => (bytes.ok ? [] : [{ file, problem: bytes.error }]));
    if (failed !== undefined) {
      if (known?.stamp !== TO_READ) this.#failed.push(failed);
      const nothing = { source: { file: name }, yacht: null, hash: hashOfFiles(files) };
      return { ...(known ?? nothing), stamp: TO_READ, hasProblems: true };
    }
    const record = recordWithOverlay(files, media, warn);
    if (overlay !== undefined && !record.json.ok && known?.yacht) {
      warn(
        { ...record.source, problem: record.json.error },
        'Content file left out; the yacht stays as she was read last',
      );
      return { ...known, stamp, hasProblems };
    }
    return {
      stamp,
      hash: hashOfFiles([...files, ...marked]),
      ...parseYachtAndLog(record, areas, { warn }),
      hasProblems,
    };
  }

  /** Logs the files that could not be read since the last look, in one line, since it may be all of them. */
  #reportFailed(): void {
    const [first, ...others] = this.#failed.splice(0);
    if (first === undefined) return;
    const further = others.length === 0 ? {} : { further: others.length };
    this.log.warn({ ...first, ...further }, 'Content file could not be read; what was read of it last is kept');
  }

  /**
   * Writes the snapshot in the background. A record with a problem is not a part of it, so that each start reports it.
   */
  #keep(areasHash: string): void {
    const entries = [...this.#files].flatMap(([name, { stamp, hash, yacht, hasProblems }]) =>
      yacht === null || hasProblems ? [] : [{ name, stamp, hash, yacht }],
    );
    this.#snapshot?.write(entries, areasHash).catch((error: unknown) => {
      this.log.warn({ problem: errorText(error) }, 'The snapshot of the fleet could not be written');
    });
  }
}

/** Returns whether all files have the same times, as in a file system image with a fixed date, where an edit leaves them. */
function haveOneTime(stamps: ReadonlyMap<string, string>): boolean {
  const times = (stamp: string) => stamp.slice(stamp.indexOf(' '));
  // Records of feeds never change: another record is another file.
  const [first = '', ...others] = [...stamps].filter(([name]) => name.startsWith('yachts/')).map(([, stamp]) => stamp);
  return others.every((stamp) => times(stamp) === times(first));
}

/** Splits a list into parts that are worked through in one turn of the event loop, which takes a few milliseconds. */
function* partsOf<Item>(items: readonly Item[]): Generator<readonly Item[], void> {
  for (let from = 0; from < items.length; from += KNOWN_PER_TURN) yield items.slice(from, from + KNOWN_PER_TURN);
}

/** Returns a reader of the fleet of a folder, which at later calls reads only what has changed. */
export function fleetReader(...parameters: ConstructorParameters<typeof FleetFiles>) {
  const files = new FleetFiles(...parameters);
  return { stamp: () => files.stamp(), read: (again?: () => void) => files.read(again) };
}
