/** npm run sbom [-- <file>]: writes the bill of materials of a release, `dist/sbom.cdx.json` unless a file is named. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cycloneDx } from './sbom.ts';

const [file = 'dist/sbom.cdx.json'] = process.argv.slice(2);
const sbom = cycloneDx(JSON.parse(readFileSync('package-lock.json', 'utf8')));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${sbom.components.length} packages are in ${file}.`);
