import { isList, isObject, type Json, type JsonObject, member, parseJson } from '../json.ts';
import type { SearchIndex } from '../search-index.ts';
import { bodyOf, type Call, demandObjects, inPath, now, type Route, textOf } from './call.ts';
import { badRequest, Refusal } from './refusal.ts';

/** The members of each kind of synonym: a text, or a list of them. */
const MEMBERS: Readonly<Record<string, { readonly text: string | null; readonly list: string }>> = {
  synonym: { text: null, list: 'synonyms' },
  onewaysynonym: { text: 'input', list: 'synonyms' },
  altcorrection1: { text: 'word', list: 'corrections' },
  altcorrection2: { text: 'word', list: 'corrections' },
  placeholder: { text: 'placeholder', list: 'replacements' },
};

export const SYNONYM_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/1/indexes/:index/synonyms/batch',
    right: 'editSettings',
    answer: (call) => {
      const list: Json = call.body.trim() === '' ? [] : parseJson(call.body);
      const synonyms = demandObjects(list, 'synonyms').map(demandSynonym);
      return written(call, (before) => {
        const kept = call.query.get('replaceExistingSynonyms') === 'true' ? [] : before;
        return new Map([...kept, ...synonyms.map((synonym) => [textOf(synonym, 'objectID'), synonym] as const)]);
      });
    },
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/synonyms/search',
    right: 'settings',
    answer: (call) => found(call.application.index(inPath(call, 'index')), bodyOf(call)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/synonyms/clear',
    right: 'editSettings',
    answer: (call) => written(call, () => new Map()),
  },
  {
    method: 'GET',
    path: '/1/indexes/:index/synonyms/:synonym',
    right: 'settings',
    answer: (call) => {
      const synonym = call.application.index(inPath(call, 'index')).synonyms.get(inPath(call, 'synonym'));
      if (synonym === undefined) throw new Refusal(404, 'Synonym set does not exist');
      return synonym;
    },
  },
  {
    method: 'PUT',
    path: '/1/indexes/:index/synonyms/:synonym',
    right: 'editSettings',
    answer: (call) => {
      const id = inPath(call, 'synonym');
      const synonym = demandSynonym({ ...bodyOf(call), objectID: id });
      return { ...written(call, (before) => new Map([...before, [id, synonym]])), id };
    },
  },
  {
    method: 'DELETE',
    path: '/1/indexes/:index/synonyms/:synonym',
    right: 'editSettings',
    answer: (call) => {
      const id = inPath(call, 'synonym');
      const { taskID } = written(call, (before) => new Map([...before].filter(([known]) => known !== id)));
      return { taskID, deletedAt: now() };
    },
  },
];

type Synonyms = ReadonlyMap<string, JsonObject>;

/** Changes the synonyms of an index, and of its replicas if requested. */
function written(
  call: Call,
  change: (before: Synonyms) => Synonyms,
): { readonly taskID: number; readonly updatedAt: string } {
  const { application, query } = call;
  const index = application.made(inPath(call, 'index'));
  const replicas = query.get('forwardToReplicas') === 'true' ? application.replicasOf(index) : [];
  for (const one of [index, ...replicas]) one.synonyms = change(one.synonyms);
  return { taskID: application.nextTask(), updatedAt: now() };
}

function found(index: SearchIndex, body: JsonObject): JsonObject {
  const text = body.query ?? '';
  const type = body.type ?? null;
  const page = body.page ?? 0;
  const hitsPerPage = body.hitsPerPage ?? 100;
  if (typeof text !== 'string') throw badRequest("Invalid value for parameter 'query': expected a string");
  if (!isCount(page) || !isCount(hitsPerPage)) throw badRequest('Invalid value for page or hitsPerPage');
  const hits = [...index.synonyms.values()].filter(
    (synonym) =>
      (type === null || String(type).toLowerCase() === synonym.type) &&
      JSON.stringify(synonym).toLowerCase().includes(text.toLowerCase()),
  );
  return { hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: hits.length };
}

function isCount(value: Json): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function demandSynonym(value: Json): JsonObject {
  if (!isObject(value)) throw badRequest('Invalid synonym: expected an object');
  const type = String(member(value, 'type') ?? '').toLowerCase();
  const demanded = Object.hasOwn(MEMBERS, type) ? MEMBERS[type] : undefined;
  if (demanded === undefined) throw badRequest(`Invalid synonym type: ${type}`);
  textOf(value, 'objectID');
  if (demanded.text !== null) textOf(value, demanded.text);
  const list = member(value, demanded.list);
  if (!isList(list) || list.length === 0 || !list.every((word) => typeof word === 'string')) {
    throw badRequest(`Invalid synonym: ${demanded.list} must be an array of strings`);
  }
  return { ...value, type };
}
