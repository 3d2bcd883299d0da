import { PREVIEW_ADDRESS_HEADER, PREVIEW_EDITS } from '../../../core/routing/preview-edits.ts';
import { fieldsOf } from '../../../core/shared/parse-json.ts';
import { reloadOnce } from '../../navigation/chunk-errors.ts';
import type { Previewable } from './preview-props.ts';

/** A page as it currently is in the visual editor; null if it could not be rendered. */
export type EditedPage = { readonly view: Previewable; readonly title: string } | null;

/** Milliseconds for which changes are collected before a request: an author types faster than a page is rendered. */
const BATCH_MS = 200;

/**
 * Requests the view of a page whenever it changes in the editor (CM2): one request at a time, always for the latest
 * change.
 */
export class EditedPageLoader {
  #newest: { readonly page: unknown } | null = null;
  #isBusy = false;
  #isStopped = false;

  /**
   * @param address path and query of the preview, with its token
   * @param show called with each answer
   */
  constructor(
    private readonly address: string,
    private readonly show: (page: EditedPage) => void,
    private readonly fetch: typeof fetchView = fetchView,
    private readonly waitMs = BATCH_MS,
  ) {}

  /** @param page the page as it is in the editor; null after a save, when the stored drafts are rendered */
  onChange(page: unknown): void {
    this.#newest = { page };
    if (!this.#isBusy) void this.#requestLatest();
  }

  stop(): void {
    this.#isStopped = true;
  }

  #take(): unknown {
    const page = this.#newest?.page;
    this.#newest = null;
    return page;
  }

  async #requestLatest(): Promise<void> {
    this.#isBusy = true;
    while (this.#newest !== null && !this.#isStopped) {
      await new Promise((resolve) => setTimeout(resolve, this.waitMs));
      const page = this.#take();
      const shown = this.#isStopped ? null : await this.fetch(this.address, page);
      if (!this.#isStopped) this.show(shown);
    }
    this.#isBusy = false;
  }
}

/** Fetches the view of a page. On 403 or 404 the server may run another build, so the page is reloaded. */
async function fetchView(address: string, page: unknown): Promise<EditedPage> {
  try {
    const headers = { [PREVIEW_ADDRESS_HEADER]: address };
    const answer = await fetch(PREVIEW_EDITS, { method: 'POST', headers, body: JSON.stringify(page) });
    if (answer.status === 403 || answer.status === 404) reloadOnce();
    if (!answer.ok) return null;
    const { view, title } = fieldsOf(await answer.json());
    return { view: view as Previewable, title: String(title) };
  } catch {
    return null;
  }
}
