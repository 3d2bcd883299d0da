interface Mailto {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns a mailto address with receiver, subject and body. */
export function mailtoHref({ to, subject, body }: Mailto): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
