import { expect, test } from 'vitest';
import { blockId, openBlockMessage, readEditorMessage } from './editor-messages.ts';

const ORIGIN = 'https://editor.example';
const EDITOR = {} as MessageEventSource;

function read(data: unknown, origin = ORIGIN, source: MessageEventSource | null = EDITOR) {
  return readEditorMessage({ data, origin, source }, ORIGIN, EDITOR);
}

const story = { id: 7, uuid: 'u', content: { component: 'page' }, name: 'Sea' };

test.each<[object, unknown]>([
  [
    { action: 'input', story },
    { kind: 'edited', page: { uuid: 'u', content: { component: 'page' } } },
  ],
  [{ action: 'change', reload: true, slug: 'sea', storyId: 7 }, { kind: 'saved' }],
  [{ action: 'published', storyId: 7 }, { kind: 'saved' }],
  [{ action: 'unpublished', storyId: 7 }, { kind: 'saved' }],
  [
    { action: 'enterComponent', storyId: 7, componentId: 'a' },
    { kind: 'selected', block: '7-a' },
  ],
  [{ action: 'deselectBlok' }, { kind: 'selected', block: null }],
])('CM2 reads the editor’s message %j', (data, message) => {
  expect(read(data)).toEqual(message);
});

test.each([
  ['https://editor.example.evil.example'],
  ['https://evil.example'],
  ['http://editor.example'],
  ['https://editor.example:8443'],
  ['null'],
  [''],
])('CM2 reads no message of the origin %j', (origin) => {
  expect(read({ action: 'input', story }, origin)).toBeNull();
});

test('CM2 reads no message of another window of the editor’s origin', () => {
  expect(read({ action: 'change' }, ORIGIN, {} as MessageEventSource)).toBeNull();
  expect(read({ action: 'change' }, ORIGIN, null)).toBeNull();
});

test.each([
  null,
  undefined,
  'input',
  7,
  [],
  {},
  { action: 'input' },
  { action: 'input', story: 7 },
  { action: 'else' },
])('CM2 makes nothing of %j', (data) => {
  expect(read(data)).toBeNull();
});

test('CM2 asks for a block by its mark', () => {
  const mark = { id: '7', uid: 'a', name: 'hero', space: '1' };
  expect(openBlockMessage(JSON.stringify(mark))).toMatchObject({ action: 'edit', dataC: mark });
  expect(blockId(JSON.stringify(mark))).toBe('7-a');
});
