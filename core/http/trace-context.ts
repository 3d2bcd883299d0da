/** The position of a request in a trace (W3C Trace Context, OP3). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The span of what is done here: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Two hexadecimal digits, of which the last bit asks for the trace to be recorded. */
  readonly flags: string;
  /** The values of tracing systems, passed on as they came; null if there are none. */
  readonly state: string | null;
}

/** Version, trace, span and flags. A later version may have more after them. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;
const MAX_STATE_LENGTH = 512;

/**
 * Returns the context of what is done for a request, or null where its headers name no trace.
 * @param newSpanId makes 16 hexadecimal digits, not all of them 0
 */
export function traceContextOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  newSpanId: () => string,
): TraceContext | null {
  const { traceparent, tracestate } = headers;
  const parts = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent) : null;
  const [, version, traceId, flags, more] = parts ?? [];
  if (traceId === undefined || flags === undefined || (version === '00' && more !== undefined)) return null;
  const isPassedOn =
    typeof tracestate === 'string' && tracestate.length <= MAX_STATE_LENGTH && !/[^ -~]/.test(tracestate);
  return { traceId, spanId: newSpanId(), flags, state: isPassedOn ? tracestate : null };
}

/** Returns the headers of a request to another service. */
export function traceHeaders({ traceId, spanId, flags, state }: TraceContext): Readonly<Record<string, string>> {
  const traceparent = `00-${traceId}-${spanId}-${flags}`;
  return state === null ? { traceparent } : { traceparent, tracestate: state };
}
