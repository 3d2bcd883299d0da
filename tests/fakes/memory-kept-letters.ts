import { safeDeliveryId, visitorOfMail } from '../../core/enquiry/mail.ts';
import type { KeptLetter, KeptLetters } from '../../core/ports/kept-letters.ts';
import { ok } from '../../core/shared/result.ts';

/** Keeps letters in memory. */
export class MemoryKeptLetters implements KeptLetters {
  readonly #kept = new Map<string, KeptLetter & { readonly at: number }>();

  /** Puts a letter there, written at an instant. */
  put(name: string, content: string, at: number): void {
    this.#kept.set(name, { name, content, at });
  }

  async about(ids: readonly string[]) {
    const beginnings = ids.map((id) => `${safeDeliveryId(id)}.`);
    return ok(this.#names().filter((name) => beginnings.some((beginning) => name.startsWith(beginning))));
  }

  async ofVisitor(address: string) {
    const letters = this.#names().flatMap((name) => this.#letter(name) ?? []);
    return ok(letters.filter(({ content }) => visitorOfMail(content) === address.toLowerCase()));
  }

  async read(name: string) {
    return ok(this.#letter(name));
  }

  async erase(name: string) {
    return ok(this.#kept.delete(name));
  }

  async prune({ before, limit }: { readonly before: number; readonly limit: number }) {
    const old = [...this.#kept.values()].filter(({ at }) => at < before).slice(0, limit);
    for (const { name } of old) this.#kept.delete(name);
    return ok(old.length);
  }

  #names(): readonly string[] {
    return [...this.#kept.keys()].sort();
  }

  #letter(name: string): KeptLetter | null {
    const kept = this.#kept.get(name);
    return kept === undefined ? null : { name: kept.name, content: kept.content };
  }
}
