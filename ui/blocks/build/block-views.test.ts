import { describe, expect, test } from 'vitest';
import type { Block, BlockProblem } from '../../../core/content/block.ts';
import { sampleBlockContext } from '../../../tests/samples/sample-block-context.ts';
import { blockViews } from './block-views.ts';

const JUMP: Block = { type: 'jump-to', button: { text: 'Ask us', href: '/offices-and-people/' } };
const passage = (title: string | null): Block => ({ type: 'rich-text', title, body: [] });
const SPACER: Block = { type: 'spacer', size: 'small' };

describe('CO9 a jump-to menu', () => {
  const linksOf = async (...blocks: Block[]) => {
    const views = await blockViews(blocks, [], sampleBlockContext());
    return views.flatMap((view) => (view.type === 'jump-to' ? [view.links] : []))[0];
  };

  test('links to the titled sections below it only', async () => {
    expect(await linksOf(passage('Above'), JUMP, passage('Llegar'), passage(null), SPACER, passage('Weather'))).toEqual(
      [
        { id: 'llegar', text: 'Llegar' },
        { id: 'weather', text: 'Weather' },
      ],
    );
    expect(await linksOf(passage('Above'), JUMP)).toEqual([]);
  });

  test('links to sections whose titles have other fields', async () => {
    const button = { text: 'Write', href: '/write/' };
    const links = await linksOf(
      JUMP,
      { type: 'newsletter', headline: 'The letter', text: null, button },
      { type: 'people-picture', heading: 'The desk', textAlignment: 'left', fullNames: ['Ana'], photoUrls: [] },
    );
    expect(links).toEqual([
      { id: 'the-letter', text: 'The letter' },
      { id: 'the-desk', text: 'The desk' },
    ]);
  });

  test('has no link to an empty block or a page head', async () => {
    const links = await linksOf(
      JUMP,
      { type: 'page-head', title: 'A head', standfirst: null },
      { type: 'related', title: 'Nothing related' },
      { type: 'deck-plans', title: 'Of a yacht that is gone', yacht: 'gone' },
      { type: 'heading', lvl: 2, text: 'A line', size: '3xl', color: 'black', variant: null },
    );
    expect(links).toEqual([]);
  });

  test('lists sections with the same id once, because a browser finds only the first', async () => {
    const links = await linksOf(JUMP, passage('Prices'), passage('Weather'), passage('Prices'));
    expect(links?.map(({ id }) => id)).toEqual(['prices', 'weather']);
  });

  test('has only links to sections of the page', async () => {
    const blocks = [JUMP, passage('¿Cuándo?'), passage('—'), passage('Berths')];
    const views = await blockViews(blocks, [], sampleBlockContext());
    const ids = views.flatMap((view) => ('id' in view && view.id !== null ? [view.id] : []));
    expect((await linksOf(...blocks))?.map(({ id }) => id)).toEqual(ids);
  });

  test('has a call to action, in the page’s language', async () => {
    const [spanish] = await blockViews([JUMP], [], sampleBlockContext({ locale: 'es' }));
    expect(spanish).toMatchObject({ button: { text: 'Ask us', href: '/es/offices-and-people/' } });
    const [without] = await blockViews([{ type: 'jump-to', button: null }], [], sampleBlockContext());
    expect(without).toMatchObject({ button: null });
  });
});

describe('CO2 CO8 unreadable blocks', () => {
  const wrong = (at: number, block: string): BlockProblem => ({
    at,
    block,
    problems: [
      { field: 'title', problem: 'is missing' },
      { field: 'items[0].label', problem: 'must be a text that is not empty' },
    ],
  });
  const blocks = [passage('One'), passage('Two')];
  const typesOf = async (problems: readonly BlockProblem[], preview: boolean, of: readonly Block[] = blocks) =>
    (await blockViews(of, problems, sampleBlockContext({ preview }))).map((view) =>
      view.type === 'wrong-block' ? view.block : view.type,
    );

  test('are hidden from visitors', async () => {
    expect(await typesOf([wrong(0, 'carousel'), wrong(2, 'voyage')], false)).toEqual(['rich-text', 'rich-text']);
  });

  test('are in a preview, in their positions', async () => {
    const problems = [wrong(0, 'carousel'), wrong(1, 'faq'), wrong(1, 'hero'), wrong(2, 'voyage')];
    expect(await typesOf(problems, true)).toEqual(['carousel', 'rich-text', 'faq', 'hero', 'rich-text', 'voyage']);
    expect(await typesOf([wrong(0, 'carousel')], true, [])).toEqual(['carousel']);
  });

  test('keep their positions beside an empty block', async () => {
    const of: Block[] = [{ type: 'related', title: 'None' }, ...blocks];
    expect(await typesOf([wrong(1, 'faq'), wrong(3, 'voyage')], true, of)).toEqual([
      'faq',
      'rich-text',
      'rich-text',
      'voyage',
    ]);
  });

  test('list their problems', async () => {
    const [notice] = await blockViews([], [wrong(0, 'facts')], sampleBlockContext({ preview: true }));
    expect(notice).toEqual({
      type: 'wrong-block',
      block: 'facts',
      problems: ['title is missing', 'items[0].label must be a text that is not empty'],
    });
  });

  test('a page without problems is the same in a preview as for visitors', async () => {
    const visitor = await blockViews(blocks, [], sampleBlockContext());
    expect(await blockViews(blocks, [], sampleBlockContext({ preview: true }))).toEqual(visitor);
  });
});

test('LK1 LK2 the links of a page are in its language; external ones do not change', async () => {
  const inside = { text: 'In', href: '/la-carta/' };
  const outside = { text: 'Out', href: 'https://a.example/b' };
  const mail = { text: 'Mail', href: 'mailto:a@b.example' };
  const views = await blockViews(
    [
      {
        type: 'rich-text',
        title: null,
        body: [
          { kind: 'paragraph', spans: [{ text: 'To ' }, inside, outside] },
          { kind: 'heading', text: 'A heading' },
          { kind: 'list', ordered: false, items: [[mail], [inside]] },
        ],
      },
      { type: 'form', title: 'A form', text: null, link: inside },
      { type: 'newsletter', headline: 'A letter', text: 'Yes', button: outside },
      {
        type: 'button-group',
        alignment: 'spread',
        buttons: [
          { ...inside, theme: 'text' },
          { ...mail, theme: 'filled' },
        ],
      },
    ],
    [],
    sampleBlockContext({ locale: 'es' }),
  );
  const there = { text: 'In', href: '/es/la-carta/' };
  expect(views).toMatchObject([
    {
      body: [
        { kind: 'paragraph', spans: [{ text: 'To ' }, there, outside] },
        { kind: 'heading', text: 'A heading' },
        { kind: 'list', ordered: false, items: [[mail], [there]] },
      ],
    },
    { type: 'form', link: there },
    { type: 'newsletter', title: 'A letter', text: 'Yes', button: outside },
    {
      type: 'button-group',
      alignment: 'spread',
      buttons: [
        { ...there, theme: 'text' },
        { ...mail, theme: 'filled' },
      ],
    },
  ]);
});
