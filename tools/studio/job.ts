import type { Design } from '../fleet/design.ts';
import type { Place, Shot } from './shot.ts';

export const STAGES = ['featured', 'angles', 'places', 'rest'] as const;
export type Stage = (typeof STAGES)[number];

/** One picture to make. */
export interface Job {
  readonly stage: Stage;
  /** Slug of the yacht, or name of the place. */
  readonly name: string;
  /** Below the media folder. */
  readonly file: string;
  /** What the renderer is told, but for where to and how many threads. */
  readonly spec: Readonly<Record<string, unknown>>;
}

/** Pixels, samples a pixel, and points of the sea's grid; few samples, which the renderer's denoiser makes up for. */
const LARGE = { res: [1440, 900], spp: 12, wgrid: [520, 800] };
const SMALL = { res: [960, 600], spp: 14, wgrid: [400, 600] };
/** Most of a view from above is water, which shows little noise. */
const FROM_ABOVE = { ...LARGE, spp: 10 };
/** No fine edges. */
const PLACE = { ...LARGE, spp: 8 };

const TYPES = { motor: 'motor', sail: 'sail', catamaran: 'cat' } as const;

/** How the renderer is told what a yacht looks like. */
function yachtSpec(design: Design): Record<string, unknown> {
  const rig = { masts: design.masts, sailc: design.sailColour, mast: design.mastColour };
  return {
    type: TYPES[design.kind],
    style: design.style,
    loa: design.loaMeters,
    decks: design.tiers,
    seed: design.seed,
    hull: design.hullColour,
    // The renderer's own white of a house is warmer than its white hull paint.
    ...(design.superColour === 'white' ? {} : { super: design.superColour }),
    helipad: design.helipad,
    pool: design.pool,
    tender: design.tender,
    teak: design.teak,
    ...(design.kind === 'motor' ? {} : rig),
    ...(design.variant ? { variant: design.variant } : {}),
  };
}

function shotJob(design: Design, shot: Shot, number: number): Job {
  const large = number > 1 && shot.cam?.el !== undefined ? FROM_ABOVE : LARGE;
  return {
    stage: !design.featured ? 'rest' : number === 1 ? 'featured' : 'angles',
    name: design.slug,
    file: `yachts/${design.slug}-${number}.webp`,
    spec: { ...yachtSpec(design), ...shot, ...(design.featured ? large : SMALL) },
  };
}

/** Every picture there is to be, in the order of the stages. */
export function allJobs(designs: readonly Design[], places: readonly Place[]): readonly Job[] {
  const shots = designs.flatMap((design) => design.shots.map((shot, index) => shotJob(design, shot, index + 1)));
  const waters = places.map((place) => ({
    stage: 'places' as const,
    name: place.name,
    file: `places/${place.name}.webp`,
    spec: { ...place, type: 'none', ...PLACE },
  }));
  const jobs: readonly Job[] = [...shots, ...waters];
  return STAGES.flatMap((stage) => jobs.filter((job) => job.stage === stage));
}

export interface Choice {
  readonly stage: Stage | null;
  /** Names; empty for all. */
  readonly only: readonly string[];
  readonly force: boolean;
  readonly limit: number;
}

/** Those that are asked for and, unless forced, not there yet. */
export function chosenJobs(jobs: readonly Job[], choice: Choice, exists: (file: string) => boolean): readonly Job[] {
  const { stage, only, force, limit } = choice;
  return jobs
    .filter((job) => stage === null || job.stage === stage)
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .filter(({ file }) => force || !exists(file))
    .slice(0, limit);
}
