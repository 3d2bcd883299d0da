/** A mistake in the content, or a likely one. */
export interface Finding {
  /** Path below the content folder. */
  readonly file: string;
  /** Path of the field, such as `blocks.en[3].image`; a row of a list is named by its id. '' for the whole file. */
  readonly field: string;
  readonly problem: string;
  /**
   * With an error something is missing on the site, or a link is broken; a warning is shown on the site, and needs a
   * second look.
   */
  readonly level: 'error' | 'warning';
}

export function errorAt(file: string, field: string, problem: string): Finding {
  return { file, field, problem, level: 'error' };
}

export function warningAt(file: string, field: string, problem: string): Finding {
  return { file, field, problem, level: 'warning' };
}
