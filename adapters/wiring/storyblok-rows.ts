import { join } from 'node:path';
import { ContentRepository } from '../../core/ports/content-repository.ts';
import { ContentWebhook } from '../../core/ports/content-webhook.ts';
import { EditedDrafts } from '../../core/ports/edited-drafts.ts';
import { OfficeDirectory } from '../../core/ports/office-directory.ts';
import { RedirectRules } from '../../core/ports/redirect-rules.ts';
import { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import {
  StoryblokContent,
  StoryblokOffices,
  StoryblokRedirects,
  StoryblokYachts,
} from '../storyblok/storyblok-content.ts';
import { StoryblokEditedDrafts } from '../storyblok/storyblok-edited-drafts.ts';
import { StoryblokOptions, StoryblokSpace } from '../storyblok/storyblok-space.ts';
import { StoryblokWebhook, StoryblokWebhookOptions } from '../storyblok/storyblok-webhook.ts';
import { contentIs, hasContentWebhook, isTimeZone, type ServerSettings } from './server-settings.ts';
import { rowsFor } from './table.ts';

const { answer, given, part } = rowsFor<ServerSettings>();

/** The adapters of a Storyblok space; its calendars are a row of `calendar-rows.ts`. */
export const STORYBLOK_ROWS = [
  part(StoryblokSpace, { when: contentIs('storyblok') }),
  answer<EditedDrafts>(EditedDrafts, StoryblokEditedDrafts, { when: contentIs('storyblok') }),
  answer<ContentWebhook>(ContentWebhook, StoryblokWebhook, { when: hasContentWebhook }),
  answer<YachtCatalogue>(YachtCatalogue, StoryblokYachts, { when: contentIs('storyblok') }),
  answer<ContentRepository>(ContentRepository, StoryblokContent, { when: contentIs('storyblok') }),
  answer<OfficeDirectory>(OfficeDirectory, StoryblokOffices, { when: contentIs('storyblok') }),
  answer<RedirectRules>(RedirectRules, StoryblokRedirects, { when: contentIs('storyblok') }),
  given<StoryblokWebhookOptions>(StoryblokWebhookOptions, ({ content }) =>
    content.kind === 'storyblok' && content.webhookSecret !== null ? { secret: content.webhookSecret } : undefined,
  ),
  given<StoryblokOptions>(StoryblokOptions, ({ content, cacheDir }) =>
    content.kind === 'storyblok' ? { ...content, isTimeZone, keepIn: join(cacheDir, 'storyblok') } : undefined,
  ),
];
