import type { BrokerView } from './yacht-view.ts';

/** A letter to whom she is asked about, begun. @param attached what the visitor adds to it, line by line */
export function letterHref({ to, subject, body }: BrokerView['letter'], attached: readonly string[] = []): string {
  const text = [body, ...attached].join('\r\n\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
