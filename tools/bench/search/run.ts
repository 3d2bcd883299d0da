import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { spreadOf } from '../statistics.ts';
import type { Answer } from './answer.ts';

/** The result of asking a list of questions in several passes. */
export interface Run {
  /** Milliseconds of each question, by pass. */
  readonly passes: readonly (readonly number[])[];
  /** In the order of the questions. */
  readonly answers: readonly Answer[];
}

export type Runner = (mix: readonly Criteria[], passes: number) => Promise<Run>;

/** Makes a runner of a search in this process; its first pass warms up and is not counted. */
export function runnerOf(ask: (criteria: Criteria) => Answer | Promise<Answer>): Runner {
  return async (mix, count) => {
    const passes: number[][] = [];
    let answers: Answer[] = [];
    for (let pass = 0; pass <= count; pass += 1) {
      answers = [];
      const took: number[] = [];
      for (const criteria of mix) {
        const started = performance.now();
        answers.push(await ask(criteria));
        took.push(performance.now() - started);
      }
      if (pass > 0) passes.push(took);
    }
    return { passes, answers };
  };
}

/** Milliseconds for all questions, each by the median of its passes, so that pauses of the machine have little effect. */
export function totalMs({ passes }: Pick<Run, 'passes'>): number {
  const [first = []] = passes;
  return first.reduce((sum, _, at) => sum + spreadOf(passes.map((took) => took[at] ?? Number.NaN)).median, 0);
}
