interface BegunLetter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** A letter from the visitor's own mail program, begun. */
export function letterHref({ to, subject, body }: BegunLetter): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
