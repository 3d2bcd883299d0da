import { isFields, uuidOf } from '../../../tools/stored-stories/stored.ts';
import type { Answer } from './delivery-api.ts';
import type { ManagedAsset, ManagedLists } from './managed-lists.ts';

const NOT_FOUND: Answer = { status: 404, body: ['This record could not be found'] };
export const UPLOADS = '/uploads';

/** The assets of a space in the management API: signed, sent to a store, and finished. */
export class ManagedAssets {
  /** Assets by the key under which their file goes to the store. */
  readonly #keys = new Map<string, ManagedAsset>();

  constructor(
    private readonly lists: ManagedLists,
    private readonly now: () => string,
    private readonly origin: () => string,
  ) {}

  sign(given: unknown): Answer {
    const { filename, id: known, asset_folder_id: folder = null } = isFields(given) ? given : {};
    if (typeof filename !== 'string' || filename === '') return { status: 422, body: { filename: ["can't be blank"] } };
    const before = this.lists.assets.get(Number(known));
    const id = before?.id ?? this.lists.nextId();
    // Each dot but the last becomes an underscore, as in the service.
    const short = filename.replace(/\.(?=.*\.)/g, '_').toLowerCase();
    const key = `f/1/${uuidOf(`${id} ${this.now()}`).slice(0, 10)}/${short}`;
    const fields = {
      ...{ id, alt: '', title: '', copyright: '', meta_data: {}, ...before?.fields, asset_folder_id: folder },
      ...{ filename: `${this.origin()}/${key}`, short_filename: short, updated_at: this.now(), content_length: 0 },
    };
    const asset = before ?? { id, fields, bytes: null };
    asset.fields = fields;
    this.lists.assets.set(id, asset);
    this.#keys.set(key, asset);
    const signed = { key, acl: 'public-read', policy: 'sandbox', 'x-amz-signature': uuidOf(key) };
    const post_url = `${this.origin()}${UPLOADS}`;
    return { status: 200, body: { id, fields: signed, post_url, pretty_url: `//${key}`, public_url: fields.filename } };
  }

  /** Takes a form with the signed fields and the file. */
  async upload(form: FormData): Promise<Answer> {
    const [key, file] = [form.get('key'), form.get('file')];
    const asset = this.#keys.get(String(key));
    const isSigned = form.get('x-amz-signature') === uuidOf(String(key));
    if (asset === undefined || !isSigned || !(file instanceof Blob)) return { status: 403, body: null };
    asset.bytes = new Uint8Array(await file.arrayBuffer());
    return { status: 204, body: null };
  }

  finish(id: number): Answer {
    const asset = this.lists.assets.get(id);
    if (asset?.bytes === null || asset === undefined) return { status: 422, body: { error: 'The file is missing' } };
    asset.fields = { ...asset.fields, content_length: asset.bytes.byteLength };
    return { status: 200, body: { asset: asset.fields } };
  }

  update(id: number, given: unknown): Answer {
    const asset = this.lists.assets.get(id);
    if (asset === undefined) return NOT_FOUND;
    asset.fields = { ...asset.fields, ...(isFields(given) ? given : {}), updated_at: this.now() };
    return { status: 204, body: null };
  }

  file(path: string): Uint8Array | null {
    return this.#keys.get(path.slice(1))?.bytes ?? null;
  }
}
