import { describe, expect, test } from 'vitest';
import { storyEntry } from '../stored-stories/story-list.ts';
import { wantedFolders } from './plan-folders.ts';

const page = (id: string, en: string, es: string) => storyEntry('page', { id, slug: { en, es } });

describe('CM1 the folders of stories', () => {
  test('come before those within them, with their names in each language', () => {
    expect(wantedFolders([page('a', 'x/y/a', 'equis/y/a'), page('b', 'x', 'equis'), page('c', 'c', 'ce')])).toEqual([
      { path: 'x', translated: { es: 'equis' } },
      { path: 'x/y', translated: { es: 'equis/y' } },
    ]);
  });

  test.each([
    ['addresses of other depths', [page('a', 'x/a', 'a')], /page\/a.*not equally deep/],
    ['a folder with two names', [page('a', 'x/a', 'equis/a'), page('b', 'x/b', 'ix/b')], /page\/b.*folder x/],
  ])('cannot have %s', (_, entries, sentence) => {
    expect(() => wantedFolders(entries)).toThrow(sentence);
  });
});
