import { createContext, useContext } from 'react';
import type { EnquiryField, FieldProblems } from '../../../../core/enquiry/read-enquiry.ts';
import { usePageLanguage } from '../../../i18n/page-language.ts';
import type { EnquiryView } from '../enquiry-view.ts';
import { fieldProblemText } from './form-messages.ts';

interface Fields {
  /** Prefix of the element ids, since a page may have two forms. */
  readonly id: string;
  readonly values: EnquiryView['values'];
  readonly problems: FieldProblems;
}

export const FieldsContext = createContext<Fields | null>(null);

/** Returns the attributes, value and problem of a field. */
export function useField(name: EnquiryField) {
  const fields = useContext(FieldsContext);
  if (fields === null) throw new Error('A field of an enquiry stands outside its form.');
  const language = usePageLanguage();
  const kind = fields.problems[name];
  const problem = kind === undefined ? null : fieldProblemText(name, kind, language);
  const helpId = `${fields.id}-${name}-help`;
  return {
    problem,
    helpId,
    input: {
      id: `${fields.id}-${name}`,
      name,
      className: problem === null ? 'in' : 'in err',
      'aria-invalid': problem === null ? undefined : true,
      'aria-describedby': problem === null ? undefined : helpId,
    },
    value: fields.values[name],
  };
}
