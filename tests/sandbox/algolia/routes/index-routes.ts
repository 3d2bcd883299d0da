import type { Scope } from '../application.ts';
import { isList, type JsonObject, member } from '../json.ts';
import type { SearchIndex } from '../search-index.ts';
import { bodyOf, inPath, now, type Route, textOf } from './call.ts';
import { keyAnswer } from './keys.ts';
import { badRequest } from './refusal.ts';

const WHOLE: Scope = { records: true, settings: true, synonyms: true };

export const INDEX_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/1/indexes',
    right: 'listIndexes',
    answer: ({ application }) => ({ items: application.indices.map(listed), nbPages: 1 }),
  },
  {
    method: 'GET',
    path: '/1/indexes/:index/settings',
    right: 'settings',
    answer: (call) => {
      const { ownSettings, primary } = call.application.index(inPath(call, 'index'));
      return { ...ownSettings, ...(primary !== null && { primary: primary.name }) };
    },
  },
  {
    method: 'PUT',
    path: '/1/indexes/:index/settings',
    right: 'editSettings',
    answer: (call) => {
      const forward = call.query.get('forwardToReplicas') === 'true';
      call.application.configure(inPath(call, 'index'), bodyOf(call), forward);
      return { taskID: call.application.nextTask(), updatedAt: now() };
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/operation',
    right: 'addObject',
    answer: (call) => {
      const body = bodyOf(call);
      const name = inPath(call, 'index');
      const destination = textOf(body, 'destination');
      const operation = member(body, 'operation');
      if (operation !== 'copy' && operation !== 'move') throw badRequest('Invalid operation: expected copy or move');
      if (destination === name) throw badRequest('Invalid destination: it is the index itself');
      if (operation === 'move') call.application.move(name, destination);
      else call.application.copy(name, destination, scopeOf(body));
      return { taskID: call.application.nextTask(), updatedAt: now() };
    },
  },
  {
    method: 'GET',
    path: '/1/indexes/:index/task/:task',
    right: 'addObject',
    answer: (call) => {
      const isDone = call.application.isDone(Number(inPath(call, 'task')));
      return { status: isDone ? 'published' : 'notPublished', pendingTask: false };
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index',
    right: 'deleteIndex',
    answer: (call) => {
      call.application.remove(inPath(call, 'index'));
      return { taskID: call.application.nextTask(), deletedAt: now() };
    },
  },
  {
    method: 'GET',
    path: '/1/keys/:key',
    right: null,
    answer: (call) => keyAnswer(call.keys, call.key, inPath(call, 'key')),
  },
];

function listed(index: SearchIndex): JsonObject {
  const size = [...index.records.values()].reduce((sum, record) => sum + JSON.stringify(record).length, 0);
  const replicas = member(index.ownSettings, 'replicas');
  return {
    name: index.name,
    createdAt: index.createdAt,
    updatedAt: index.updatedAt,
    entries: index.records.size,
    dataSize: size,
    fileSize: size,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(index.primary !== null && { primary: index.primary.name, virtual: index.virtual }),
    ...(replicas !== undefined && { replicas }),
  };
}

function scopeOf(body: JsonObject): Scope {
  const scope = member(body, 'scope');
  if (scope === undefined || scope === null) return WHOLE;
  const known = ['settings', 'synonyms', 'rules'];
  if (!isList(scope) || !scope.every((part) => known.includes(String(part)))) {
    throw badRequest('Invalid scope: expected settings, synonyms or rules');
  }
  return { records: false, settings: scope.includes('settings'), synonyms: scope.includes('synonyms') };
}
