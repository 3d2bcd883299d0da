import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, test } from 'vitest';

const LAYERS = ['core', 'adapters', 'server', 'ui', 'tests', 'tools', 'locales'];
const PLANTED = 'tests/architecture/planted';
const CONFIG: IConfiguration = (await import(pathToFileURL(resolve('.dependency-cruiser.mjs')).href)).default;
const FORBIDDEN = CONFIG.forbidden ?? [];
const RULES = FORBIDDEN.map(({ name }) => name ?? '');

/** Runs dependency-cruiser on the layers below a folder, with the project's rules. */
async function cruiseTree(root: string): Promise<ICruiseResult> {
  const layers = LAYERS.filter((layer) => existsSync(join(root, layer)));
  const { output } = await cruise(
    layers,
    { ...CONFIG.options, baseDir: resolve(root), validate: true, ruleSet: { forbidden: FORBIDDEN } },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** The project's own modules, cruised once for all tests. */
const project = cruiseTree('.');

/** Formats each violation as `rule: from → to`. */
const violationsOf = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

describe('imports between layers', () => {
  test('hold in the whole project', async () => {
    const result = await project;
    expect(result.summary.totalCruised).toBeGreaterThan(100);
    expect(result.summary.totalDependenciesCruised).toBeGreaterThan(500);
    expect(violationsOf(result)).toEqual([]);
  });

  test('cover every layer, types included', async () => {
    const { modules } = await project;
    const sources = modules.map(({ source }) => source);
    for (const layer of ['core', 'adapters', 'server', 'ui', 'tests', 'tools'])
      expect(sources.filter((source) => source.startsWith(`${layer}/`)).length, layer).toBeGreaterThan(0);
    const port = modules.find(({ source }) => source === 'core/ports/yacht-search.ts');
    expect(port?.dependencies.map(({ resolved }) => resolved)).toContain('core/search/criteria/criteria.ts');
  });

  test('each have a planted violation', () => {
    expect(readdirSync(PLANTED).sort()).toEqual(RULES.toSorted());
  });

  test.each(RULES)('%s catches only what was planted', async (rule) => {
    const result = await cruiseTree(join(PLANTED, rule));
    const { violations } = result.summary;
    expect(new Set(violations.map((violation) => violation.rule.name)), violationsOf(result).join('\n')).toEqual(
      new Set([rule]),
    );
    expect([...new Set(violations.map(({ from }) => from))].sort()).toEqual(plantedFiles(join(PLANTED, rule)));
  });
});

test('the wiring passes on no type of an adapter', () => {
  const files = readdirSync('adapters/wiring').filter((file) => !file.includes('.test.'));
  expect(files).toContain('server.ts');
  const passedOn = files.flatMap((file) => passedOnTypes(readFileSync(join('adapters/wiring', file), 'utf8')));
  expect(passedOn).toEqual([]);
  expect(passedOnTypes("export type { Story } from '../storyblok/story-wire.ts';")).toHaveLength(1);
  expect(passedOnTypes("export {\n  read,\n  type Story,\n} from '../storyblok/story-wire.ts';")).toHaveLength(1);
  expect(passedOnTypes("import type { Story } from '../storyblok/story.ts';\nexport type { Story };")).toHaveLength(1);
  expect(passedOnTypes("import type { Story } from '../storyblok/story.ts';\nexport type A = Story;")).toHaveLength(1);
  expect(passedOnTypes("import type { Story } from '../storyblok/story.ts';\nexport type A = number;")).toEqual([]);
  expect(passedOnTypes("export * from '../storyblok/story-wire.ts';")).toHaveLength(1);
  expect(passedOnTypes("export { parseSmtpUrl } from '../mail-smtp/smtp-server.ts';")).toEqual([]);
});

/** Returns the statements that export types of another folder's modules. */
function passedOnTypes(source: string): readonly string[] {
  const statements = source.match(/^export (?:type )?(?:\*|\{[^}]*\})[^;]* from '\.\.\/[^']*'/gm) ?? [];
  const imported = [...source.matchAll(/^import [^;]*?\{([^}]*)\} from '\.\.\/[a-z][^']*'/gm)].flatMap(
    ([, names = '']) =>
      names.split(',').map(
        (name) =>
          name
            .replace(/^\s*type /, '')
            .split(' as ')
            .at(-1)
            ?.trim() ?? '',
      ),
  );
  const again = (source.match(/^export type (?:\{[^}]*\}|\w+ = \w+);/gm) ?? []).filter((statement) =>
    imported.some((name) => name !== '' && new RegExp(`\\b${name}\\b(?! =)`).test(statement)),
  );
  return [...statements.filter((statement) => /^export (?:type|\*)|\btype /.test(statement)), ...again];
}

/** Returns the files of a planted tree that break its rule. */
function plantedFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file).startsWith('planted') || file === 'ui/shell/browser-ports.ts')
    .sort();
}
