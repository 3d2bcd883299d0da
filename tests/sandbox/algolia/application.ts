import { type JsonObject, member } from './json.ts';
import { badRequest, unknownIndex } from './routes/refusal.ts';
import { SearchIndex } from './search-index.ts';
import { changedSettings, DEFAULT_SETTINGS } from './settings.ts';
import { replicasOf } from './settings-readers.ts';

/** The parts of an index that are copied. */
export interface Scope {
  readonly records: boolean;
  readonly settings: boolean;
  readonly synonyms: boolean;
}

/** All indices of the application, and the counter of its tasks. */
export class Application {
  readonly #indices = new Map<string, SearchIndex>();
  #lastTask = 0;

  get indices(): readonly SearchIndex[] {
    return [...this.#indices.values()];
  }

  /** @throws Refusal 404 */
  index(name: string): SearchIndex {
    const index = this.#indices.get(name);
    if (index === undefined) throw unknownIndex(name);
    return index;
  }

  has(name: string): boolean {
    return this.#indices.has(name);
  }

  /** Returns the index of that name, and creates it if necessary. */
  made(name: string): SearchIndex {
    let index = this.#indices.get(name);
    if (index === undefined) {
      index = new SearchIndex(name);
      this.#indices.set(name, index);
    }
    return index;
  }

  /**
   * Returns the index whose records may be written. @throws Refusal 400 on a replica, whose records are its primary's
   */
  writable(name: string): SearchIndex {
    const index = this.made(name);
    if (index.primary !== null) throw badRequest(`Index ${name} is a replica of ${index.primary.name}: write to that`);
    return index;
  }

  /** Returns the number of the next task; a task is complete before its number is sent. */
  nextTask(): number {
    this.#lastTask += 1;
    return this.#lastTask;
  }

  isDone(task: number): boolean {
    return task <= this.#lastTask;
  }

  /**
   *
   * @throws Refusal 400 on unknown settings, and on impossible replicas
   */
  configure(name: string, change: JsonObject, forwardToReplicas: boolean): void {
    const current = this.#indices.get(name)?.ownSettings ?? DEFAULT_SETTINGS;
    const next = changedSettings(current, change);
    const replicas = replicasOf(next);
    if (new Set(replicas.map((replica) => replica.name)).size < replicas.length) {
      throw badRequest('Invalid replicas: a name stands there twice');
    }
    for (const replica of replicas) this.#demandFree(replica.name, name);
    if (replicas.length > 0 && (this.#indices.get(name)?.primary ?? null) !== null) {
      throw badRequest(`Invalid replicas: ${name} is a replica itself`);
    }
    const index = this.made(name);
    index.ownSettings = next;
    if (member(change, 'replicas') !== undefined) this.#attachReplicas(index);
    if (!forwardToReplicas) return;
    const { replicas: _, ...forwarded } = change;
    for (const replica of this.replicasOf(index)) replica.ownSettings = changedSettings(replica.ownSettings, forwarded);
  }

  replicasOf(index: SearchIndex): SearchIndex[] {
    return this.indices.filter(({ primary }) => primary === index);
  }

  /**
   * Replaces the destination. A missing source counts as an empty index with default settings.
   *
   * @throws Refusal 400 where the destination has replicas
   */
  copy(from: string, to: string, scope: Scope): void {
    if (this.has(to) && this.replicasOf(this.index(to)).length > 0) {
      throw badRequest(`Cannot copy to ${to}: it has replicas`);
    }
    this.#transfer(this.#indices.get(from) ?? new SearchIndex(from), to, scope);
  }

  /** Renames an index; the replicas of the destination stay its own. A missing source changes nothing. */
  move(from: string, to: string): void {
    const source = this.#indices.get(from);
    if (source === undefined) return;
    this.#transfer(source, to, { records: true, settings: true, synonyms: true });
    this.remove(from);
  }

  #transfer(source: SearchIndex, to: string, scope: Scope): void {
    const target = this.writable(to);
    if (scope.settings) {
      const { replicas: _, ...settings } = source.ownSettings;
      const kept = member(target.ownSettings, 'replicas');
      target.ownSettings = { ...settings, ...(kept !== undefined && { replicas: kept }) };
    }
    if (scope.synonyms) target.synonyms = source.synonyms;
    if (scope.records) target.records = source.records;
  }

  /** Replicas stay, with their records. */
  remove(name: string): void {
    const index = this.#indices.get(name);
    if (index === undefined) return;
    if (index.primary !== null)
      throw badRequest(`Index ${name} is a replica of ${index.primary.name}: detach it first`);
    for (const replica of this.replicasOf(index)) detach(replica);
    this.#indices.delete(name);
  }

  #attachReplicas(index: SearchIndex): void {
    const wanted = new Map(replicasOf(index.ownSettings).map((replica) => [replica.name, replica]));
    for (const replica of this.replicasOf(index)) if (!wanted.has(replica.name)) detach(replica);
    for (const { name, virtual } of wanted.values()) {
      const isNew = !this.#indices.has(name);
      const replica = this.made(name);
      replica.primary = index;
      replica.virtual = virtual;
      if (!isNew || virtual) continue;
      const { replicas: _, ...settings } = index.ownSettings;
      replica.ownSettings = settings;
      replica.synonyms = index.synonyms;
    }
  }

  #demandFree(replica: string, primary: string): void {
    const known = this.#indices.get(replica);
    const owner = known?.primary?.name;
    const isTaken = (owner !== undefined && owner !== primary) || replica === primary;
    if (isTaken || (known !== undefined && this.replicasOf(known).length > 0)) {
      throw badRequest(`Invalid replicas: ${replica} cannot be a replica of ${primary}`);
    }
  }
}

function detach(replica: SearchIndex): void {
  const { records } = replica;
  replica.primary = null;
  replica.virtual = false;
  replica.records = records;
}
