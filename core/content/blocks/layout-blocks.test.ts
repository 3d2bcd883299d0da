import { expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';
import { parseBlock } from '../block.ts';

blockContract({
  type: 'spacer',
  needs: { size: 'extra_small' },
  may: {},
  full: { type: 'spacer', size: 'extra_small' },
  bare: { type: 'spacer', size: 'extra_small' },
});

blockContract({
  type: 'jump-to',
  needs: {},
  may: { button: { text: 'Ask us', href: '/offices-and-people/' } },
  full: { type: 'jump-to', button: { text: 'Ask us', href: '/offices-and-people/' } },
  bare: { type: 'jump-to', button: null },
});

test.each(['extra_small', 'small', 'medium', 'large'])('CO1 a spacer has the size %s', (size) => {
  expect(parseBlock({ type: 'spacer', size })).toEqual({ ok: true, value: { type: 'spacer', size } });
});

test.each(['extra-small', 'extra_large', 'Small', 4, ['small']])('CO2 rejects the size %j', (size) => {
  expect(wrongFields({ type: 'spacer', size })).toEqual(['size']);
});

test.each([
  ['/a/', ['button']],
  [{ text: 'Ask us' }, ['button.href']],
  [{ href: '/a/' }, ['button.text']],
])('CO2 rejects %j as the call to action of a jump-to menu', (button, fields) => {
  expect(wrongFields({ type: 'jump-to', button })).toEqual(fields);
});
