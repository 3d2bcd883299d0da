interface Said {
  readonly text: string;
  /** Null for what can only be read. */
  readonly act: { readonly text: string; readonly run: () => void } | null;
}

/** Words beside a heart that was pressed. They stand beside the page, not in it, so that React finds what it wrote. */
export class HeartNote {
  #shown: HTMLElement | null = null;

  show(heart: Element, { text, act }: Said): void {
    this.hide();
    const note = document.createElement('div');
    note.className = 'save-note';
    note.setAttribute('role', act === null ? 'alert' : 'status');
    note.append(text);
    if (act !== null) note.append(' ', this.#button(act, heart));
    const { right, bottom } = heart.getBoundingClientRect();
    note.style.top = `${bottom + window.scrollY + 4}px`;
    note.style.right = `${Math.max(document.documentElement.clientWidth - right, 16)}px`;
    document.body.append(note);
    this.#shown = note;
  }

  holds(target: Node): boolean {
    return this.#shown?.contains(target) === true;
  }

  hide(): void {
    this.#shown?.remove();
    this.#shown = null;
  }

  #button({ text, run }: NonNullable<Said['act']>, heart: Element): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'link';
    const words = document.createElement('span');
    words.append(text);
    button.append(words);
    button.addEventListener('click', () => {
      this.hide();
      if (heart instanceof HTMLElement) heart.focus();
      run();
    });
    return button;
  }
}
