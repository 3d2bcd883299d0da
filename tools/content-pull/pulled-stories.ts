import { recordId } from '../../adapters/storyblok/story-ids.ts';
import { storyIndex } from '../../adapters/storyblok/story-records.ts';
import { parseStory, type Story } from '../../adapters/storyblok/story-wire.ts';
import { describeProblems } from '../../core/records/read-by-schema.ts';
import { type ManagementClient, PushError } from '../content-push/management-client.ts';
import type { ContentRecords } from '../stored-stories/content-records.ts';
import { type Fields, isFields, LANGUAGES } from '../stored-stories/stored.ts';
import { storyRecord } from './story-record.ts';

export interface PulledStories {
  readonly content: ContentRecords;
  /** Pages with saved changes that are not published: what is published of them, this API does not show. */
  readonly unpublished: readonly string[];
}

/** Reads all stories of a space as the records of a content folder, in the order of their folders. */
export async function pulledStories(client: ManagementClient, say: (line: string) => void): Promise<PulledStories> {
  const known = await client.list('/stories', 'stories');
  const folders = new Map(known.filter((one) => one.is_folder === true).map((folder) => [folder.id, folder]));
  const wires: { readonly story: Story; readonly wire: Fields }[] = [];
  for (const row of known.filter((one) => one.is_folder !== true)) {
    const { story: whole } = await client.get(`/stories/${row.id}`);
    if (!isFields(whole)) throw new PushError(`Story ${row.id} was given without its content.`);
    const parsed = parseStory({ ...whole, translated_slugs: translatedPaths(whole, folders) });
    if (!parsed.ok) throw new PushError(`${row.full_slug}: ${describeProblems(parsed.error)}`);
    wires.push({ story: parsed.value, wire: whole });
    if (wires.length % 100 === 0) say(`${wires.length} stories read`);
  }
  wires.sort((a, b) => a.story.position - b.story.position || (a.story.full_slug < b.story.full_slug ? -1 : 1));
  const stories = wires.map(({ story }) => story);
  const index = storyIndex(stories, 'draft');
  const ofType = (type: string, isPublished: boolean) =>
    wires
      .filter(
        ({ story, wire }) => story.content.component === type && (type !== 'page' || isLive(wire) === isPublished),
      )
      .map(({ story }) => storyRecord(story, index));
  const one = (type: string) => ofType(type, true)[0];
  const [site, home, charterTerms] = [one('site'), one('home'), one('charter-terms')];
  return {
    content: {
      ...(site === undefined ? {} : { site }),
      ...(home === undefined ? {} : { home }),
      ...(charterTerms === undefined ? {} : { charterTerms }),
      ...{ pages: ofType('page', true), drafts: ofType('page', false), yachts: ofType('yacht', true) },
      ...{ areas: ofType('area', true), offices: ofType('office', true), redirects: ofType('redirect', true) },
      ...{ stops: ofType('stop', true), galleries: ofType('media-gallery', true) },
    },
    unpublished: wires
      .filter(({ story, wire }) => story.content.component === 'page' && wire.published === true && !isLive(wire))
      .map(({ story }) => recordId(story)),
  };
}

/** Whether what the API shows is what visitors read. */
function isLive({ published, unpublished_changes: changes }: Fields): boolean {
  return published === true && changes !== true;
}

/** The paths of a story in the languages in which it has a slug, through the folders that hold it. */
function translatedPaths(story: Fields, folders: ReadonlyMap<unknown, Fields>): readonly Fields[] {
  const own = Array.isArray(story.translated_slugs) ? story.translated_slugs.filter(isFields) : [];
  return LANGUAGES.filter((language) => own.some(({ lang }) => lang === language)).map((lang) => {
    const steps = story.is_startpage === true ? [] : [slugOf(story, lang)];
    for (let at = folders.get(story.parent_id); at !== undefined; at = folders.get(at.parent_id))
      steps.unshift(slugOf(at, lang));
    return { lang, path: steps.join('/'), published: true };
  });
}

function slugOf({ slug, translated_slugs: translated }: Fields, language: string): string {
  const own = Array.isArray(translated) ? translated.filter(isFields).find(({ lang }) => lang === language) : undefined;
  return String(own?.slug ?? slug);
}
