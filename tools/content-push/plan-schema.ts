import { DEFAULT_LOCALE, LOCALES } from '../../core/locale/locale.ts';
import { CATEGORIES, choiceNames, componentDefinitions, SHARED_CHOICES } from '../space-schema/components.ts';
import type { ContentRecords } from '../stored-stories/content-records.ts';
import { type Fields, isFields, LANGUAGES } from '../stored-stories/stored.ts';
import { PushError } from './management-client.ts';
import type { Planner } from './push-plan.ts';

/** Plans the languages of a space besides its default one; others that it has stay. */
export async function planLanguages(planner: Planner): Promise<void> {
  const { client } = planner.tools;
  const { space } = await client.get('');
  const known = isFields(space) && Array.isArray(space.languages) ? space.languages.filter(isFields) : [];
  const lacking = LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE && !known.some((one) => one.code === code));
  planner.kept += LANGUAGES.length - lacking.length;
  if (lacking.length === 0) return;
  const languages = [...known, ...lacking.map(({ code, name }) => ({ code, name }))];
  planner.add({ kind: 'languages', name: lacking.map(({ code }) => code).join(', ') }, 'create', async () => {
    await client.put('', { space: { languages } });
    return null;
  });
}

/** Plans the components with all their fields. Components that the site does not know stay. */
export async function planComponents(planner: Planner): Promise<void> {
  const { client } = planner.tools;
  const read = async () => {
    const { components } = await client.get('/components');
    return Array.isArray(components) ? components.filter(isFields) : [];
  };
  const known = await read();
  for (const definition of componentDefinitions()) {
    const { name } = definition;
    const wanted: Fields = { ...definition };
    const current = known.find((one) => one.name === name);
    planner.entry({ kind: 'components', name, current, wanted }, async (id) => {
      const find = async () => (await read()).find((one) => one.name === name) ?? null;
      if (id === null) return idOf(await client.post('/components', { component: wanted }, find), 'component', name);
      // A field that the site does not know stays.
      const schema = { ...(isFields(current?.schema) ? current.schema : {}), ...definition.schema };
      await client.put(`/components/${id}`, { component: { ...wanted, schema } });
      return id;
    });
  }
}

/** Plans the data sources: the countries and languages that fields choose from, and the site's categories. */
export async function planSources(planner: Planner, { site }: ContentRecords): Promise<void> {
  const { client } = planner.tools;
  const known = await client.list('/datasources', 'datasources');
  for (const [slug, wanted] of wantedSources(site)) {
    const source = known.find((one) => one.slug === slug);
    const rows = source === undefined ? [] : await entriesOf(planner, source.id);
    const current = source && {
      id: source.id,
      entries: Object.fromEntries(rows.map(({ value, name }) => [String(value), name])),
    };
    planner.entry({ kind: 'data sources', name: slug, current, wanted: { entries: wanted } }, async (known_id) => {
      const id = known_id ?? (await sourceCalled(planner, slug));
      await fillSource(planner, id, wanted);
      return id;
    });
  }
}

function wantedSources(site: Fields | undefined): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const shared = [...SHARED_CHOICES].map(([slug, codes]) => {
    const nameOf = choiceNames(slug);
    return [slug, Object.fromEntries(codes.map((code) => [code, nameOf(code)]))] as const;
  });
  const rows = Array.isArray(site?.categories) ? site.categories.filter(isFields) : [];
  const categories = rows.map(
    ({ id, name }) => [String(id), String(isFields(name) ? name[DEFAULT_LOCALE] : id)] as const,
  );
  return new Map([...shared, [CATEGORIES, Object.fromEntries(categories)]]);
}

async function sourceCalled({ tools: { client } }: Planner, slug: string): Promise<number> {
  const name = `${slug.charAt(0).toUpperCase()}${slug.slice(1)}`;
  const find = async () => (await client.list('/datasources', 'datasources')).find((one) => one.slug === slug) ?? null;
  return idOf(await client.post('/datasources', { datasource: { name, slug } }, find), 'datasource', slug);
}

/** Adds and renames entries. One that nothing names any more stays, since stories may have chosen it. */
async function fillSource(planner: Planner, source: number, wanted: Readonly<Record<string, string>>): Promise<void> {
  const { client } = planner.tools;
  const rows = new Map((await entriesOf(planner, source)).map((row) => [row.value, row]));
  for (const [value, name] of Object.entries(wanted)) {
    const row = rows.get(value);
    const entry = { datasource_entry: { name, value, datasource_id: source } };
    if (row === undefined) await client.post('/datasource_entries', entry);
    else if (row.name !== name) await client.put(`/datasource_entries/${row.id}`, entry);
  }
}

function entriesOf({ tools: { client } }: Planner, source: unknown): Promise<readonly Fields[]> {
  return client.list('/datasource_entries', 'datasource_entries', { datasource_id: String(source) });
}

/** Returns the number of an entry that was made, or found again. */
export function idOf(answer: Fields, key: string, name: string): number {
  const entry = isFields(answer[key]) ? answer[key] : answer;
  if (typeof entry.id !== 'number') throw new PushError(`The service gave no number for ${key} ${name}.`);
  return entry.id;
}
