import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  heal,
  type MatrixOptions,
  NOTHING_LESS,
  note,
  problemsOf,
  type Reference,
  type Row,
  show,
  visit,
} from './comparison.ts';
import { FaultSite } from './fault-site.ts';
import { bySeen, type probes } from './page-kinds.ts';
import { SERVICES } from './services.ts';

/** One or more rows of the matrix, made with a node of their own. */
export interface Track extends Pick<Row, 'service' | 'fault' | 'situation'> {
  /** Returns its rows; a long track says those that are done. */
  readonly run: (
    reference: Reference,
    pages: Awaited<ReturnType<typeof probes>>,
    say: (row: Row) => void,
  ) => Promise<readonly Row[]>;
}

interface LocalFault {
  readonly service: string;
  readonly fault: string;
  readonly isQuick: boolean;
  readonly mayRefuse: Row['cells'] extends ReadonlyMap<infer Kind, unknown> ? readonly Kind[] : never;
  readonly variables?: (site: string) => Readonly<Record<string, string>>;
  readonly begin: (site: FaultSite) => void;
  readonly end: (site: FaultSite) => void;
}

/** Whether the size of a running process's files can be limited here: util-linux has the command for it. */
const LIMITS_FILES = existsSync('/usr/bin/prlimit');

function limitFiles({ node }: FaultSite, limit: string): void {
  execFileSync('prlimit', [`--pid=${node.pid}`, `--fsize=${limit}:`]);
}

/** A file in place of a folder: neither may be written below it, whoever the process runs as. */
const NO_FOLDER = 'in the way';

const LOCAL: readonly LocalFault[] = [
  {
    service: 'disk',
    fault: 'full',
    isQuick: false,
    mayRefuse: ['enquiry'],
    // No file may grow any more, the log among them.
    begin: (site) => limitFiles(site, '0'),
    end: (site) => limitFiles(site, 'unlimited'),
  },
  {
    service: 'cache',
    fault: 'not writable',
    isQuick: true,
    mayRefuse: [],
    begin({ cacheDir }) {
      renameSync(cacheDir, `${cacheDir}-aside`);
      writeFileSync(cacheDir, NO_FOLDER);
    },
    end({ cacheDir }) {
      rmSync(cacheDir);
      renameSync(`${cacheDir}-aside`, cacheDir);
    },
  },
];

function localTrack({ service, fault, mayRefuse, begin, end }: LocalFault): Track {
  const run: Track['run'] = async (reference, { single, several }) => {
    const site = new FaultSite(`${service} ${fault}`, {});
    try {
      await site.node.start();
      const { seen, others } = bySeen([...single, ...several(0)]);
      await show(reference, site, seen);
      const opened = await site.fillIn();
      begin(site);
      await site.edit();
      const unseen = [...others, ...several(1)];
      const seenCells = await visit(reference, site, seen);
      const unseenCells = await visit(reference, site, unseen);
      const form = await site.send(opened);
      note(unseenCells, 'enquiry', { ...form.verdict, ms: form.ms });
      end(site);
      return await rowsAfter(site, { service, fault, mayRefuse, mayLack: false, seenCells, unseenCells }, () =>
        heal(reference, site, [...seen, ...unseen], [form]),
      );
    } finally {
      await site.close();
    }
  };
  return { service, fault, situation: 'seen', run };
}

async function rowsAfter(
  site: FaultSite,
  {
    service,
    fault,
    mayRefuse,
    mayLack,
    seenCells,
    unseenCells,
  }: Pick<LocalFault, 'service' | 'fault' | 'mayRefuse'> & {
    readonly seenCells: Row['cells'];
    readonly unseenCells: Row['cells'];
    readonly mayLack: boolean;
  },
  healed: () => Promise<number>,
): Promise<readonly Row[]> {
  const problems: string[] = [];
  const healedMs = await healed().catch((error: Error) => {
    problems.push(error.message);
    return null;
  });
  if (!site.node.runs) problems.push('the process ended');
  problems.push(...(await site.lostEnquiries()));
  const row = { service, fault, healedMs };
  const limits = { mayRefuse, mayLack };
  return [
    { ...row, situation: 'seen', cells: seenCells, problems: problemsOf(seenCells, NOTHING_LESS) },
    { ...row, situation: 'not seen', cells: unseenCells, problems: [...problemsOf(unseenCells, limits), ...problems] },
  ];
}

/** A node that starts with a cache folder that cannot be made. */
const coldCache: Track['run'] = async (reference, { single, several }) => {
  const site = new FaultSite('cache cold', {}, { cache: join(NO_FOLDER, 'cache') });
  try {
    writeFileSync(join(site.folder, NO_FOLDER), '');
    await site.node.start();
    const cells = await visit(reference, site, [...single, ...several(0)]);
    const form = await site.send(await site.fillIn());
    note(cells, 'enquiry', { ...form.verdict, ms: form.ms });
    const problems = [...problemsOf(cells, NOTHING_LESS), ...(await site.lostEnquiries())];
    return [{ service: 'cache', fault: 'not writable', situation: 'cold', cells, healedMs: null, problems }];
  } finally {
    await site.close();
  }
};

const DAY_MS = 24 * 60 * 60_000;
const JUMPS = { 'a day ahead': DAY_MS, 'a day back': -DAY_MS };
const CLOCK = fileURLToPath(new URL('clock.mjs', import.meta.url));

/** The clock jumps while search and media fail, after which both must be found again. */
function clockTrack(fault: keyof typeof JUMPS): Track {
  const run: Track['run'] = async (reference, { single, several }) => {
    const kinds = SERVICES.filter(({ name }) => name === 'search' || name === 'media');
    const services = await Promise.all(kinds.map((kind) => kind.start()));
    const fail = (failing: string | null) => Promise.all(services.map((service) => service.fail(failing)));
    const variables = Object.assign({}, ...services.map((service) => service.variables));
    const site = new FaultSite(`clock ${fault}`, variables, { flags: ['--import', CLOCK], clock: true });
    const file = join(site.folder, 'clock');
    const clock = { service: 'clock', fault };
    try {
      writeFileSync(file, '0');
      await site.node.start();
      const { seen, others } = bySeen([...single, ...several(0)]);
      await show(reference, site, seen);
      const opened = await site.fillIn();
      await fail('status-500');
      await site.edit();
      await visit(reference, site, [...seen, ...several(1)]);
      writeFileSync(file, String(JUMPS[fault]));
      await site.edit();
      const unseen = [...others, ...several(2)];
      const seenCells = await visit(reference, site, seen);
      const unseenCells = await visit(reference, site, unseen);
      const form = await site.send(opened);
      note(unseenCells, 'enquiry', { ...form.verdict, ms: form.ms });
      await fail(null);
      const healed = () => heal(reference, site, [...seen, ...several(1), ...unseen], [form]);
      const rows = await rowsAfter(
        site,
        { ...clock, mayRefuse: kinds.flatMap(({ mayRefuse }) => mayRefuse), mayLack: true, seenCells, unseenCells },
        healed,
      );
      return rows;
    } finally {
      await site.close();
      await Promise.all(services.map((service) => service.close()));
    }
  };
  return { service: 'clock', fault, situation: 'seen', run };
}

/** Returns the faults of the machine that a node runs on. */
export function localTracks({ isQuick, only }: MatrixOptions): readonly Track[] {
  const faults = LOCAL.filter(
    (fault) => (!isQuick || fault.isQuick) && `${fault.service} ${fault.fault}`.includes(only),
  );
  const jumps = Object.keys(JUMPS) as (keyof typeof JUMPS)[];
  return [
    ...faults.filter(({ service }) => service !== 'disk' || LIMITS_FILES).map(localTrack),
    ...(isQuick || !'cache cold'.includes(only)
      ? []
      : [{ service: 'cache', fault: 'not writable', situation: 'cold', run: coldCache }]),
    ...(isQuick ? [] : jumps.filter((jump) => `clock ${jump}`.includes(only)).map(clockTrack)),
  ];
}

/** Returns the faults that cannot be made on this machine, or make no sense, with the reason. */
export function leftOut(): readonly string[] {
  return [
    ...(LIMITS_FILES ? [] : ['disk, full: there is no prlimit to limit the files of a running process']),
    'disk, full, cold: a node without room for its store does not start, as without its database',
    'the eleven faults of an answer: the disk, the cache folder and the clock give none',
  ];
}
