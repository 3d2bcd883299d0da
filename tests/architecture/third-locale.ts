import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');
const TABLE = resolve(ROOT, 'core/locale/locale.ts');
/** A file that is nowhere but in the program: it knows two languages alone. */
const PLANTED = resolve(ROOT, 'tests/architecture/two-languages.ts');
const TWO_LANGUAGES = `import type { Localized } from '../../core/locale/locale.ts';
export const NAME: Localized = { en: 'Corsica', es: 'Córcega' };
`;
/** Modules of the software name no locale (locales.test.ts): what depends on their number are tests, tools and the workshop. */
const SOFTWARE = /^(?:core|adapters|server|ui)\/(?!.*\.(?:test|fixture)\.tsx?$)/;
const NAMES_LANGUAGE = /\b(?:en|es):|['.](?:en|es)\b/;

/**
 * Type errors of everything that names a language, with a third row in the locale table (product.md LO1). A file that does
 * not compile with it is planted, so that a check that checks nothing is seen. One `file: message` each.
 */
export function thirdLocaleErrors(): readonly string[] {
  const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const texts = new Map([
    [TABLE, withThirdLocale(readFileSync(TABLE, 'utf8'))],
    [PLANTED, TWO_LANGUAGES],
  ]);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = texts.get(resolve(file));
    return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, rest[0]);
  };
  const program = ts.createProgram([...fileNames, PLANTED], options, host);
  return program
    .getSourceFiles()
    .filter(({ fileName, text }) => isOurs(relative(ROOT, fileName)) && NAMES_LANGUAGE.test(text))
    .flatMap((file) =>
      program
        .getSemanticDiagnostics(file)
        .map(({ messageText }) => [
          relative(ROOT, file.fileName),
          ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200),
        ]),
    )
    .map((error) => error.join(': '));
}

function isOurs(file: string): boolean {
  return !file.includes('node_modules/') && !SOFTWARE.test(file);
}

/** The table with a row of a language for private use, which no code can name. */
function withThirdLocale(table: string): string {
  const said = [`code: 'qaa'`, `iso: 'qaa'`, `name: 'Third'`, `language: 'qaa'`, `decimal: ','`, `group: '.'`];
  const row = `{ ${[...said, 'minimumGrouping: 1', `quotes: ['«', '»']`].join(', ')} },`;
  return table.replace(/\] as const;/, `${row}\n] as const;`);
}
