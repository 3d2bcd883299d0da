/** The text of a toast, and its action. */
export interface ToastMessage {
  readonly text: string;
  /** Null for an error without an action. */
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
