/** One thing that is wrong with the content, or likely to be. */
export interface Finding {
  /** Below the content folder. */
  readonly file: string;
  /** Path of the field, such as `blocks.en[3].image`; a row of a list is named by its id. '' for the whole file. */
  readonly field: string;
  readonly problem: string;
  /** An error is missing on the site, or leads nowhere; a warning stands there, and wants a second look. */
  readonly level: 'error' | 'warning';
}

export function errorAt(file: string, field: string, problem: string): Finding {
  return { file, field, problem, level: 'error' };
}

export function warningAt(file: string, field: string, problem: string): Finding {
  return { file, field, problem, level: 'warning' };
}
