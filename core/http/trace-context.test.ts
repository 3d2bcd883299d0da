import { expect, test } from 'vitest';
import { traceContextOf, traceHeaders } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const contextOf = (traceparent: string, tracestate?: string) =>
  traceContextOf({ traceparent, tracestate }, () => 'b7ad6b7169203331');

test('OP3 a trace is passed on with a span of our own', () => {
  const context = contextOf(`00-${TRACE}-${SPAN}-01`, 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7');
  expect(context && traceHeaders(context)).toEqual({
    traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
    tracestate: 'congo=t61rcWkgMzE,rojo=00f067aa0ba902b7',
  });
});

test('OP3 a later version of the header is read as far as it is known', () => {
  expect(contextOf(`01-${TRACE}-${SPAN}-01-what-comes`)).toMatchObject({ traceId: TRACE, flags: '01' });
});

test.each([undefined, 'a\nb', 'ä', 'x'.repeat(513)])('OP3 of a state such as %j nothing is passed on', (state) => {
  const context = contextOf(`00-${TRACE}-${SPAN}-00`, state);
  expect(context && traceHeaders(context)).toEqual({ traceparent: `00-${TRACE}-b7ad6b7169203331-00` });
});

test.each([
  '',
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE.slice(1)}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-1`,
  `00-${TRACE}-${SPAN}-01\r\nX: y`,
])('OP3 %j names no trace', (traceparent) => {
  expect(contextOf(traceparent)).toBeNull();
});
