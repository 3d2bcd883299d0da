import { describe, expect, test } from 'vitest';
import { blockContract, wrongFields } from '../../../tests/contract/content/block-contract.ts';
import { parseBlock } from '../block.ts';

const LINK = { text: 'Write to us', href: 'mailto:sales@sample.example' };
const BUTTON = { ...LINK, theme: 'filled' };
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

blockContract({
  type: 'contact',
  needs: { title: 'Ask us' },
  may: { text: 'By telephone, too.', person: 'ana-ruiz', office: 'monaco' },
  full: { type: 'contact', title: 'Ask us', text: 'By telephone, too.', person: 'ana-ruiz', office: 'monaco' },
  bare: { type: 'contact', title: 'Ask us', text: null, person: null, office: null },
});

blockContract({
  type: 'form',
  needs: { title: 'Sell her', link: LINK },
  may: { text: 'We answer today.' },
  full: { type: 'form', title: 'Sell her', text: 'We answer today.', link: LINK },
  bare: { type: 'form', title: 'Sell her', text: null, link: LINK },
});

blockContract({
  type: 'newsletter',
  needs: { headline: 'The letter', button: LINK },
  may: { text: 'Four times a year.' },
  full: { type: 'newsletter', headline: 'The letter', text: 'Four times a year.', button: LINK },
  bare: { type: 'newsletter', headline: 'The letter', text: null, button: LINK },
});

const GROUP = { type: 'button-group', alignment: 'spread', buttons: [{ ...LINK, theme: 'outline' }] } as const;
blockContract({
  type: 'button-group',
  needs: { alignment: 'spread', buttons: [{ ...LINK, theme: 'outline' }] },
  may: {},
  full: GROUP,
  bare: GROUP,
});

test.each(['left', 'right', 'center', 'spread'])('CO1 aligns buttons %s', (alignment) => {
  expect(parseBlock({ type: 'button-group', alignment, buttons: [BUTTON] })).toMatchObject({ value: { alignment } });
});

test.each(['filled', 'outline', 'text'])('CO1 a button has the style %s', (theme) => {
  const buttons = [{ ...LINK, theme }];
  expect(parseBlock({ type: 'button-group', alignment: 'left', buttons })).toMatchObject({ value: { buttons } });
});

describe('LK2 LK3 a link leads', () => {
  const leads = (href: unknown) => wrongFields({ type: 'form', title: 'A', link: { text: 'B', href } });

  test.each([
    '/',
    '/the-letter/',
    '/yachts-for-charter/?l=destination:exumas#list',
    'https://a.example/b?c=d#e',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+377000',
  ])('may go to %s', (href) => {
    expect(leads(href)).toEqual([]);
  });

  test.each([
    'the-letter/',
    '#part',
    '//a.example',
    '/a b/',
    '/a/\n',
    ' /a/',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,a',
    'blob:https://a.example/1',
    'ftp://a.example',
    '',
    ' ',
    null,
    7,
    ['/a/'],
  ])('may not go to %j', (href) => {
    expect(leads(href)).toEqual(['link.href']);
  });
});

describe('CO2 names an invalid field by its path', () => {
  test.each<[string, readonly string[], Readonly<Record<string, unknown>>]>([
    ['form', ['link'], { title: 'A', link: '/a/' }],
    ['form', ['link.text'], { title: 'A', link: { href: '/a/' } }],
    ['newsletter', ['button.text', 'button.href'], { headline: 'A', button: {} }],
    ['newsletter', ['headline'], { title: 'A', button: LINK }],
    ['button-group', ['alignment'], { alignment: 'centre', buttons: [BUTTON] }],
    ['button-group', ['buttons'], { alignment: 'left', buttons: [] }],
    ['button-group', ['buttons'], { alignment: 'left', buttons: many(7, BUTTON) }],
    ['button-group', ['buttons[1].theme'], { alignment: 'left', buttons: [BUTTON, { ...LINK, theme: 'primary' }] }],
    ['button-group', ['buttons[0].href'], { alignment: 'left', buttons: [{ text: 'A', theme: 'text' }] }],
    ['button-group', ['buttons[0]'], { alignment: 'left', buttons: ['A'] }],
  ])('%s, %j', (type, fields, rest) => {
    expect(wrongFields({ type, ...rest })).toEqual(fields);
  });
});

test('CO1 a group holds six buttons', () => {
  expect(wrongFields({ type: 'button-group', alignment: 'left', buttons: many(6, BUTTON) })).toEqual([]);
});
