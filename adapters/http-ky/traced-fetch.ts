export type TraceHeaders = () => Readonly<Record<string, string>>;
export const TraceHeaders = Symbol.for('TraceHeaders');

/** Returns a `fetch` whose requests carry these headers, by which they belong to a trace (OP3). */
export function tracedFetch(headers: TraceHeaders): typeof fetch {
  return (input, init) => {
    const added = Object.entries(headers());
    if (added.length === 0) return fetch(input, init);
    const request = new Request(input, init);
    for (const [name, value] of added) request.headers.set(name, value);
    return fetch(request);
  };
}
