interface Said {
  readonly text: string;
  /** Null for what can only be read. */
  readonly act: Act | { readonly text: string; readonly href: string } | null;
}

interface Act {
  readonly text: string;
  readonly run: () => void;
}

/** Words beside a heart that was pressed. They stand beside the page, not in it, so that React finds what it wrote. */
export class HeartNote {
  #shown: HTMLElement | null = null;
  #gone = new AbortController();

  show(heart: HTMLElement, { text, act }: Said): void {
    this.hide();
    const note = document.createElement('div');
    note.className = 'save-note';
    note.setAttribute('role', act === null ? 'alert' : 'status');
    note.append(text);
    if (act !== null) {
      const offered = 'href' in act ? linkOf(act) : this.#button(act, heart);
      note.append(' ', offered);
      this.#reachByKeyboard(heart, offered);
    }
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
    this.#gone.abort();
    this.#gone = new AbortController();
    this.#shown?.remove();
    this.#shown = null;
  }

  /** As if it stood behind the heart: the tab key goes there and on, back to the heart and away. */
  #reachByKeyboard(heart: HTMLElement, offered: HTMLElement): void {
    const { signal } = this.#gone;
    const onHeart = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey) return;
      event.preventDefault();
      offered.focus();
    };
    const onOffered = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      heart.focus();
      if (event.shiftKey) event.preventDefault();
      else this.hide();
    };
    heart.addEventListener('keydown', onHeart, { signal });
    offered.addEventListener('keydown', onOffered, { signal });
  }

  #button({ text, run }: Act, heart: HTMLElement): HTMLElement {
    const button = withWords(document.createElement('button'), text);
    button.type = 'button';
    button.addEventListener('click', () => {
      this.hide();
      heart.focus();
      run();
    });
    return button;
  }
}

function linkOf({ text, href }: { readonly text: string; readonly href: string }): HTMLElement {
  const link = withWords(document.createElement('a'), text);
  link.href = href;
  return link;
}

function withWords<T extends HTMLElement>(element: T, text: string): T {
  element.className = 'link';
  const words = document.createElement('span');
  words.append(text);
  element.append(words);
  return element;
}
