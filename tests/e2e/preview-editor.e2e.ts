import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { readContentFolder } from '../../tools/stored-stories/content-records.ts';
import type { Fields } from '../../tools/stored-stories/stored.ts';
import type { StoredStory } from '../sandbox/storyblok/space.ts';
import { type StoryblokSandbox, startStoryblokSandbox } from '../sandbox/storyblok/storyblok-sandbox.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { test as base, DESKTOP, expect } from './visit.ts';

const PREVIEW_TOKEN = 'a-preview-token-for-tests';
const PREVIEW = `/en/editorials/carbon-rigs/?preview=true&token=${PREVIEW_TOKEN}`;

interface Hosted {
  readonly site: OwnServer;
  readonly cms: StoryblokSandbox;
  /** Origins of two servers whose pages show an address of the site in a frame, `/?show=…`. */
  readonly editor: string;
  readonly stranger: string;
}

/** A site whose previews may be shown by one of two servers, in the place of Storyblok's visual editor. */
const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // Playwright wants a pattern here, and the linter none that is empty.
    async ({ browserName: _ }, use) => {
      const cms = await startStoryblokSandbox({ content: await readContentFolder('content') });
      const [editor, stranger] = [await framingServer(), await framingServer()];
      const site = await startServer({
        ...{ CONTENT: 'storyblok', STORYBLOK_HOST: cms.origin, STORYBLOK_EDITOR_ORIGIN: editor.origin },
        ...{ STORYBLOK_TOKEN: cms.token, STORYBLOK_PREVIEW_TOKEN: cms.previewToken, PREVIEW_TOKEN },
      });
      await use({ site, cms, editor: editor.origin, stranger: stranger.origin });
      await site.stop();
      await cms.close();
      for (const { server } of [editor, stranger]) server.close().closeAllConnections();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.site.origin),
});
test.use({ viewport: DESKTOP });

/** What an editor's page has: the messages of its frame, and the frame's window to send others to. */
declare global {
  interface Window {
    told: { readonly action: string; readonly dataC?: { readonly uid: string; readonly name: string } }[];
    /** Set in the frame, to see that its document stays. */
    stays?: boolean;
  }
}

async function framingServer(): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    const show = new URL(request.url ?? '/', 'http://localhost').searchParams.get('show') ?? '';
    response.writeHead(show === '' ? 204 : 200, { 'content-type': 'text/html; charset=utf-8' });
    const listen = "window.told=[];addEventListener('message',({data})=>told.push(data))";
    response.end(
      `<script>${listen}</script><iframe width="1200" height="700" src="${show.replaceAll('&', '&amp;')}"></iframe>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function storyOf(cms: StoryblokSandbox, path = 'editorials/carbon-rigs'): StoredStory {
  const story = cms.space.stories.find(({ draft }) => draft.path === path);
  if (story === undefined) throw new Error('The space has no such story');
  return story;
}

/** The message of an editor who has typed another title, which is not saved. */
function typed(cms: StoryblokSandbox, title: string) {
  const { id, uuid, draft } = storyOf(cms);
  const [hero, ...blocks] = draft.content.blocks as readonly object[];
  return {
    action: 'input',
    story: { id, uuid, content: { ...draft.content, blocks: [{ ...hero, title }, ...blocks] } },
  };
}

/** The message of an editor who has changed fields of a story, which are not saved. */
function typedFields(cms: StoryblokSandbox, path: string, fields: Fields) {
  const { id, uuid, draft } = storyOf(cms, path);
  return { action: 'input', story: { id, uuid, content: { ...draft.content, ...fields } } };
}

/** Saves changed fields of a story, and returns the editor's message of it. */
function saveFields(cms: StoryblokSandbox, path: string, fields: Fields) {
  const story = storyOf(cms, path);
  story.draft = { ...story.draft, content: { ...story.draft.content, ...fields } };
  return { action: 'change', reload: true, storyId: story.id };
}

async function openEditor(page: Page, origin: string, show: string): Promise<FrameLocator> {
  await page.goto(`${origin}/?show=${encodeURIComponent(show)}`);
  return page.frameLocator('iframe');
}

function send(page: Page, message: object): Promise<void> {
  return page.evaluate((sent) => window.frames[0]?.postMessage(sent, '*'), message);
}

test.describe.configure({ mode: 'serial' });

test('CM2 a preview in the editor’s frame leads clicks to their block and follows what is typed and saved, without a reload', async ({
  page,
  hosted,
  watch,
}) => {
  const { cms, editor, site } = hosted;
  watch.expectProblem(new RegExp(`^request: ${editor}/`));
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  // The content system adds the address of the story, and parameters of its own.
  const story = 'editorials/carbon-rigs&_storyblok=1&_storyblok_tk[space_id]=1';
  const frame = await openEditor(page, editor, `${site.origin}/previews?token=${PREVIEW_TOKEN}&path=${story}`);
  const title = frame.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Carbon rigs');
  const actions = () => page.evaluate(() => window.told.map(({ action }) => action));
  await expect.poll(actions).toEqual(['initialized']);
  await frame.locator('body').evaluate(() => {
    window.stays = true;
  });

  // A click on a block opens it, also where a link is hit; a link beside them leads nowhere.
  await frame.locator('.next-page a').click();
  await frame.locator('[data-blok-c] a:visible').last().click();
  await title.click();
  await expect.poll(actions).toEqual(['initialized', 'edit', 'edit']);
  const [hero] = storyOf(cms).draft.content.blocks as readonly { readonly _uid: string; readonly component: string }[];
  const opened = await page.evaluate(() => window.told.at(-1)?.dataC);
  expect(opened).toMatchObject({ uid: hero?._uid, name: hero?.component, id: String(storyOf(cms).id) });
  await expect(frame.locator('[data-blok-focused] h1')).toBeVisible();

  // What is typed shows, and scroll and focus stay.
  const link = frame.locator('.next-page a');
  await link.focus();
  const scrolled = await frame.locator('body').evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await send(page, typed(cms, 'Carbon masts'));
  await expect(title).toHaveText('Carbon masts');
  await expect(link).toBeFocused();
  expect(await frame.locator('body').evaluate(() => window.scrollY)).toBe(scrolled);

  // A message that is not the editor's changes nothing.
  await frame.locator('body').evaluate((_, message) => window.postMessage(message, '*'), typed(cms, 'forged'));
  const record = JSON.parse(readFileSync('content/pages/editorials/carbon-rigs.json', 'utf8'));
  const [first, ...rest] = record.blocks.en;
  cms.space.saveDraft('page', { ...record, blocks: { ...record.blocks, en: [{ ...first, title: 'Saved' }, ...rest] } });
  await send(page, { action: 'change', reload: true, storyId: storyOf(cms).id });
  await expect(title).toHaveText('Saved');
  expect(asked).toEqual(['/previews/edits', '/previews/edits']);

  // What cannot be shown is said, and the page stays as it was.
  watch.expectStatus(422);
  const { story: untitled } = typed(cms, 'Nothing');
  await send(page, { action: 'input', story: { ...untitled, content: { ...untitled.content, state: [] } } });
  await expect(frame.locator('aside.preview [role=status]')).toHaveText(/^The last change cannot be shown/);
  await expect(title).toHaveText('Saved');
  expect(await frame.locator('body').evaluate(() => window.stays)).toBe(true);
});

test('CM2 a preview in Spanish follows what is typed in Spanish', async ({ page, hosted, watch }) => {
  const { cms, editor, site } = hosted;
  watch.expectProblem(new RegExp(`^request: ${editor}/`));
  const address = `/es/reportajes/aparejos-de-carbono/?preview=true&token=${PREVIEW_TOKEN}`;
  const frame = await openEditor(page, editor, site.origin + address);
  const title = frame.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Aparejos de carbono');
  await expect.poll(() => page.evaluate(() => window.told.length)).toBe(1);
  const { story } = typed(cms, 'In English');
  const [hero, ...blocks] = (story.content as Fields).blocks__i18n__es as readonly object[];
  const spanish = [{ ...hero, title: 'Mástiles de carbono' }, ...blocks];
  await send(page, { action: 'input', story: { ...story, content: { ...story.content, blocks__i18n__es: spanish } } });
  await expect(title).toHaveText('Mástiles de carbono');
});

test('CM2 the homepage leads clicks to its sections and follows what is typed and saved, without a reload', async ({
  page,
  hosted,
  watch,
}) => {
  const { cms, editor, site } = hosted;
  watch.expectProblem(new RegExp(`^request: ${editor}/`));
  const frame = await openEditor(page, editor, `${site.origin}/previews?token=${PREVIEW_TOKEN}&path=home`);
  const title = frame.getByRole('heading', { level: 1 });
  await expect(frame.locator('aside.preview')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.told.length)).toBe(1);
  await frame.locator('body').evaluate(() => {
    window.stays = true;
  });
  const [hero] = storyOf(cms, 'home').draft.content.hero as readonly Fields[];
  await title.click();
  await expect.poll(() => page.evaluate(() => window.told.at(-1)?.dataC)).toMatchObject({ uid: hero?._uid });
  await expect(frame.locator('[data-blok-focused] h1')).toBeVisible();

  await send(page, typedFields(cms, 'home', { hero: [{ ...hero, headline: 'Calm\nwater' }] }));
  await expect(title).toHaveText('Calmwater');
  await send(page, saveFields(cms, 'home', { hero: [{ ...hero, headline: 'Open sea' }] }));
  await expect(title).toHaveText('Open sea');
  expect(await frame.locator('body').evaluate(() => window.stays)).toBe(true);

  // What is saved shows outside of the frame as well, and to nobody without the token.
  await page.goto(`/en/?preview=true&token=${PREVIEW_TOKEN}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open sea');
  await page.goto('/en/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Open sea');
  await expect(page.locator('aside.preview')).toHaveCount(0);
});

test('CM2 a yacht’s page follows what is typed and saved, and a draft that cannot be read shows what is published', async ({
  page,
  hosted,
  watch,
}) => {
  const { cms, editor, site } = hosted;
  watch.expectProblem(new RegExp(`^request: ${editor}/`));
  // Sølvbris, who is for sale.
  const story = 'yachts/212123';
  const frame = await openEditor(page, editor, `${site.origin}/previews?token=${PREVIEW_TOKEN}&path=${story}`);
  const name = frame.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('Sølvbris');
  await expect.poll(() => page.evaluate(() => window.told.length)).toBe(1);
  await name.click();
  const root = { uid: storyOf(cms, story).draft.content._uid, name: 'yacht' };
  await expect.poll(() => page.evaluate(() => window.told.at(-1)?.dataC)).toMatchObject(root);

  await send(page, typedFields(cms, story, { name: 'Typed' }));
  await expect(name).toHaveText('Typed');
  await send(page, saveFields(cms, story, { name: 'Saved' }));
  await expect(name).toHaveText('Saved');
  const status = frame.locator('aside.preview [role=status]');
  await expect(status).toBeEmpty();

  // What is typed and cannot be read leaves the page as it was; what is saved so, shows what is published.
  watch.expectStatus(422);
  await send(page, typedFields(cms, story, { name: '' }));
  await expect(status).toHaveText(/^The last change cannot be shown/);
  await expect(name).toHaveText('Saved');
  await send(page, saveFields(cms, story, { name: '' }));
  await expect(name).toHaveText('Sølvbris');
  await expect(status).toHaveText(/^The last change cannot be shown/);
  const drafts = cms.seen.filter((url) => url.includes('version=draft'));
  expect(drafts.filter((url) => url.includes('content_type=yacht'))).toEqual([]);
});

test('CM2 no other origin can frame a preview, and the editor no other page', async ({ page, hosted, watch }) => {
  const { editor, stranger, site } = hosted;
  watch.expectProblem(/^request: http:\/\/127\.0\.0\.1:\d+\/\?show=/);
  watch.expectProblem(/frame-ancestors|X-Frame-Options/i);
  for (const [origin, path] of [
    [stranger, PREVIEW],
    [editor, '/en/editorials/carbon-rigs/'],
    [editor, '/en/editorials/carbon-rigs/?preview=true&token=a-token-that-is-wrong'],
  ] as const) {
    const frame = await openEditor(page, origin, site.origin + path);
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0);
  }
});

test('CM2 outside of a frame a preview is a page like any other, and visitors get nothing of the editor', async ({
  page,
}) => {
  await page.goto(PREVIEW);
  await expect(page.locator('aside.preview')).toBeVisible();
  await page.locator('main a[href^="/en/"]:visible').last().click();
  await expect(page).not.toHaveURL(/preview=true/);
  const visitors = await page.request.get('/en/editorials/carbon-rigs/').then((answer) => answer.text());
  expect(visitors).not.toMatch(/data-blok|editMark|preview\.css|PreviewPage/);
});
