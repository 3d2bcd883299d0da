import { expect, test } from 'vitest';
import { editMarkOf, withEditMarks } from './edit-marks.ts';

const comment = (json: string) => ({ component: 'hero', _uid: 'a', _editable: `<!--#storyblok#${json}-->` });

test('CM2 reads the mark of a draft’s block', () => {
  const mark = '{"name": "hero", "space": "1", "uid": "a", "id": "7", "more": "<b>"}';
  expect(editMarkOf(comment(mark))).toBe('{"id":"7","uid":"a","name":"hero","space":"1"}');
  expect(editMarkOf(comment('{"uid": "a", "id": 7}'))).toBe('{"id":7,"uid":"a"}');
});

test.each([
  {},
  { _editable: 7 },
  { _editable: '' },
  { _editable: '{"uid":"a","id":"7"}' },
  comment(''),
  comment('{'),
  comment('[]'),
  comment('{"uid":"a"}'),
  comment('{"uid":"","id":"7"}'),
  comment('{"uid":{},"id":"7"}'),
])('CM2 finds no mark in %j', (block) => {
  expect(editMarkOf(block)).toBeNull();
});

test('CM2 gives blocks without marks those of their story, at every depth', () => {
  const draft = { component: 'page', _editable: '<!--#storyblok#{"name":"page","space":"1","uid":"p","id":"7"}-->' };
  const slide = { component: 'slide', _uid: 's' };
  const content = { component: 'page', _uid: 'p', blocks: [{ component: 'slider', _uid: 'b', slides: [slide] }] };
  const { blocks } = withEditMarks(content, draft) as unknown as {
    blocks: [{ _editable: string; component: string; slides: [{ _editable: string; component: string }] }];
  };
  expect(editMarkOf(blocks[0])).toBe('{"id":"7","uid":"b","name":"slider","space":"1"}');
  expect(editMarkOf(blocks[0].slides[0])).toBe('{"id":"7","uid":"s","name":"slide","space":"1"}');
  expect(withEditMarks(content, { component: 'page' })).toBe(content);
});
