/**
 * npm run content:check: checks a content folder before it is published. `--dir` names another folder. The exit code is
 * 1 if there are errors; warnings do not change it.
 */
import { parseArgs } from 'node:util';
import { checkContent } from './content-check/check.ts';
import { report } from './content-check/report.ts';

const { values } = parseArgs({ options: { dir: { type: 'string', default: process.env.CONTENT_DIR ?? 'content' } } });
const { findings, accepted } = await checkContent(values.dir, new Date().toISOString().slice(0, 10));
for (const line of report(findings, accepted)) console.log(line);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
