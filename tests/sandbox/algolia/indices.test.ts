import type { Algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { clientOf } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
let admin: Algoliasearch;
let names = 0;
let indexName = '';
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  admin = clientOf(sandbox, 'adminKey');
});
beforeEach(() => {
  names += 1;
  indexName = `index ${names}/ä`;
});
afterAll(() => sandbox.close());

const OBJECTS = [
  { objectID: '1', name: 'Ada', rank: 1, tags: ['a'] },
  { objectID: '2', name: 'Bea', rank: 3, tags: [] },
  { objectID: '3', name: 'Cleo' },
];

async function found(query = '', name = indexName): Promise<string[]> {
  const { hits } = await admin.searchSingleIndex({ indexName: name, searchParams: { query } });
  return hits.map(({ objectID }) => objectID);
}

describe('SE1 records', () => {
  test('are added, read, partly updated, deleted and cleared', async () => {
    const [{ taskID } = { taskID: 0 }] = await admin.saveObjects({ indexName, objects: OBJECTS });
    expect(await admin.getTask({ indexName, taskID })).toMatchObject({ status: 'published' });
    expect(await admin.getObject({ indexName, objectID: '1' })).toEqual(OBJECTS[0]);
    expect(await admin.getObject({ indexName, objectID: '1', attributesToRetrieve: ['rank'] })).toEqual({
      objectID: '1',
      rank: 1,
    });
    await admin.partialUpdateObject({
      indexName,
      objectID: '1',
      attributesToUpdate: {
        name: 'Anna',
        rank: { _operation: 'Increment', value: 4 },
        tags: { _operation: 'AddUnique', value: 'b' },
      },
    });
    const changed = { objectID: '1', name: 'Anna', rank: 5, tags: ['a', 'b'] };
    expect(await admin.getObject({ indexName, objectID: '1' })).toEqual(changed);
    await admin.partialUpdateObject({ indexName, objectID: '9', attributesToUpdate: {}, createIfNotExists: false });
    await expect(admin.getObject({ indexName, objectID: '9' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    });
    await admin.addOrUpdateObject({ indexName, objectID: '4', body: { name: 'Dora' } });
    const { objectID } = await admin.saveObject({ indexName, body: { name: 'Eve' } });
    await admin.deleteObjects({ indexName, objectIDs: ['2'] });
    await admin.deleteObject({ indexName, objectID: 'none' });
    expect((await found()).sort()).toEqual(['1', '3', '4', objectID].sort());
    const { results } = await admin.getObjects({ requests: [{ indexName, objectID: '2' }] });
    expect(results).toEqual([null]);
    await admin.deleteBy({ indexName, deleteByParams: { numericFilters: ['rank>=5'] } });
    expect(await found()).not.toContain('1');
    await admin.clearObjects({ indexName });
    expect(await found()).toEqual([]);
  });

  test('are written in several indices at once', async () => {
    const other = `${indexName} too`;
    const { taskID, objectIDs } = await admin.multipleBatch({
      requests: [
        { action: 'addObject', indexName, body: { objectID: 'a' } },
        { action: 'updateObject', indexName: other, body: { objectID: 'b' } },
        { action: 'partialUpdateObjectNoCreate', indexName: other, body: { objectID: 'c' } },
      ],
    });
    expect([Object.keys(taskID), objectIDs]).toEqual([
      [indexName, other],
      ['a', 'b', 'c'],
    ]);
    expect([await found(), await found('', other)]).toEqual([['a'], ['b']]);
  });

  test('are unchanged by a batch with a mistake', async () => {
    const requests = [
      { action: 'addObject' as const, body: { objectID: '1' } },
      { action: 'updateObject' as const, body: { name: 'nobody' } },
    ];
    await expect(admin.batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({ status: 400 });
    await expect(found()).rejects.toMatchObject({ status: 404, message: `Index ${indexName} does not exist` });
  });

  test('are refused by name when too large', async () => {
    const large = { objectID: 'big', text: 'x'.repeat(100_000) };
    await expect(admin.saveObjects({ indexName, objects: [large] })).rejects.toThrow(
      /Record at the position 0 objectID=big is too big size=\d+\/100000 bytes/,
    );
  });
});

describe('SE6 replicas', () => {
  const replica = () => `${indexName}_rank_desc`;

  test('show the records of their primary in their own order', async () => {
    await admin.saveObjects({ indexName, objects: OBJECTS });
    await admin.setSettings({ indexName, indexSettings: { replicas: [replica()], customRanking: ['asc(name)'] } });
    await admin.setSettings({ indexName: replica(), indexSettings: { ranking: ['desc(rank)', 'typo', 'custom'] } });
    expect(await found('', replica())).toEqual(['2', '1', '3']);
    await admin.deleteObject({ indexName, objectID: '2' });
    await admin.saveObjects({ indexName, objects: [{ objectID: '4', name: 'Dora', rank: 2 }] });
    expect(await found('', replica())).toEqual(['4', '1', '3']);
    expect(await found()).toEqual(['1', '3', '4']);
    expect(await admin.getSettings({ indexName: replica() })).toMatchObject({ primary: indexName });
    expect(await admin.getSettings({ indexName })).toMatchObject({ replicas: [replica()] });
  });

  test('take forwarded settings and keep their own otherwise', async () => {
    await admin.setSettings({ indexName, indexSettings: { replicas: [replica()] } });
    await admin.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } });
    expect(await admin.getSettings({ indexName: replica() })).toMatchObject({ hitsPerPage: 20 });
    await admin.setSettings({ indexName, indexSettings: { hitsPerPage: 8 }, forwardToReplicas: true });
    expect(await admin.getSettings({ indexName: replica() })).toMatchObject({ hitsPerPage: 8 });
  });

  test('share settings when virtual', async () => {
    await admin.saveObjects({ indexName, objects: OBJECTS });
    await admin.setSettings({ indexName, indexSettings: { replicas: [`virtual(${replica()})`] } });
    await admin.setSettings({ indexName: replica(), indexSettings: { customRanking: ['desc(rank)'] } });
    await admin.setSettings({ indexName, indexSettings: { searchableAttributes: ['name'] } });
    expect(await found('', replica())).toEqual(['2', '1', '3']);
    expect(await found('a', replica())).toEqual(['1']);
  });

  test('become standalone once detached; are not written or deleted before', async () => {
    await admin.saveObjects({ indexName, objects: OBJECTS });
    await admin.setSettings({ indexName, indexSettings: { replicas: [replica()] } });
    await expect(admin.clearObjects({ indexName: replica() })).rejects.toMatchObject({ status: 400 });
    await expect(admin.deleteIndex({ indexName: replica() })).rejects.toMatchObject({ status: 400 });
    await admin.setSettings({ indexName, indexSettings: { replicas: [] } });
    await admin.clearObjects({ indexName });
    expect(await found('', replica())).toHaveLength(3);
    await admin.deleteIndex({ indexName: replica() });
    expect(await admin.indexExists({ indexName: replica() })).toBe(false);
  });
});

describe('indices', () => {
  test('are copied, in part or whole, moved, listed and deleted', async () => {
    const target = `${indexName} copy`;
    await admin.saveObjects({ indexName, objects: OBJECTS });
    await admin.setSettings({ indexName, indexSettings: { hitsPerPage: 3 } });
    const operate = (operation: 'copy' | 'move', destination: string, scope?: ['settings']) =>
      admin.operationIndex({ indexName, operationIndexParams: { operation, destination, ...(scope && { scope }) } });
    await operate('copy', target, ['settings']);
    expect(await found('', target)).toEqual([]);
    expect(await admin.getSettings({ indexName: target })).toMatchObject({ hitsPerPage: 3 });
    await operate('copy', target);
    expect(await found('', target)).toHaveLength(3);
    await operate('move', `${target} 2`);
    expect(await admin.indexExists({ indexName })).toBe(false);
    const { items } = await admin.listIndices();
    expect(items.find(({ name }) => name === target)).toMatchObject({ entries: 3, pendingTask: false });
  });

  test('a copy of a missing index is empty with default settings, and a move of it does nothing', async () => {
    const [nowhere, target] = [`${indexName} nowhere`, `${indexName} target`];
    await admin.saveObjects({ indexName: target, objects: OBJECTS });
    await admin.setSettings({ indexName: target, indexSettings: { hitsPerPage: 3 } });
    const operate = (operation: 'copy' | 'move') =>
      admin.operationIndex({ indexName: nowhere, operationIndexParams: { operation, destination: target } });
    expect(await operate('move')).toMatchObject({ taskID: expect.any(Number) });
    expect(await found('', target)).toHaveLength(3);
    await operate('copy');
    expect(await found('', target)).toEqual([]);
    expect(await admin.getSettings({ indexName: target })).toMatchObject({ hitsPerPage: 20 });
    expect(await admin.indexExists({ indexName: nowhere })).toBe(false);
  });

  test('an index with replicas is not overwritten by a copy, and moves with them', async () => {
    const [primary, replica] = [`${indexName} primary`, `${indexName} primary by name`];
    await admin.saveObjects({ indexName, objects: OBJECTS });
    await admin.setSettings({ indexName: primary, indexSettings: { replicas: [replica] } });
    const operate = (operation: 'copy' | 'move') =>
      admin.operationIndex({ indexName, operationIndexParams: { operation, destination: primary } });
    await expect(operate('copy')).rejects.toMatchObject({ status: 400 });
    await operate('move');
    expect([await found('', primary), await found('', replica)]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
  });

  test('replace all records at once and keep replicas', async () => {
    const replica = `${indexName}_name`;
    await admin.saveObjects({ indexName, objects: OBJECTS });
    await admin.setSettings({ indexName, indexSettings: { replicas: [replica] } });
    await admin.replaceAllObjects({ indexName, objects: [{ objectID: 'new' }] });
    expect([await found(), await found('', replica)]).toEqual([['new'], ['new']]);
  });

  test('settings: null resets, an unknown one is refused', async () => {
    await admin.setSettings({ indexName, indexSettings: { hitsPerPage: 3, customRanking: ['asc(a)'] } });
    const put = (body: unknown) =>
      fetch(`${sandbox.origin}/1/indexes/${encodeURIComponent(indexName)}/settings`, {
        method: 'PUT',
        headers: { 'x-algolia-application-id': sandbox.appId, 'x-algolia-api-key': sandbox.adminKey },
        body: JSON.stringify(body),
      });
    expect((await put({ hitsPerPage: null })).status).toBe(200);
    expect(await admin.getSettings({ indexName })).toMatchObject({ hitsPerPage: 20, customRanking: ['asc(a)'] });
    const refused = [{ colour: 'red' }, { ranking: ['best'] }, { customRanking: ['name'] }, { hitsPerPage: 2000 }];
    for (const body of refused) expect((await put(body)).status).toBe(400);
    expect(await (await put({ colour: 'red' })).json()).toMatchObject({
      message: expect.stringMatching(/^Invalid object attributes: colour/),
    });
  });
});

describe('synonyms', () => {
  test('work both ways or one way, with one word or several', async () => {
    await admin.saveObjects({
      indexName,
      objects: [
        { objectID: 'sail', name: 'sailing yacht' },
        { objectID: 'motor', name: 'motor yacht' },
        { objectID: 'azur', name: 'french riviera' },
      ],
    });
    const synonymHit = [
      { objectID: 's1', type: 'synonym' as const, synonyms: ['sailing', 'velero'] },
      { objectID: 's2', type: 'oneWaySynonym' as const, input: 'cote azur', synonyms: ['french riviera'] },
    ];
    await admin.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
    expect(await found('velero yacht')).toEqual(['sail']);
    expect(await found('Côte Azur')).toEqual(['azur']);
    expect((await admin.searchSynonyms({ indexName })).hits).toMatchObject([{ objectID: 's1' }, { objectID: 's2' }]);
    expect((await admin.searchSynonyms({ indexName, searchSynonymsParams: { query: 'riviera' } })).nbHits).toBe(1);
    await admin.clearSynonyms({ indexName });
    expect(await found('velero yacht')).toEqual([]);
  });
});
