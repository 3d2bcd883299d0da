import type { EnquiryField, FieldProblems } from '../../../../core/enquiry/read-enquiry.ts';

/** Read together: who mends one may have mended the other. */
const DEPENDENT_FIELDS: readonly (readonly EnquiryField[])[] = [['from', 'to']];

/**
 * The problems that are shown, those of a field as they stand now.
 * @param field that somebody writes into, or has left
 * @param now of the whole form as it stands
 * @param isLeft whether what is wrong with it is said for the first time as well
 */
export function updatedProblems(
  shown: FieldProblems,
  field: EnquiryField,
  now: FieldProblems,
  isLeft: boolean,
): FieldProblems {
  const fields = DEPENDENT_FIELDS.find((group) => group.includes(field)) ?? [field];
  const looked = fields.filter((one) => shown[one] !== undefined || (isLeft && one === field));
  if (looked.length === 0) return shown;
  const others = Object.entries(shown).filter(([name]) => !looked.some((one) => one === name));
  const current = looked.flatMap((one) => (now[one] === undefined ? [] : [[one, now[one]] as const]));
  return Object.fromEntries([...others, ...current]);
}
