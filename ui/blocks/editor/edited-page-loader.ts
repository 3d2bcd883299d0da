import { PREVIEW_ADDRESS_HEADER, PREVIEW_EDITS } from '../../../core/routing/preview-edits.ts';
import { fieldsOf } from '../../../core/shared/parse-json.ts';
import { reloadOnce } from '../../navigation/chunk-errors.ts';
import type { Previewable } from './preview-props.ts';

/** A page as its editor has it; null where it could not be shown. */
export type EditedPage = { readonly view: Previewable; readonly title: string } | null;

/** Milliseconds in which changes are gathered: an editor types faster than a page is rendered. */
const GATHERED_MS = 200;

/**
 * Asks the server for the view of a page after each change in its editor (CM2): one request at a time, always of the
 * newest change.
 */
export class EditedPageLoader {
  #newest: { readonly page: unknown } | null = null;
  #isBusy = false;
  #isOver = false;

  /**
   * @param address path and query of the preview, with its token
   * @param show called with each answer
   */
  constructor(
    private readonly address: string,
    private readonly show: (page: EditedPage) => void,
    private readonly ask: typeof askForView = askForView,
    private readonly waitMs = GATHERED_MS,
  ) {}

  /** @param page the page as its editor has it; null where it was saved */
  add(page: unknown): void {
    this.#newest = { page };
    if (!this.#isBusy) void this.#follow();
  }

  end(): void {
    this.#isOver = true;
  }

  #take(): unknown {
    const page = this.#newest?.page;
    this.#newest = null;
    return page;
  }

  async #follow(): Promise<void> {
    this.#isBusy = true;
    while (this.#newest !== null && !this.#isOver) {
      await new Promise((resolve) => setTimeout(resolve, this.waitMs));
      const page = this.#take();
      const shown = this.#isOver ? null : await this.ask(this.address, page);
      if (!this.#isOver) this.show(shown);
    }
    this.#isBusy = false;
  }
}

/** Asks for the view of a page. A server that knows no such preview may have another build: the page is reloaded. */
async function askForView(address: string, story: unknown): Promise<EditedPage> {
  try {
    const headers = { [PREVIEW_ADDRESS_HEADER]: address };
    const answer = await fetch(PREVIEW_EDITS, { method: 'POST', headers, body: JSON.stringify(story) });
    if (answer.status === 403 || answer.status === 404) reloadOnce();
    if (!answer.ok) return null;
    const { view, title } = fieldsOf(await answer.json());
    return { view: view as Previewable, title: String(title) };
  } catch {
    return null;
  }
}
