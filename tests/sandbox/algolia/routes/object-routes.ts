import { filteredRows } from '../filter/filter.ts';
import { filterOf } from '../find.ts';
import { isList, isObject, type Json, type JsonObject, member } from '../json.ts';
import { readSearchParams } from '../query/search-params.ts';
import { retrievedRecord } from '../retrieved-record.ts';
import { textsOf } from '../settings-readers.ts';
import { bodyOf, type Call, inPath, now, objectsOf, type Route, textOf } from './call.ts';
import { type Change, changeOf, changeRecords, clear, drop, madeId, patch, put } from './object-changes.ts';
import { badRequest, Refusal } from './refusal.ts';

export const OBJECT_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/batch',
    right: 'addObject',
    answer: (call) => {
      const requests = objectsOf(bodyOf(call), 'requests');
      const names = [...new Set(requests.map((request) => textOf(request, 'indexName')))];
      const batches = names.map((name) =>
        batchOf(
          name,
          requests.filter(({ indexName }) => indexName === name),
        ),
      );
      const done = batches.map((batch) => {
        const objectIDs = carriedOut(call, batch);
        return { name: batch.name, task: call.application.nextTask(), objectIDs };
      });
      return {
        taskID: Object.fromEntries(done.map(({ name, task }) => [name, task])),
        objectIDs: done.flatMap(({ objectIDs }) => objectIDs),
      };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/*/objects',
    right: 'search',
    answer: (call) => ({
      results: objectsOf(bodyOf(call), 'requests').map((request) => {
        const wanted = member(request, 'attributesToRetrieve') ?? null;
        return objectOf(call, textOf(request, 'indexName'), textOf(request, 'objectID'), namesOf(wanted));
      }),
    }),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/batch',
    right: 'addObject',
    answer: (call) => {
      const objectIDs = carriedOut(call, batchOf(inPath(call, 'index'), objectsOf(bodyOf(call), 'requests')));
      return { taskID: call.application.nextTask(), objectIDs };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/clear',
    right: 'deleteIndex',
    answer: (call) => ({ ...changed(call, clear), updatedAt: now() }),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/deleteByQuery',
    right: 'deleteIndex',
    answer: (call) => {
      const index = call.application.index(inPath(call, 'index'));
      const filter = filterOf(readSearchParams(bodyOf(call)));
      if (filter.length === 0) throw badRequest('Missing mandatory attribute: filters');
      const rows = filteredRows(index.table, index.settings, filter);
      const gone = index.table.records.filter((_, row) => rows.has(row));
      changeRecords(
        call.application,
        index.name,
        gone.map(({ objectID }) => drop(objectID)),
      );
      return { taskID: call.application.nextTask(), updatedAt: now() };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/:object/partial',
    right: 'addObject',
    answer: (call) => {
      const creates = call.query.get('createIfNotExists') !== 'false';
      return { ...changed(call, patch(bodyOf(call), inPath(call, 'object'), creates)), updatedAt: now() };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index',
    right: 'addObject',
    answer: (call) => ({ ...changed(call, put(bodyOf(call), madeId())), createdAt: now() }),
  },
  {
    method: 'PUT',
    path: '/1/indexes/:index/:object',
    right: 'addObject',
    answer: (call) => ({ ...changed(call, put(bodyOf(call), inPath(call, 'object'))), updatedAt: now() }),
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index/:object',
    right: 'deleteObject',
    answer: (call) => ({ taskID: changed(call, drop(inPath(call, 'object'))).taskID, deletedAt: now() }),
  },
  {
    method: 'GET',
    path: '/1/indexes/:index/:object',
    right: 'search',
    answer: (call) => {
      const wanted = call.query.get('attributesToRetrieve')?.split(',') ?? null;
      const found = objectOf(call, inPath(call, 'index'), inPath(call, 'object'), wanted);
      if (found === null) throw new Refusal(404, 'ObjectID does not exist');
      return found;
    },
  },
];

interface Batch {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Whether the batch deletes the index. */
  readonly removes: boolean;
}

/**
 *
 * @throws Refusal 400 before any change
 */
function batchOf(name: string, requests: readonly JsonObject[]): Batch {
  const changes = requests.map((request, position) => {
    const body = member(request, 'body') ?? {};
    if (!isObject(body)) throw badRequest('Invalid body: expected an object');
    return changeOf(member(request, 'action'), body, position);
  });
  return { name, changes, removes: requests.at(-1)?.action === 'delete' };
}

function carriedOut({ application }: Call, { name, changes, removes }: Batch): string[] {
  const ids = changeRecords(application, name, changes).filter((id) => id !== '');
  if (removes) application.remove(name);
  return ids;
}

function changed(call: Call, change: Change): { readonly taskID: number; readonly objectID: string } {
  const [objectID = ''] = changeRecords(call.application, inPath(call, 'index'), [change]);
  return { taskID: call.application.nextTask(), objectID };
}

function objectOf(call: Call, name: string, objectID: string, wanted: readonly string[] | null): JsonObject | null {
  const index = call.application.index(name);
  const record = index.records.get(objectID);
  const seesAll = call.key.rights.includes('seeUnretrievableAttributes');
  const hidden = seesAll ? [] : textsOf(index.settings, 'unretrievableAttributes');
  return record === undefined ? null : retrievedRecord(record, wanted, hidden);
}

function namesOf(value: Json): readonly string[] | null {
  if (value === null) return null;
  if (isList(value) && value.every((name) => typeof name === 'string')) return value.map(String);
  throw badRequest('Invalid attributesToRetrieve: expected an array of strings');
}
