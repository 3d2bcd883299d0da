import { describe, expect, test } from 'vitest';
import { type FieldState, fieldsToRestore, fieldsToSave } from './form-fields.ts';

const ASK = '?about=charter&yacht=H-001';
const field = (name: string, value = '', brought = value): FieldState => ({ name, value, initial: brought });

describe('FM2 a saved draft', () => {
  test('has the input, the unticked boxes and the key', () => {
    const written = { name: 'Inés', message: 'Two\nlines', 'attach-estimate': '', token: 'T', ask: ASK };
    const never = { locale: 'es', page: '/es/', website: 'x', consent: '1' };
    expect(fieldsToSave({ ...written, ...never })).toEqual(written);
  });
});

describe('FM2 a restored draft', () => {
  test('fills the fields that the page left empty', () => {
    expect(fieldsToRestore([field('name'), field('message')], { ask: ASK, name: 'Inés', message: '' }, ASK)).toEqual({
      name: 'Inés',
      message: '',
    });
  });

  test('never overwrites earlier input', () => {
    expect(fieldsToRestore([field('name', 'Ana', '')], { ask: ASK, name: 'Inés' }, ASK)).toEqual({});
  });

  test('fills no unknown fields and no consent', () => {
    expect(fieldsToRestore([field('phone'), field('consent')], { ask: ASK, consent: '1', name: 'Inés' }, ASK)).toEqual(
      {},
    );
  });

  test('restores a box in its state', () => {
    expect(fieldsToRestore([field('attach-estimate', '1')], { ask: ASK, 'attach-estimate': '' }, ASK)).toEqual({
      'attach-estimate': '',
    });
    expect(fieldsToRestore([field('attach-estimate', '', '1')], { ask: ASK, 'attach-estimate': '1' }, ASK)).toEqual({});
  });

  test('restores dates changed in the form, at the same URL', () => {
    const draft = { ask: ASK, from: '2026-08-01', guests: '' };
    expect(fieldsToRestore([field('from', '2026-07-04'), field('guests', '8')], draft, ASK)).toEqual({
      from: '2026-08-01',
      guests: '',
    });
  });

  test('restores everything but the dates for another estimate', () => {
    const draft = { ask: ASK, from: '2026-08-01', to: '2026-08-08', name: 'Inés' };
    const fields = [field('from', '2026-07-04'), field('to'), field('name')];
    expect(fieldsToRestore(fields, draft, `${ASK}&from=2026-07-04`)).toEqual({ to: '2026-08-08', name: 'Inés' });
  });
});
