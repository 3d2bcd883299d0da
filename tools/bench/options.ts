import { parseArgs } from 'node:util';

/** The parts of the bench that run, and their lengths. */
export interface BenchOptions {
  readonly only: string | null;
  /** Pairs of rounds of a comparison under load. */
  readonly pairs: number;
  readonly roundSeconds: number;
  readonly memoryRequests: number;
  readonly starts: number;
  /** The length of each attack. */
  readonly attackSeconds: number;
  readonly largeFleet: number | null;
  /** Samples of each variant of a page's paint. */
  readonly paints: number;
  readonly hydrations: number;
  readonly navigations: number;
  /** Yachts of the fleet in which a visitor filters. */
  readonly filterFleet: number;
  readonly next: boolean;
  readonly lighthouse: boolean;
  /** Yachts of the fleets on which the search is compared with its peers. */
  readonly peerFleets: readonly number[];
  /** Repetitions of the comparison with each peer. */
  readonly peerRounds: number;
  /** Pairs of stops between which a sea route is found; null for all. */
  readonly seaPairs: number | null;
  /** Yachts of the fleets by which growth is measured. */
  readonly scaleFleets: readonly number[];
  /** Yachts of the portal whose year is reckoned. */
  readonly yearFleet: number;
}

const USAGE = `npm run bench -- [--quick | --long] [--only server|browser|<part>] [--next] [--lighthouse] [--large]

  --quick   about a minute: fewer rounds, the yardsticks of the table are the same
  --long    100,000 requests for the memory figure, every pair of stops for the ways over the sea
  --only    one side, or one part: render, cache, memory, start, content, search, search-peers,
            sea, feeds, media, attacks, expressions, peak, next, scale, year, weight, shift, paint, hydration,
            navigation, interaction, lighthouse, filter
  --next    also builds the same list page with Next, in a temporary folder, and compares (needs the npm registry)
  --lighthouse
            also runs Lighthouse, in a temporary folder (needs the npm registry)
  --large   also compares the search with its peers on 100,000 yachts; with scale or year, measures as many`;

/** Reads the command line; with --help, prints the usage and exits. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      only: { type: 'string' },
      next: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      large: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const { quick } = values;
  return {
    only: values.only ?? null,
    pairs: quick ? 3 : 9,
    roundSeconds: 1,
    memoryRequests: values.long ? 100_000 : quick ? 4_000 : 20_000,
    attackSeconds: quick ? 4 : 10,
    starts: quick ? 2 : 3,
    largeFleet: quick ? null : 10_000,
    paints: quick ? 3 : 7,
    hydrations: quick ? 2 : 4,
    navigations: quick ? 10 : 30,
    filterFleet: quick ? 1_000 : 10_000,
    next: values.next,
    lighthouse: values.lighthouse,
    peerFleets: values.large ? [10_000, 100_000] : [10_000],
    peerRounds: quick ? 1 : 3,
    seaPairs: values.long ? null : quick ? 500 : 5_000,
    yearFleet: values.large ? 100_000 : quick ? 1_000 : 10_000,
    scaleFleets: values.large ? [240, 10_000, 100_000] : [240, 10_000],
  };
}
