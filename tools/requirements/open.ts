import type { OpenRequirement } from './audit.ts';
import type { RequirementId } from './catalogue.ts';

const partly = (missing: string): OpenRequirement => ({ state: 'partly', missing });

/** What is not built yet, or not wholly, and what it lacks. Nothing else may go without a test. */
export const OPEN: Partial<Record<RequirementId, OpenRequirement>> = {
  CF3: partly('a plan that the browser keeps'),
};
