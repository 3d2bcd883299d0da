import type { Design } from '../fleet/design/design.ts';
import { dayFile, dayShots } from './day.ts';
import { type RoomShot, roomFile, roomShots } from './interiors.ts';
import type { Landscape, YachtShot } from './shot.ts';

export const STAGES = ['featured', 'angles', 'interiors', 'places', 'rest'] as const;
export type Stage = (typeof STAGES)[number];

/** A picture to render. */
export interface Job {
  readonly stage: Stage;
  /** Slug of the yacht, or name of the landscape. */
  readonly name: string;
  /** Path below the media folder. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  /** The renderer's input, without output and number of threads. */
  readonly spec: Readonly<Record<string, unknown>>;
}

/** Pixels, and points of the sea's grid. */
const MASTER = { res: [1440, 900], wgrid: [520, 800] } as const;
/** Heads of pages on wide and on sharp screens show the first picture of a featured yacht. */
const HEAD_MASTER = { res: [2400, 1500], wgrid: [520, 800] } as const;
/** Samples per pixel; the renderer's denoiser allows for few. */
const YACHT_SAMPLES = 12;
/** Most of a view from above is water, which shows little noise. */
const ABOVE_SAMPLES = 10;
/** Landscapes have no fine edges. */
const PLACE_SAMPLES = 8;
/** Light that has bounced is noisy; the sea is seen through windows only. */
const ROOM_MASTER = { res: MASTER.res, wgrid: [300, 460], spp: 16, Hs: 0.2 } as const;

const TYPES = { motor: 'motor', sail: 'sail', catamaran: 'cat' } as const;

/** Describes a yacht's appearance for the renderer. */
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

function shotJob(design: Design, shot: YachtShot, number: number): Job {
  const spp = number > 1 && shot.cam?.el !== undefined ? ABOVE_SAMPLES : YACHT_SAMPLES;
  const stage = !design.featured ? 'rest' : number === 1 ? 'featured' : 'angles';
  const master = stage === 'featured' ? HEAD_MASTER : MASTER;
  return {
    stage,
    name: design.slug,
    file: `yachts/${design.slug}-${number}.webp`,
    width: master.res[0],
    spec: { ...yachtSpec(design), ...shot, ...master, spp },
  };
}

function roomJob(design: Design, shot: RoomShot): Job {
  return {
    stage: 'interiors',
    name: design.slug,
    file: `yachts/${roomFile(design.slug, shot.room)}`,
    width: ROOM_MASTER.res[0],
    spec: { ...yachtSpec(design), ...shot, ...ROOM_MASTER },
  };
}

function dayJobs(design: Design): readonly Job[] {
  return dayShots(design).map(({ time, shot }) => ({
    stage: 'angles',
    name: design.slug,
    file: `yachts/${dayFile(design.slug, time)}`,
    width: MASTER.res[0],
    spec: { ...yachtSpec(design), ...shot, ...MASTER, spp: YACHT_SAMPLES },
  }));
}

/** Lists all pictures, in the order of the stages. */
export function allJobs(designs: readonly Design[], places: readonly Landscape[]): readonly Job[] {
  const shots = designs.flatMap((design) => design.shots.map((shot, index) => shotJob(design, shot, index + 1)));
  const interiors = designs.flatMap((design) => roomShots(design.slug).map((shot) => roomJob(design, shot)));
  const waters = places.map((place) => ({
    stage: 'places' as const,
    name: place.name,
    file: `places/${place.name}.webp`,
    width: MASTER.res[0],
    spec: { ...place, type: 'none', ...MASTER, spp: PLACE_SAMPLES },
  }));
  const jobs: readonly Job[] = [...shots, ...designs.flatMap(dayJobs), ...interiors, ...waters];
  return STAGES.flatMap((stage) => jobs.filter((job) => job.stage === stage));
}

export interface Choice {
  readonly stage: Stage | null;
  /** Names; empty for all. */
  readonly only: readonly string[];
  readonly force: boolean;
  readonly limit: number;
}

/**
 * Returns the requested pictures that are missing or too small, or all of them if forced.
 * @param widthOf returns the pixels of the existing master, 0 without one
 */
export function chosenJobs(jobs: readonly Job[], choice: Choice, widthOf: (file: string) => number): readonly Job[] {
  const { stage, only, force, limit } = choice;
  return jobs
    .filter((job) => stage === null || job.stage === stage)
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .filter(({ file, width }) => force || widthOf(file) < width)
    .slice(0, limit);
}
