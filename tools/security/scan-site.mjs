// Scans a site with the analyser of MDN's Observatory and prints its verdicts as JSON. It runs as a process of its own,
// which trusts the certificate in NODE_EXTRA_CA_CERTS: scan-site.mjs <tools folder> <https port> <http port> <JSON array of paths>
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, httpsPort, httpPort] = process.argv.slice(2);
const part = (path) => import(pathToFileURL(join(folder, 'node_modules/@mdn/mdn-http-observatory/src', path)).href);
const [{ retrieve }, { ALL_TESTS }, { getScoreDescription, getScoreModifier, getGradeForScore }] = await Promise.all(
  ['retriever/retriever.js', 'constants.js', 'grader/grader.js'].map(part),
);

const verdicts = {};
for (const path of JSON.parse(process.argv[5])) {
  const requests = await retrieve('localhost', { httpsPort, httpPort, path });
  const results = ALL_TESTS.map((test) => test(requests));
  const score = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  verdicts[path] = {
    ...getGradeForScore(score),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => `${result}: ${getScoreDescription(result)}`),
  };
}
console.log(JSON.stringify(verdicts));
