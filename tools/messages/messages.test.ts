import { describe, expect, test } from 'vitest';
import { hardcodedTexts } from './hardcoded-texts.ts';
import { argumentsOf, compareMessages, untranslatedMessages } from './message-files.ts';
import { keyPattern, keyProblems, keysIn } from './message-keys.ts';

describe('LO8 message files of two locales', () => {
  const compare = (en: Record<string, string>, es: Record<string, string>) => compareMessages('en', en, 'es', es);

  test('accepts the same keys and arguments in any order', () => {
    const en = { a: 'Hi {name}, {count, plural, one {# yacht} other {# yachts}}', b: 'Home' };
    const es = { b: 'Inicio', a: '{count, plural, one {# yate} other {# yates}} para {name}' };
    expect(compare(en, es)).toEqual([]);
  });

  test.each([
    ['a key missing in Spanish', { a: 'A', b: 'B' }, { a: 'A' }, 'es: b is missing'],
    ['a key missing in English', { a: 'A' }, { a: 'A', b: 'B' }, 'en: b is missing'],
    ['an empty message', { a: 'A' }, { a: ' ' }, 'es: a is empty'],
    ['a message that does not parse', { a: 'A' }, { a: 'A {b' }, 'es: a is not a valid ICU message: A {b'],
    [
      'a plural without other',
      { a: 'A' },
      { a: '{n, plural, one {1}}' },
      'es: a is not a valid ICU message: {n, plural, one {1}}',
    ],
    [
      'a missing argument',
      { a: '{x} {y}' },
      { a: '{x}' },
      'a: en takes x: argument, y: argument, es takes x: argument',
    ],
    ['an argument of another name', { a: '{x}' }, { a: '{y}' }, 'a: en takes x: argument, es takes y: argument'],
    ['an argument of another type', { a: '{x, number}' }, { a: '{x}' }, 'a: en takes x: number, es takes x: argument'],
    ['a message without its argument', { a: 'A' }, { a: '{y}' }, 'a: en takes nothing, es takes y: argument'],
  ])('reports %s', (_, en, es, line) => {
    expect(compare(en, es)).toEqual([line]);
  });

  test('reads a key named like an Object.prototype property as any other', () => {
    expect(compare({ constructor: 'A' }, {})).toEqual(['es: constructor is missing']);
  });

  test('checks arguments inside options and tags', () => {
    const text = '{n, plural, one {<b>{who}</b>} other {{kind, select, sail {x} other {{when, date}}}}}';
    expect(argumentsOf(text)).toBe('b: tag, kind: select, n: plural, when: date, who: argument');
  });

  test.each(['Ver the yachts', 'Todos of', 'Yachts', 'Search for', 'una And otra'])(
    'reports "%s" as untranslated',
    (text) => {
      expect(untranslatedMessages('es', { a: text })).toHaveLength(1);
    },
  );

  test.each(['Yates de alquiler', 'No hay ninguno', 'Offshore', 'El {the} mar', 'Andorra', 'ofrecer'])(
    'accepts "%s" as Spanish',
    (text) => {
      expect(untranslatedMessages('es', { a: text })).toEqual([]);
    },
  );
});

describe('LO8 keys used in code', () => {
  const problems = (keys: string[], source: string, file = 'ui/planted.tsx') =>
    keyProblems(keys, [keysIn(file, source)]);

  test.each([
    ["t('list.title')", ['list.title']],
    ["context.translate('list.title', { count: 1 })", ['list.title']],
    ["t(empty ? 'list.none' : 'list.some')", ['list.none', 'list.some']],
    ["t((empty ? 'list.none' : 'list.some') as MessageKey)", ['list.none', 'list.some']],
    ["const MARKET = ['sale']; t(`list.${market}.title`)", ['list.sale.title']],
    ["const ids = ['length-asc']; t(`sort.${id}` as MessageKey)", ['sort.length-asc']],
    ["const label = (key) => t(`spec.${key}`); label('beam'); label('speed.max')", ['spec.beam', 'spec.speed.max']],
    ['const label = (key) => t(`spec.${key}`); label(`material.${hull}`)', ['spec.material.steel']],
    ["const names = { prefix: 'yacht.kind.', kinds: ['motor'] }", ['yacht.kind.motor']],
    ["const KEY: MessageKey = 'list.title'; t(KEY)", ['list.title']],
  ])('%s uses every key', (source, keys) => {
    expect(problems(keys, source)).toEqual([]);
  });

  test.each([
    ["t('list.title')", 'ui/planted.tsx:1: there is no message list.title'],
    ['t(`list.${market}.title`)', 'ui/planted.tsx:1: there is no message list.*.title'],
    ["t(empty ? 'a' : 'list.some')", 'ui/planted.tsx:1: there is no message list.some'],
  ])('%s uses a missing key', (source, line) => {
    expect(problems([], source)).toEqual([line]);
  });

  test('the label of a facet is used', () => {
    const source = "export const FACETS = [{ key: 'length', label: 'search.facet.length' }]";
    expect(problems([], source, 'core/search/facets/facets.ts')).toEqual([
      'core/search/facets/facets.ts:1: there is no message search.facet.length',
    ]);
    expect(problems(['search.facet.length'], source, 'core/search/facets/facets.ts')).toEqual([]);
  });

  test.each([
    ['a key without a use', "t('other.key')", 'list.title'],
    ['a key in a comment', "t('other.key') // t('list.title')", 'list.title'],
    ['a key whose placeholder is unknown', "t('other.key'); t(`spec.${key}`)", 'spec.beam'],
    ['a key that only a template without a prefix could match', "t('other.key'); t(`${any}.title`)", 'list.title'],
  ])('reports %s as unused', (_, source, key) => {
    expect(problems(['other.key', 'spec.other', key], `${source}; const other = 1`)).toEqual([
      ...(source.includes('spec.') ? [] : ['spec.other is never asked for']),
      `${key} is never asked for`,
    ]);
  });

  test.each([
    ['list.*.title', 'list.sale.title', true],
    ['list.*', 'list.sale.title', true],
    ['list.*.title', 'list.title', false],
    ['list.*', 'lists.sale', false],
    ['list.*.title', 'list.sale.titles', false],
  ])('%s and %s: %s', (pattern, key, fits) => {
    expect(keyPattern(pattern).test(key)).toBe(fits);
  });
});

describe('LO8 untranslated words in JSX', () => {
  const literals = (jsx: string) => hardcodedTexts('ui/planted.tsx', `export const planted = ${jsx};`);

  test.each([
    '<p>Home</p>',
    '<p>Página</p>',
    "<p>{'Home'}</p>",
    '<p>{`Home ${name}`}</p>',
    "<p>{open ? 'Close' : name}</p>",
    "<p>{name ?? 'Home'}</p>",
    "<p>{open && 'Home'}</p>",
    "<p>{'Home ' + name}</p>",
    '<button aria-label="Close" />',
    "<img alt={'A yacht'} />",
    '<img alt={`Yacht ${name}`} />',
    '<a title={name || "Home"} />',
    '<input placeholder="Any" />',
    '<div><span>{list.map(() => <i>Home</i>)}</span></div>',
  ])('reports %s', (jsx) => {
    expect(literals(jsx)).toHaveLength(1);
  });

  test.each([
    '<p>{name}</p>',
    '<p>{t("list.title")}</p>',
    '<p>© {year}, 30 % · € – …</p>',
    '<p>{`© ${year}`}</p>',
    '<p className="small" id="main" data-key={`a ${b}`}>{name}</p>',
    '<button type="submit" aria-label={t("close")} aria-current="page" />',
    '<img alt="" />',
    "<p>{open ? <b className='x' /> : null}</p>",
    "<Icon name='arrow' />",
  ])('accepts %s', (jsx) => {
    expect(literals(jsx)).toEqual([]);
  });
});
