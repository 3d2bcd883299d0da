/**
 * npm run sandbox: runs stand-ins for the external services on loopback until it is stopped: a search without records,
 * a CMS with the content folder or an empty space, a media service with its pictures, the feeds of its calendars, and a
 * mail server that shows letters instead of sending them. Prints their addresses and keys as one line of JSON, then
 * each letter.
 */
import { startAlgoliaSandbox } from '../tests/sandbox/algolia/algolia-sandbox.ts';
import { FEED_KEY, readFeedFolder, startFeedSandbox } from '../tests/sandbox/calendars/feed-sandbox.ts';
import { readMediaFolder } from '../tests/sandbox/media/media-content.ts';
import { startMediaSandbox } from '../tests/sandbox/media/media-sandbox.ts';
import { startSmtpSandbox } from '../tests/sandbox/smtp/smtp-sandbox.ts';
import { startStoryblokSandbox } from '../tests/sandbox/storyblok/storyblok-sandbox.ts';
import { sandboxArguments } from './sandbox/sandbox-options.ts';
import { readContentFolder } from './stored-stories/content-records.ts';

const given = sandboxArguments(process.argv.slice(2));
if (!given.ok) refuse(given.error);
const { content: folder, algolia, storyblok, media, calendars, mail } = given.value;
const started = Promise.all([
  startAlgoliaSandbox(algolia),
  readContentFolder(folder).then((content) =>
    startStoryblokSandbox({ ...storyblok, ...(!storyblok.isEmpty && { content }) }),
  ),
  readMediaFolder(folder).then((content) => startMediaSandbox({ ...media, content })),
  readFeedFolder(folder).then((feeds) => startFeedSandbox({ ...calendars, feeds })),
  startSmtpSandbox({
    ...mail,
    onLetter: ({ to, mail: { subject, text } }) => console.log(`\nTo: ${to}\nSubject: ${subject}\n\n${text}`),
  }),
]);
const [search, cms, library, agent, post] = await started.catch((error: Error) => refuse(error.message));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([...[search, cms, library, agent].map((one) => one.close()), post.stop()]).then(() =>
      process.exit(0),
    );
  });
}
console.log(
  JSON.stringify({
    algolia: { host: search.host, appId: search.appId, searchKey: search.searchKey, adminKey: search.adminKey },
    storyblok: {
      ...{ host: cms.host, token: cms.token, previewToken: cms.previewToken },
      ...{ managementToken: cms.managementToken, space: cms.spaceId },
    },
    media: { host: library.host, container: library.container },
    calendars: { host: agent.host, key: FEED_KEY },
    mail: { url: `smtp://${post.host}:${post.port}?tls=never` },
  }),
);

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}
