import { inEveryLocale, LOCALES, type Localized } from '../../core/locale/locale.ts';
import type { HttpAnswer } from '../../core/ports/http-client.ts';
import { describeProblems } from '../../core/records/record-reader.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { isFields, parseStory, type Story } from './story-wire.ts';
import type { StoryblokError } from './storyblok-error.ts';

/** All stories in every language at one version of the space. */
export interface StoryList {
  /** The space's version, which grows with each publication. */
  readonly cv: number;
  readonly stories: Localized<readonly Story[]>;
}

export interface AnswerPage {
  readonly cv: number;
  readonly total: number;
  readonly stories: readonly Story[];
}

type Answered<T> = Result<T, StoryblokError>;

export const STORIES = '/v2/cdn/stories';
/** A larger total is invalid. */
const MOST_STORIES = 100_000;

/**
 * Parses an answer. One invalid story makes it invalid, since that is a fault of the service, and content that it omits
 * must not disappear from the site.
 */
export function readPage({ body, headers }: HttpAnswer): Answered<AnswerPage> {
  if (!isFields(body) || !Array.isArray(body.stories)) return badAnswer(STORIES, 'stories must be a list');
  const total = Number(headers.total ?? Number.NaN);
  if (!isCount(total) || total > MOST_STORIES) return badAnswer(STORIES, 'the header "total" must be a whole number');
  if (!isCount(body.cv)) return badAnswer(STORIES, 'cv must be a whole number');
  const stories: Story[] = [];
  for (const [index, raw] of body.stories.entries()) {
    const story = parseStory(raw);
    if (!story.ok) {
      return badAnswer(STORIES, `stories[${index}] ${describeProblems(story.error)}`);
    }
    stories.push(story.value);
  }
  return ok({ cv: body.cv, total, stories });
}

/**
 * Joins the pages of each language into one list; fails where the number of stories differs from the total, because a
 * story was moved meanwhile.
 */
export function joinPages(cv: number, lists: Localized<readonly AnswerPage[]>): Answered<StoryList> {
  for (const { code } of LOCALES) {
    const uuids = new Set(lists[code].flatMap(({ stories }) => stories.map(({ uuid }) => uuid)));
    const wrong = lists[code].find(({ total }) => total !== uuids.size);
    if (wrong !== undefined) return badAnswer(STORIES, `has ${uuids.size} stories, and says ${wrong.total}`);
  }
  return ok({ cv, stories: inEveryLocale((locale) => lists[locale].flatMap(({ stories }) => stories)) });
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

export function badAnswer(path: string, problem: string): Result<never, StoryblokError> {
  return err({ kind: 'bad-answer', path, problem });
}
