/**
 * npm run content:check: checks a content folder before it is published. `--dir` names another folder; `--feeds` asks the
 * calendar feeds as well. The exit code is 1 if there are errors; warnings do not change it.
 */
import { parseArgs } from 'node:util';
import { wireRemoteFiles } from '../adapters/wiring/remote-files.ts';
import { checkContent } from './content-check/check.ts';
import { report } from './content-check/report.ts';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: process.env.CONTENT_DIR ?? 'content' },
    feeds: { type: 'boolean', default: false },
  },
});
const allowed = process.env.CALENDAR_FEEDS_ON_LOOPBACK === '1' ? 'public-and-loopback' : 'public';
const today = new Date().toISOString().slice(0, 10);
const { findings, accepted } = await checkContent(values.dir, today, values.feeds ? wireRemoteFiles(allowed) : null);
for (const line of report(findings, accepted)) console.log(line);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
