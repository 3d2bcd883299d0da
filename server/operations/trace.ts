import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type TraceContext, traceContextOf, traceHeaders } from '../../core/http/trace-context.ts';

const current = new AsyncLocalStorage<TraceContext>();

const newSpanId = () => randomBytes(8).toString('hex');

/** Does the work for a request in the context of its trace, if its headers name one (OP3). */
export function runInTrace(headers: IncomingHttpHeaders, work: () => void): void {
  // The storage slows promises down from its first use on, so that a site without traces does not use it.
  const context = headers.traceparent === undefined ? null : traceContextOf(headers, newSpanId);
  if (context === null) work();
  else current.run(context, work);
}

/** Returns the fields of a log line that name the trace. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const context = current.getStore();
  return context === undefined ? {} : { trace_id: context.traceId, span_id: context.spanId };
}

/** Returns the headers by which a request to another service belongs to the trace. */
export function currentTraceHeaders(): Readonly<Record<string, string>> {
  const context = current.getStore();
  return context === undefined ? {} : traceHeaders(context);
}
