import type { EnquiryField, FieldProblems } from '../../../../core/enquiry/read-enquiry.ts';

/** Fields that are validated together: changing one may correct the other. */
const DEPENDENT_FIELDS: readonly (readonly EnquiryField[])[] = [['from', 'to']];

/**
 * Updates the shown problems after a change of one field.
 * @param field the field that is typed in or was left
 * @param now the problems of the whole form
 * @param isLeft whether the field was left, which shows its problem for the first time
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
