interface BegunLetter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns a mailto address with receiver, subject and body. */
export function letterHref({ to, subject, body }: BegunLetter): string {
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
