/** What a toast says, and the one thing it offers. */
export interface ToastMessage {
  readonly text: string;
  /** Null for an error that can only be read. */
  readonly action: ToastLink | ToastUndo | null;
}

interface ToastLink {
  readonly text: string;
  readonly href: string;
}

interface ToastUndo {
  readonly text: string;
  /** Returns the message of the toast that follows; null for none. */
  readonly run: () => ToastMessage | null;
}
